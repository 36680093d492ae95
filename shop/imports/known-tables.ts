import { propertyOf } from '#contract/forms/product.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import { compareKey } from '#rules/compare-key.ts';
import { customerColumns } from './customer-columns.ts';
import {
  type FileColumn,
  type FileTable,
  type KnownTable,
  recognised,
  type TableError,
  tableColumns,
} from './file-table.ts';
import { axes, axisKey, chosenAxes } from './foreign/axes.ts';
import type { FilePrices } from './foreign/seen-prices.ts';
import type { ShopSystem } from '#contract/shop-systems.ts';
import type { ForeignSetup } from './foreign/foreign-shop.ts';
import { type UnsupportedData, Losses } from './foreign/losses.ts';
import { foreignColumns, matchedName, readForeign } from './foreign/read-foreign.ts';
import { columnsOf } from './product-columns.ts';
import { Places, settled } from './places.ts';
import { isOfSales } from './table-kind.ts';

export interface ReadFile {
  /** The system that exported it; null for a file of this shop. */
  source: ShopSystem | null;
  lost: UnsupportedData[];
  tables: KnownTable[];
  /** Tables without any data of the catalog. */
  errors: TableError[];
  columns: FileColumn[];
  /** What an export says about the currency of its prices; null without any. */
  prices: FilePrices | null;
}

/** The columns to which staff can match those of a file, of this shop and of each other one. */
const matchable: ReadonlySet<string> = new Set([...Object.values(tableColumns).flat(), ...customerColumns]);

/** Returns the columns to which staff can match those of a file from a system. */
export const matchableOf = (system: ShopSystem | null): readonly string[] =>
  system === null ? [...matchable] : foreignColumns(system);

/** Returns what is stored for a match, '' to skip the column; or null if there is no such column. */
export function storedMatch(
  system: ShopSystem | null,
  { header, column, isAxis = false }: { header: string; column: string | null; isAxis?: boolean | undefined },
): { header: string; column: string } | null {
  if (isAxis)
    return column !== null && axes.some((axis) => axis === column)
      ? { header: axisKey(header), column }
      : null;
  const key = compareKey(header);
  if (column === null) return { header: key, column: '' };
  if (!matchableOf(system).includes(column)) return null;
  return { header: key, column: system === null ? column : matchedName(system, column) };
}

/**
 * Recognizes the tables of a file, for the command and the office.
 * @param matched the columns that staff matched, by header
 */
export function knownTables(
  found: readonly FileTable[],
  matched: ReadonlyMap<string, string>,
  setup: ForeignSetup,
): ReadFile {
  const sales = found.filter(({ header }) => isOfSales(header, matched));
  const read = readAll(
    found.filter((table) => !sales.includes(table)),
    matched,
    setup,
  );
  const [losses, places] = [new Losses(), new Places(setup.places ?? [])];
  const tables = read.tables.map((table) =>
    table.kind === 'customers' ? settled(table, places, losses) : table,
  );
  const errors = [...read.errors, ...sales.map(({ name }) => ({ name, fault: 'ofSales' as const }))];
  return { ...read, tables, errors, lost: [...read.lost, ...losses.all] };
}

function readAll(
  found: readonly FileTable[],
  matched: ReadonlyMap<string, string>,
  setup: ForeignSetup,
): ReadFile {
  const chosen = chosenAxes(matched);
  const foreign = found.flatMap((table) => readForeign(table, { ...setup, axes: chosen }, matched) ?? []);
  const [first] = foreign;
  if (first)
    return {
      source: first.system,
      lost: foreign.flatMap(({ lost }) => lost),
      tables: foreign.flatMap(({ tables }) => tables),
      errors: foreign.every(({ isUnknown }) => isUnknown)
        ? found.map(({ name }) => ({ name, fault: 'nearSystem' }))
        : [],
      columns: foreign.flatMap(({ columns }) => columns),
      prices: foreign.find(({ prices }) => prices)?.prices ?? null,
    };
  const columns = new Map<string, FileColumn>();
  const results = found.map((table) => recognised(table, matched, columns));
  const tables = results.flatMap((each) => ('fault' in each ? [] : [each]));
  const errors = results.flatMap((each) => ('fault' in each ? [each] : []));
  return { source: null, lost: [], tables, errors, columns: [...columns.values()], prices: null };
}

const without = (table: KnownTable, columns: readonly string[]): KnownTable => ({
  ...table,
  rows: table.rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).filter(([name]) => !columns.includes(name))),
    problems: row.problems.filter(({ column }) => !columns.includes(column)),
  })),
});

/** Returns a table without pictures, whose addresses aren't fetched. */
export const withoutAddresses = (table: KnownTable): KnownTable => without(table, ['pictures']);

export const costColumns: readonly string[] = columnsOf(Object.keys(propertyOf(productFields, 'needs')));

/** Returns a file without costs, which the person who imports it may not see, and notes their products as lost. */
export function withoutCosts(read: ReadFile): ReadFile {
  const losses = new Losses();
  for (const { cells } of read.tables.flatMap(({ rows }) => rows))
    if (costColumns.some((column) => column in cells)) losses.add('costs', cells['sku'] ?? '');
  const tables = read.tables.map((table) => without(table, costColumns));
  return { ...read, tables, lost: [...read.lost, ...losses.all] };
}
