import type { Actor } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { allSkus, changeProducts, productIds, type ProductOutcome } from '#shop/catalogue/catalogue.ts';
import { compareKey } from '#rules/compare-key.ts';
import { withinTransaction } from '#shop/records/records.ts';
import type { FoundPicture } from './product-cells.ts';
import {
  columnOf,
  columnsOf,
  pictureFiles,
  type ProductColumn,
  productChanges,
  productRow,
  type RowChanges,
} from './product-columns.ts';
import { archivedByUndo } from './undone-queries.ts';
import { knownOf, type References } from './references.ts';
import { SkuIndex } from './sku-index.ts';
import { allProblems, differencesBetween, type FileRow, problem, type RowResult } from './row.ts';

export interface Importing {
  /** The actor in the audit log, such as 'staff sokha'. */
  by: Actor;
  /** The file's name, for the stock history. */
  why: string;
  /** Whether it is a dry run, which reports the results without writing them. */
  isTrial: boolean;
  /** Whether to create brands and categories to which products refer, if they don't exist. */
  creates: boolean;
  /** Whether to accept prices of zero, and prices that differ greatly from the previous ones. */
  isPriceSure: boolean;
  /** Fields that the person can't see (`Changing`). */
  hidden?: readonly string[];
  /** Imports the picture files with these names, or only looks them up. */
  findPictures: (names: readonly string[]) => Promise<ReadonlyMap<string, FoundPicture>>;
  /** The bulk edit that undoes the import as a whole. */
  bulkId?: number;
  /** Whether the rows were checked before, so that what they refer to is created without another dry run. */
  isChecked?: boolean;
  /** SKUs of products that aren't imported, because their rows are wrong. Discounts leave them out. */
  leftOut?: ReadonlySet<string>;
  /** Prepares product rows outside of any transaction: fetches pictures, and drops those that can't be had. */
  prepare?: (rows: readonly FileRow<string>[]) => Promise<FileRow<string>[]>;
  /** Records results in the transaction that makes the changes, so that each row is done exactly once. */
  keep?: (trx: Database, rows: readonly FileRow<string>[], results: readonly RowResult[]) => Promise<void>;
}

/**
 * Rows per batch. Orders for existing products wait while their batch is written, so it must be short. New products
 * can't be ordered yet, and fewer batches mean that the index counts the same search words less often.
 */
const atOnce = { existing: 50, all: 250, withPictures: 20 };

/**
 * Imports product rows, one transaction per batch. Each row is all or nothing. Yields the results in order. A
 * consumer that stops iterating stops the import between two batches; earlier batches stay.
 */
export async function* importProducts(
  db: Database,
  importing: Importing,
  references: References,
  rows: readonly FileRow<ProductColumn>[],
): AsyncGenerator<RowResult[]> {
  const planned = new Map(rows.map((row) => [compareKey(skuOf(row)), skuOf(row)] as const));
  const seen: Seen = { lines: new Map(), skus: new SkuIndex(await allSkus(db)), planned };
  const size = importing.prepare ? atOnce.withPictures : atOnce.all;
  for (let at = 0; at < rows.length; at += size)
    for (const batch of batchesOf(seen.skus, rows.slice(at, at + size)))
      yield await importBatch(db, importing, references, seen, batch);
}

const skuOf = ({ cells: { sku = '' } }: FileRow<ProductColumn>): string => sku.trim();

/** Returns the row of a new product without its earlier stock, because it has no sales since then. */
function asNew(row: FileRow<ProductColumn>): FileRow<ProductColumn> {
  const { stock_was: _, variant_stock_was: __, ...cells } = row.cells;
  return { ...row, cells };
}

/** Returns the SKUs of products that the undo of an import archived. They come back without a column that says so. */
async function skusOfUndone(db: Database, rows: readonly FileRow<ProductColumn>[]): Promise<Set<string>> {
  const ids = await productIds(db, rows.filter(({ cells }) => cells.published === undefined).map(skuOf));
  const archived = await archivedByUndo(db, 'product', [...ids.values()]);
  return new Set([...ids].flatMap(([sku, id]) => (archived.has(id) ? [sku] : [])));
}

/** Starts a new batch once the current one holds enough existing products. */
function batchesOf(skus: SkuIndex, rows: readonly FileRow<ProductColumn>[]): FileRow<ProductColumn>[][] {
  let passed = 0;
  const batches = Map.groupBy(rows, (row) =>
    Math.floor((skus.has(skuOf(row)) ? passed++ : passed) / atOnce.existing),
  );
  return [...batches.values()];
}

async function importBatch(
  db: Database,
  importing: Importing,
  references: References,
  seen: Seen,
  given: readonly FileRow<ProductColumn>[],
): Promise<RowResult[]> {
  const { by, why, isTrial, isPriceSure, hidden = [], bulkId, findPictures, prepare, keep } = importing;
  const rows: readonly FileRow<ProductColumn>[] = prepare ? await prepare(given) : given;
  const pictures = await findPictures([...new Set(rows.flatMap(pictureFiles))]);
  const undoneSkus = await skusOfUndone(db, rows);
  const parsedRows = rows.map((row) => {
    const compared = seen.skus.has(skuOf(row)) ? row : asNew(row);
    const cells = undoneSkus.has(skuOf(row)) ? { published: 'yes', ...compared.cells } : compared.cells;
    const parsed = noteSku(productChanges({ ...compared, cells }, references, pictures), row.line, seen);
    return noteRelated(noteProduct(parsed, row, seen), seen);
  });
  const work = async (trx: Database) => {
    const results = await change(trx);
    await keep?.(trx, given, results);
    return results;
  };
  return isTrial || !keep ? work(db) : withinTransaction(db, work);

  async function change(trx: Database): Promise<RowResult[]> {
    const ids = await productIds(
      trx,
      parsedRows.map(({ sku }) => sku),
    );
    const { good = [], bad = [] } = Object.groupBy(parsedRows, ({ problems }) =>
      problems.length === 0 ? 'good' : 'bad',
    );
    const known = isTrial ? knownOf(references) : undefined;
    const outcomes = new Map<RowChanges, ProductOutcome | undefined>();
    // Rows that couldn't be read completely are still checked, so that all their errors are reported together.
    for (const [some, isTried] of [
      [good, isTrial],
      [bad, true],
    ] as const) {
      const changes = some.map(({ sku, fields }) => {
        const id = ids.get(sku);
        return id === undefined ? { fields } : { id, fields };
      });
      const changing = {
        by,
        why,
        isTrial: isTried,
        isPriceSure,
        hidden,
        ...(bulkId !== undefined && { bulkId }),
      };
      const done = await changeProducts(trx, changing, changes, known);
      for (const [at, parsed] of some.entries()) outcomes.set(parsed, done[at]);
    }
    return parsedRows.map((parsed, at): RowResult => {
      const place = { line: rows[at]?.line ?? 0, key: parsed.sku };
      const outcome = outcomes.get(parsed);
      if (!outcome) throw new Error('a row without an outcome');
      const result = resultOf(outcome, references);
      if (parsed.problems.length === 0) return { ...place, ...result };
      const others = isWithoutProduct(parsed) ? [] : result.problems;
      return {
        ...place,
        state: 'wrong',
        differences: [],
        problems: allProblems(parsed.problems, others),
      };
    });
  }
}

const isWithoutProduct = ({ problems }: RowChanges) => problems.some(({ code }) => code === 'noProduct');

/** The columns of which a file with new products has some. Combinations and stock need a product that exists. */
const ofNewProducts = ['name_en', 'price', 'categories'] as const;

/** Notes that a row needs a product which doesn't exist. */
function noteProduct(parsed: RowChanges, { cells }: FileRow<ProductColumn>, { skus }: Seen): RowChanges {
  if (parsed.sku === '' || skus.has(parsed.sku) || ofNewProducts.some((column) => column in cells))
    return parsed;
  return { ...parsed, problems: [problem('sku', 'noProduct')] };
}

/** Earlier rows by normalized SKU, the SKUs of the shop, and those of the file by normalized SKU. */
interface Seen {
  lines: Map<string, number>;
  skus: SkuIndex;
  planned: ReadonlyMap<string, string>;
}

/** Writes the SKUs of related products as the shop or the file does, and notes those that neither has. */
function noteRelated({ fields, problems, ...row }: RowChanges, { skus, planned }: Seen): RowChanges {
  const { relatedSkus } = fields;
  if (!relatedSkus) return { ...row, fields, problems };
  const written = relatedSkus.map((each) => {
    const { sku, from = sku } = skus.find(each);
    return skus.has(from) ? from : (planned.get(compareKey(each)) ?? null);
  });
  const unknown = relatedSkus.filter((_, at) => written[at] === null);
  return {
    ...row,
    fields: { ...fields, relatedSkus: written.filter((sku) => sku !== null) },
    problems: [...problems, ...unknown.map((sku) => problem('related', 'unknown', sku))],
  };
}

/**
 * Records a row's SKU. A file may contain a SKU only once, and none that merely resembles one of the shop,
 * because the product would be ambiguous.
 */
function noteSku(
  { sku: written, fields, problems }: RowChanges,
  line: number,
  { lines, skus }: Seen,
): RowChanges {
  const { sku, from } = skus.find(written);
  // Similar SKUs that the shop already has remain separate products.
  const key = skus.has(sku) ? sku : compareKey(sku);
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  const own = { sku, fields: { ...fields, sku }, problems };
  if (sku === '') return own;
  if (earlier !== undefined) return { ...own, problems: [...problems, problem('sku', 'repeated', earlier)] };
  return from === undefined ? own : { ...own, problems: [...problems, problem('sku', 'alike', from)] };
}

function resultOf(
  outcome: ProductOutcome,
  references: References,
): Pick<RowResult, 'state' | 'differences' | 'problems'> {
  const nothing = { differences: [], problems: [] };
  if (outcome.state === 'unchanged') return { ...nothing, state: 'unchanged' };
  if (outcome.state === 'conflict')
    return { ...nothing, state: 'wrong', problems: [problem('sku', 'conflict')] };
  if (outcome.state === 'refused')
    return {
      ...nothing,
      state: 'wrong',
      problems: outcome.errors.map(({ field, code, about }) => problem(columnOf(field), code, about)),
    };
  if (outcome.state === 'removed') return { ...nothing, state: 'changed' };
  const { before, after } = outcome;
  const from = before === null ? {} : productRow(before, references);
  return {
    state: before === null ? 'new' : 'changed',
    differences: differencesBetween(columnsOf(outcome.fields), from, productRow(after, references)),
    problems: [],
  };
}
