import type { Database } from '#database/schema.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { beginBulk } from '#shop/records/records.ts';
import { inTransaction, withinTransaction } from '#shop/transaction.ts';
import type { KnownTable } from './file-table.ts';
import type { TableKind } from './table-kind.ts';
import { type CouponColumn, importCoupons } from './import-coupons.ts';
import { importCustomers } from './import-customers.ts';
import { endingRows, importDiscounts } from './import-discounts.ts';
import { type Importing, importProducts } from './import-products.ts';
import { importRedirects, type RedirectColumn } from './import-redirects.ts';
import { ReferenceLookup, importCategory, importTerm } from './import-terms.ts';
import { importReviews, type ReviewColumn } from './import-reviews.ts';
import { missingRows } from './missing-rows.ts';
import type { ProductColumn } from './product-columns.ts';
import { readReferred } from './references.ts';
import type { FileRow, RowResult } from './row.ts';

export type ImportTotals = Record<RowResult['state'], number>;

/** The results of some rows of a table, reported as they happen. */
export interface ImportEvent {
  table: KnownTable;
  results: RowResult[];
}

/**
 * Imports tables, taxonomy terms first, then categories, products, discounts, coupons,
 * redirects, reviews and customers. Each row is all or nothing, and valid rows are imported
 * whatever errors others have. Importing a file again changes only what still differs, so an interrupted import can
 * continue. Writes one audit log entry at the end, even if stopped.
 * @param stopped checked between rows and batches
 */
export async function* importCatalogue(
  db: Database,
  given: Importing,
  found: readonly KnownTable[],
  stopped: () => boolean = () => false,
): AsyncGenerator<ImportEvent, ImportTotals> {
  const tables = given.isChecked ? found : await withEnding(db, found);
  const importing = await withBulk(db, given, tables);
  const totals: ImportTotals = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  const { refused, notMade } =
    importing.creates && !importing.isChecked
      ? await tried(db, importing, tables, stopped)
      : { refused: new Map(), notMade: [] };
  for (const event of notMade) {
    count(totals, event.results);
    yield event;
  }
  for await (const event of importData(db, importing, tables, refused, stopped)) {
    count(totals, event.results);
    yield event;
  }
  if (!importing.isTrial)
    await writeAudit(db, importing.by, 'catalogue imported', { ...totals, stopped: stopped() });
  return totals;
}

/** Adds the discounts of earlier imports that end. Rows that were checked before contain them. */
async function withEnding(db: Database, tables: readonly KnownTable[]): Promise<KnownTable[]> {
  const names = new Set(
    tables.flatMap(({ kind, rows }) =>
      kind === 'discounts' ? rows.map(({ cells }) => cells['discount']) : [],
    ),
  );
  return Promise.all(
    tables.map(async (table) =>
      table.reduced
        ? { ...table, rows: [...table.rows, ...(await endingRows(db, [table.reduced], names))] }
        : table,
    ),
  );
}

/** Marks the discounts of an import as its own in their history, by a bulk edit. */
const withBulk = async (
  db: Database,
  importing: Importing,
  tables: readonly KnownTable[],
): Promise<Importing> =>
  importing.isTrial ||
  importing.bulkId !== undefined ||
  tables.every(({ kind }) => kind !== 'discounts' && kind !== 'coupons')
    ? importing
    : { ...importing, bulkId: await beginBulk(db, 'import', importing.by, { import: importing.why }) };

type RefusedRows = ReadonlyMap<KnownTable, ReadonlySet<number>>;

/**
 * Finds the product rows that would be refused even if everything to which they refer was created. The import
 * creates no records for them. Records that can't be created are reported separately.
 */
async function tried(
  db: Database,
  importing: Importing,
  tables: readonly KnownTable[],
  stopped: () => boolean,
): Promise<{ refused: RefusedRows; notMade: ImportEvent[] }> {
  const refused = new Map(tables.map((table) => [table, new Set<number>()]));
  const notMade: ImportEvent[] = [];
  for await (const { table, results } of importData(
    db,
    { ...importing, isTrial: true },
    tables,
    new Map(),
    stopped,
  )) {
    const wrong = results.filter(({ state }) => state === 'wrong');
    const lines = refused.get(table);
    if (!lines && wrong.length > 0) notMade.push({ table, results: wrong });
    for (const { line } of wrong) lines?.add(line);
  }
  return { refused, notMade };
}

async function* importData(
  db: Database,
  importing: Importing,
  tables: readonly KnownTable[],
  refused: RefusedRows,
  stopped: () => boolean,
): AsyncGenerator<ImportEvent> {
  const around = new ReferenceLookup(await readReferred(db));
  const byKind = (kind: TableKind) => tables.filter((table) => table.kind === kind);
  const [small, products] = [(['words', 'categories'] as const).flatMap(byKind), byKind('products')];
  yield* await smallTables(db, importing, around, { small, products, refused }, stopped);
  const leftOut = new Set(importing.leftOut);
  for (const table of products) {
    const rows = table.rows as FileRow<ProductColumn>[];
    for await (const results of importProducts(db, importing, around.references, rows)) {
      for (const { state, key } of results) if (state === 'wrong') leftOut.add(key);
      yield { table, results };
      if (stopped()) return;
    }
  }
  const skus = products.flatMap(({ rows }) => rows.map(({ cells: { sku = '' } }) => sku.trim()));
  const planned = new Set(skus.filter((sku) => !leftOut.has(sku)));
  for (const table of byKind('discounts')) {
    if (stopped()) return;
    for await (const result of importDiscounts(db, { ...importing, leftOut }, planned, table)) {
      yield { table, results: [result] };
      if (stopped()) return;
    }
  }
  const seenReviews = new Map<number, number>();
  const bySome = [
    ['coupons', (rows: FileRow<CouponColumn>[]) => importCoupons(db, importing, rows)],
    ['redirects', (rows: FileRow<RedirectColumn>[]) => importRedirects(db, importing, planned, rows)],
    ['reviews', (rows: FileRow<ReviewColumn>[]) => importReviews(db, importing, seenReviews, rows)],
  ] as const;
  for (const [kind, work] of bySome)
    for (const table of byKind(kind))
      for (let at = 0; at < table.rows.length && !stopped(); at += rowsAtOnce)
        yield { table, results: await work(table.rows.slice(at, at + rowsAtOnce)) };
  for (const table of byKind('customers')) {
    if (stopped()) return;
    for await (const results of importCustomers(db, importing, table.rows)) {
      yield { table, results };
      if (stopped()) return;
    }
  }
}

/** Coupons, redirects or reviews per transaction. */
const rowsAtOnce = 200;

/**
 * Imports taxonomy terms and categories, including those that only products refer to, if they are to be
 * created. A dry run rolls them back, but `around` still knows them, because later rows may refer to them.
 */
async function smallTables(
  db: Database,
  importing: Importing,
  around: ReferenceLookup,
  {
    small,
    products,
    refused,
  }: Record<'small' | 'products', readonly KnownTable[]> & { refused: RefusedRows },
  stopped: () => boolean,
): Promise<ImportEvent[]> {
  const run = async (own: Database) => {
    const events: ImportEvent[] = [];
    const importRows = async (table: KnownTable) => {
      const results: RowResult[] = [];
      for (const row of table.rows)
        if (!stopped()) results.push(await importRow(own, importing, around, table, row));
      events.push({ table, results });
    };
    for (const table of small) await importRows(table);
    for (const table of importing.creates ? products : [])
      for (const missing of missingRows(table, around.references, refused.get(table)))
        await importRows(missing);
    return events;
  };
  if (small.length === 0 && !importing.creates) return [];
  if (!importing.isTrial) return run(db);
  return inTransaction(db, async (trx) => ({ keep: false, outcome: await run(trx) }));
}

const importRow = (
  db: Database,
  importing: Importing,
  around: ReferenceLookup,
  { kind }: KnownTable,
  row: FileRow<string>,
): Promise<RowResult> => {
  const work = async (trx: Database) => {
    const result = await (kind === 'words' ? importTerm : importCategory)(trx, importing, around, row);
    await importing.keep?.(trx, [row], [result]);
    return result;
  };
  return importing.isTrial || !importing.keep ? work(db) : withinTransaction(db, work);
};

function count(totals: ImportTotals, results: readonly RowResult[]): void {
  for (const { state } of results) totals[state] += 1;
}
