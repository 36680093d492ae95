import { foreignCoupons } from './foreign-coupons.ts';
import { createHash } from 'node:crypto';
import { shopTimeZone } from '#contract/constants.ts';
import { propertyOf } from '#contract/forms/product.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import { defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { compareKey } from '#rules/compare-key.ts';
import { shopSettings } from '#shop/content/content.ts';
import { namedPlaces } from '#shop/places/places.ts';
import type { FileColumn, FileTable, KnownTable } from '../file-table.ts';
import { nearestOf } from '../name-index.ts';
import type { TermColumn } from '../term-row.ts';
import { foreignCustomers } from './foreign-customers.ts';
import { foreignCells } from './foreign-cells.ts';
import type { FilePrices } from './seen-prices.ts';
import { SeenPrices } from './seen-prices.ts';
import { foreignRows } from './foreign-row.ts';
import type { ShopSystem } from '#contract/shop-systems.ts';
import type { ForeignProduct, ForeignReader, ForeignSetup } from './foreign-shop.ts';
import { type UnsupportedData, Losses } from './losses.ts';
import { tableOf } from './mapped-table.ts';
import { discountTable } from './reduced-prices.ts';
import { magento } from './magento.ts';
import { prestashopCombinations } from './prestashop-combinations.ts';
import { prestashop } from './prestashop.ts';
import { dollars } from './currencies.ts';
import { skusByOldId } from './old-id-queries.ts';
import { shopify } from './shopify.ts';
import { dataReaders, systemHeads } from './system-reader.ts';
import { scoreOf } from '../table-kind.ts';
import { woocommerce } from './woocommerce.ts';
import { englishHead } from './woocommerce-heads.ts';

const ownReaders: readonly ForeignReader[] = [
  shopify,
  woocommerce,
  magento,
  prestashop,
  prestashopCombinations,
];
const readers = [...ownReaders, ...dataReaders];

/** An export of another shop as tables of this one. */
export interface ForeignTables {
  system: ShopSystem;
  tables: KnownTable[];
  lost: UnsupportedData[];
  /** Null if it has none. */
  prices: FilePrices | null;
  /** The unknown columns, if staff chose the system, and the attributes of variants. */
  columns: FileColumn[];
  /** Whether it isn't an export of the system that staff chose, unless its columns are matched. */
  isUnknown?: true;
}

/** The columns of each system's products, to which staff can match those of a file. */
export function foreignColumns(system: ShopSystem): readonly string[] {
  const reader = readers.find((each) => each.system === system);
  return reader ? columnsOf(reader) : [];
}

function columnsOf({ keys, columns = [] }: ForeignReader): string[] {
  return [...new Set([...keys.flatMap(([first = '']) => first), ...columns])];
}

/** How matched columns of other systems are stored: `woocommerce: regular price`. */
export const matchedName = (system: ShopSystem, column: string): string => `${system}: ${column}`;

type Matched = ReadonlyMap<string, string>;

/** Returns the name by which a reader asks for a column of a file. */
const headOf =
  ({ system, headOf: english }: ForeignReader, matched: Matched) =>
  (head: string): string => {
    const [, column] = matched.get(head)?.split(`${system}: `) ?? [];
    return column ?? english?.(head) ?? head;
  };

/** Returns which system exported a table, by its header. */
export const systemOf = (table: Pick<FileTable, 'header'>): ShopSystem | null =>
  readerOf(table)?.system ?? null;

function readerOf(
  { header }: Pick<FileTable, 'header'>,
  matched: Matched = new Map(),
  system?: ShopSystem | null,
): ForeignReader | undefined {
  const heads = header.map(compareKey);
  const possible = readers.filter((reader) => {
    const names = new Set(heads.map(headOf(reader, matched)));
    const isOf = !system || reader.system === system;
    return isOf && reader.keys.every((group) => group.some((name) => names.has(name)));
  });
  // Tills have similar heads, so the system with most matches wins.
  const [first] = possible;
  const nearest = nearestSystem(heads)?.system;
  return (
    ownReaders.find((each) => each === first) ?? possible.find((each) => each.system === nearest) ?? first
  );
}

/** Returns the system with most of these heads, and how many it has. Null for fewer than four, or a third of them. */
export function nearestSystem(heads: readonly string[]): { system: ShopSystem; count: number } | null {
  const filled = heads.filter(Boolean);
  const [nearest] = systemHeads
    .map(({ system, heads: readHeads, nameOf }) => ({
      system,
      count: filled.filter((head) => readHeads.has(nameOf(head)) || readHeads.has(englishHead(head))).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  return nearest && nearest.count >= Math.max(4, filled.length / 3) ? nearest : null;
}

/** Returns what the prices and dates of an export mean in this shop. */
export async function foreignSetup(
  db: Database,
  given: Pick<ForeignSetup, 'system' | 'money'> = {},
): Promise<ForeignSetup> {
  const { vatRate, timeZone } = await shopSettings(db, defaultLanguage);
  const places = await namedPlaces(db);
  return { ...given, vatRate, timeZone, now: new Date(), places, skusByOldId: await skusByOldId(db) };
}

const unknownSetup = (): ForeignSetup => ({
  vatRate: null,
  timeZone: shopTimeZone,
  now: new Date(),
  skusByOldId: new Map(),
});

/**
 * Returns an export of another shop as tables of catalog files: products, discounts for their lower prices, and
 * redirects of their old addresses; or its customers, or its coupons. Null if its header isn't one of these exports.
 * @param matched the columns that staff matched, by header
 */
export function readForeign(
  table: FileTable,
  setup: ForeignSetup = unknownSetup(),
  matched: Matched = new Map(),
): ForeignTables | null {
  const other = foreignCustomers(table) ?? foreignCoupons(table, setup);
  if (other)
    return {
      prices: null,
      ...other,
      tables: [tableOf(other.kind, other.rows)].filter(({ rows }) => rows.length > 0),
      columns: [],
    };
  const reader = readerOf(table, matched, setup.system);
  if (reader) return readProducts(table, reader, setup, matched);
  const heads = table.header.map(compareKey).filter(Boolean);
  const nearest = nearestSystem(heads);
  const isNear = nearest !== null && nearest.count > scoreOf(table.header, matched);
  const ofSystem = readers.find(({ system }) => system === (setup.system ?? (isNear && nearest.system)));
  if (!ofSystem) return null;
  const columns = matchedColumns(ofSystem, heads, matched, new Set(heads));
  return { system: ofSystem.system, tables: [], lost: [], prices: null, columns, isUnknown: true };
}

/** Returns the matched and the unknown columns of a file whose system staff chose. */
function matchedColumns(
  reader: ForeignReader,
  heads: readonly string[],
  matched: Matched,
  unread: ReadonlySet<string>,
): FileColumn[] {
  const names = new Set(columnsOf(reader));
  return [...new Set(heads)].flatMap((header): FileColumn[] => {
    const column = headOf(reader, matched)(header);
    if (matched.get(header) === matchedName(reader.system, column))
      return [{ header, column, nearest: null }];
    if (names.has(column) || !unread.has(column)) return [];
    return [{ header, column: null, nearest: nearestOf(header, names) ?? null }];
  });
}

function readProducts(
  table: FileTable,
  reader: ForeignReader,
  setup: ForeignSetup,
  matched: Matched,
): ForeignTables {
  const { system } = reader;
  const [losses, prices] = [new Losses(), new SeenPrices()];
  const { rows, unread } = foreignRows(table, headOf(reader, matched));
  for (const row of rows) prices.name(row.text('currency', 'currency code', 'price currency'));
  const money = setup.money ?? dollars;
  const products = reader.read(rows, { ...setup, losses, prices, money }).map(withFittingSkus);
  const found = products.map((product) => ({ product, ...foreignCells(product, losses, setup.axes) }));
  const skipped = unread();
  for (const column of skipped) losses.add('columns', column);
  const names = table.header.map((head) => headOf(reader, matched)(compareKey(head)));
  for (const [at, head] of table.header.entries())
    if (names.indexOf(names[at] ?? '') < at && names[at] !== '') losses.add('stores', head);
  const terms = new Map<number, Partial<Record<TermColumn, string>>[]>(
    found.map(({ product, terms: listed }) => [product.line, listed]),
  );
  const tables = [
    withTerms(
      tableOf(
        'products',
        found.map(({ product, cells }) => ({ line: product.line, cells })),
      ),
      terms,
    ),
    discountTable(system, found, setup.timeZone),
    tableOf(
      'redirects',
      products
        .filter(({ oldPath }) => oldPath !== '')
        .map(({ line, oldPath, sku }) => ({ line, cells: { from: oldPath, to: `sku:${sku}` } })),
    ),
  ].filter(({ rows: listed, reduced }) => listed.length > 0 || reduced);
  const axes = new Map(found.flatMap((each) => each.axes.map(({ name, axis }) => [name, axis] as const)));
  const columns = [
    ...(setup.system ? matchedColumns(reader, table.header.map(compareKey), matched, new Set(skipped)) : []),
    ...[...axes].map(([header, column]): FileColumn => ({ header, column, nearest: null, isAxis: true })),
  ];
  return { system, tables, lost: losses.all, prices: prices.all, columns };
}

const maxSku = propertyOf(productFields, 'max').sku;

/** Returns a SKU that fits. A truncated one gets a hash, so that it stays unique: long handles often differ only at their ends. */
const fittingSku = (sku: string): string =>
  sku.length <= maxSku
    ? sku
    : `${sku.slice(0, maxSku - 9)}-${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`;

const withFittingSkus = (product: ForeignProduct): ForeignProduct => ({
  ...product,
  sku: fittingSku(product.sku),
  variants: product.variants.map((variant) => ({ ...variant, sku: fittingSku(variant.sku) })),
});

const withTerms = (table: KnownTable, terms: KnownTable['terms']): KnownTable => ({
  ...table,
  ...(terms && { terms }),
});
