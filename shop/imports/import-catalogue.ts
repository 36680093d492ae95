import type { Database } from '#database/schema.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import type { KnownTable, TableKind } from './file-table.ts';
import { type Importing, importProducts } from './import-products.ts';
import { Around, importCategory, importWord } from './import-words.ts';
import { missingRows } from './missing-rows.ts';
import type { ProductColumn } from './product-columns.ts';
import { readReferred } from './references.ts';
import type { FileRow, RowResult } from './row.ts';

/** How many rows of each kind of outcome. */
export type ImportTotals = Record<RowResult['state'], number>;

/** What came of some rows of a table, as it happens. */
export interface ImportEvent {
  table: KnownTable;
  results: RowResult[];
}

/** Later tables refer to what stands in earlier ones. */
const order: readonly TableKind[] = ['words', 'categories', 'products'];

/**
 * Brings tables into the shop, words first, products last, row by row all or nothing; what is right is done whatever is
 * wrong beside it. The same file again changes only what is still different, so one that was interrupted goes on.
 * Writes one entry into the audit log at its end, also when it was stopped.
 * @param stopped looked at between rows and batches
 */
export async function* importCatalogue(
  db: Database,
  importing: Importing,
  tables: readonly KnownTable[],
  stopped: () => boolean = () => false,
): AsyncGenerator<ImportEvent, ImportTotals> {
  const totals: ImportTotals = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  const around = new Around(await readReferred(db));
  const byKind = (kind: TableKind) => tables.filter((table) => table.kind === kind);
  const [small, products] = [order.slice(0, 2).flatMap(byKind), byKind('products')];
  for (const event of await smallTables(db, importing, around, { small, products }, stopped)) {
    count(totals, event.results);
    yield event;
  }
  for (const table of products) {
    const rows = table.rows as FileRow<ProductColumn>[];
    for await (const results of importProducts(db, importing, around.references, rows)) {
      count(totals, results);
      yield { table, results };
      if (stopped()) break;
    }
  }
  if (!importing.isTrial)
    await writeAudit(db, importing.by, 'catalogue imported', { ...totals, stopped: stopped() });
  return totals;
}

/**
 * Words and categories, and those that only products name, if they are to be made. For a trial they are brought in and taken back: what comes later in the file may refer to them, and
 * `around` still knows them.
 */
async function smallTables(
  db: Database,
  importing: Importing,
  around: Around,
  { small, products }: Record<'small' | 'products', readonly KnownTable[]>,
  stopped: () => boolean,
): Promise<ImportEvent[]> {
  const run = async (own: Database) => {
    const events: ImportEvent[] = [];
    const bring = async (table: KnownTable) => {
      const results: RowResult[] = [];
      for (const row of table.rows)
        if (!stopped()) results.push(await importRow(own, importing, around, table, row));
      events.push({ table, results });
    };
    for (const table of small) await bring(table);
    for (const table of importing.creates ? products : [])
      for (const missing of missingRows(table, around.references)) await bring(missing);
    return events;
  };
  if (small.length === 0 && !importing.creates) return [];
  if (!importing.isTrial) return run(db);
  return inTransaction(db, async (trx) => ({ keep: false, outcome: await run(trx) }));
}

const importRow = (
  db: Database,
  importing: Importing,
  around: Around,
  { kind }: KnownTable,
  row: FileRow<string>,
): Promise<RowResult> =>
  kind === 'words' ? importWord(db, importing, around, row) : importCategory(db, importing, around, row);

function count(totals: ImportTotals, results: readonly RowResult[]): void {
  for (const { state } of results) totals[state] += 1;
}
