import type { Actor } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { allSkus, changeProducts, productIds, type ProductOutcome } from '#shop/catalogue/catalogue.ts';
import { compareKey } from '#rules/compare-key.ts';
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
import { knownOf, type References } from './references.ts';
import { SkuIndex } from './sku-index.ts';
import { allProblems, differencesBetween, type FileRow, problem, type RowResult } from './row.ts';

/** How rows are brought in. */
export interface Importing {
  /** As the audit log names who does it: 'staff sokha'. */
  by: Actor;
  /** For the journal of the stock: the file's name. */
  why: string;
  /** Nothing is written; what would come of it is told. */
  isTrial: boolean;
  /** Brands and categories that products name are made where there are none. */
  creates: boolean;
  /** Prices of zero, and prices far from those before, are taken too. */
  isPriceSure: boolean;
  /** Brings in, or only looks for, the picture files of these names. */
  findPictures: (names: readonly string[]) => Promise<ReadonlyMap<string, FoundPicture>>;
}

/**
 * How many rows a batch has. Orders for products that are there wait while theirs is written: it must not take long. Nobody
 * orders new ones, and the fewer batches, the less often the same words are counted in the index.
 */
const atOnce = { existing: 50, all: 250 };

/**
 * Brings rows of products in, a batch in one transaction, each row all or nothing. Yields what came of them, in their order;
 * whoever stops asking stops it between two batches, and what was done stays.
 */
export async function* importProducts(
  db: Database,
  importing: Importing,
  references: References,
  rows: readonly FileRow<ProductColumn>[],
): AsyncGenerator<RowResult[]> {
  const seen: Seen = { lines: new Map(), skus: new SkuIndex(await allSkus(db)) };
  for (let at = 0; at < rows.length; at += atOnce.all)
    for (const batch of batchesOf(seen.skus, rows.slice(at, at + atOnce.all)))
      yield await importBatch(db, importing, references, seen, batch);
}

/** Cuts rows where one of them holds enough products that are there. */
function batchesOf(skus: SkuIndex, rows: readonly FileRow<ProductColumn>[]): FileRow<ProductColumn>[][] {
  const skuOf = ({ cells: { sku = '' } }: FileRow<ProductColumn>) => sku.trim();
  let passed = 0;
  const batches = Map.groupBy(rows, (row) =>
    Math.floor((skus.has(skuOf(row)) ? passed++ : passed) / atOnce.existing),
  );
  return [...batches.values()];
}

async function importBatch(
  db: Database,
  { by, why, isTrial, isPriceSure, findPictures }: Importing,
  references: References,
  seen: Seen,
  rows: readonly FileRow<ProductColumn>[],
): Promise<RowResult[]> {
  const pictures = await findPictures([...new Set(rows.flatMap(pictureFiles))]);
  const wishes = rows.map((row) => noteSku(productChanges(row, references, pictures), row.line, seen));
  const ids = await productIds(
    db,
    wishes.map(({ sku }) => sku),
  );
  const { good = [], bad = [] } = Object.groupBy(wishes, ({ problems }) =>
    problems.length === 0 ? 'good' : 'bad',
  );
  const known = isTrial ? knownOf(references) : undefined;
  const outcomes = new Map<RowChanges, ProductOutcome | undefined>();
  // What else is wrong with a row that could not be read as a whole is told with it.
  for (const [some, isTried] of [
    [good, isTrial],
    [bad, true],
  ] as const) {
    const changes = some.map(({ sku, fields }) => {
      const id = ids.get(sku);
      return id === undefined ? { fields } : { id, fields };
    });
    const done = await changeProducts(db, { by, why, isTrial: isTried, isPriceSure }, changes, known);
    for (const [at, wish] of some.entries()) outcomes.set(wish, done[at]);
  }
  return wishes.map((wish, at): RowResult => {
    const place = { line: rows[at]?.line ?? 0, key: wish.sku };
    const outcome = outcomes.get(wish);
    if (!outcome) throw new Error('a row without an outcome');
    const result = resultOf(outcome, references);
    if (wish.problems.length === 0) return { ...place, ...result };
    return {
      ...place,
      state: 'wrong',
      differences: [],
      problems: allProblems(wish.problems, result.problems),
    };
  });
}

/** Earlier rows, by their compared SKU, and the SKUs of the shop. */
interface Seen {
  lines: Map<string, number>;
  skus: SkuIndex;
}

/** A file may name a SKU once, and not one that only looks like one of the shop: it would be unclear which is meant. */
function noteSku(
  { sku: written, fields, problems }: RowChanges,
  line: number,
  { lines, skus }: Seen,
): RowChanges {
  const { sku, from } = skus.find(written);
  // Twins that the shop has already are each their own.
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
      problems: outcome.faults.map(({ field, code, about }) => problem(columnOf(field), code, about)),
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
