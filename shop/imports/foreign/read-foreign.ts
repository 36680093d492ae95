import { shopTimeZone } from '#contract/constants.ts';
import { defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { compareKey } from '#rules/compare-key.ts';
import { formatCents } from '#rules/money.ts';
import { priceDoubt } from '#rules/price-guard.ts';
import { shopClock } from '#rules/shop-clock.ts';
import { shopSettings } from '#shop/content/content.ts';
import { namedPlaces } from '#shop/places/places.ts';
import { type FileTable, type KnownTable, recognised } from '../file-table.ts';
import type { TermColumn } from '../term-row.ts';
import { foreignCustomers } from './foreign-customers.ts';
import { type ForeignCells, foreignCells, type ForeignDiscount } from './foreign-cells.ts';
import {
  foreignRows,
  type ForeignReader,
  type ForeignSetup,
  type Loss,
  Losses,
  type ShopSystem,
} from './foreign-shop.ts';
import { magento } from './magento.ts';
import { prestashopCombinations } from './prestashop-combinations.ts';
import { prestashop } from './prestashop.ts';
import { skusByOldId } from './old-id-queries.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

const readers: readonly ForeignReader[] = [shopify, woocommerce, magento, prestashop, prestashopCombinations];

/** The name of each system, as people write it. */
export const systemNames: Readonly<Record<ShopSystem, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  magento: 'Magento',
  prestashop: 'PrestaShop',
};

/** An export of another shop as tables of this one. */
export interface ForeignTables {
  system: ShopSystem;
  tables: KnownTable[];
  lost: Loss[];
}

/** Returns which system exported a table, by its header. */
export const systemOf = (table: Pick<FileTable, 'header'>): ShopSystem | null =>
  readerOf(table)?.system ?? null;

function readerOf({ header }: Pick<FileTable, 'header'>): ForeignReader | undefined {
  const names = new Set(header.map(compareKey));
  return readers.find(({ keys }) => keys.every((group) => group.some((name) => names.has(name))));
}

/** Returns what the prices and dates of an export mean in this shop. */
export async function foreignSetup(db: Database): Promise<ForeignSetup> {
  const { vatRate, timeZone } = await shopSettings(db, defaultLanguage);
  const places = await namedPlaces(db);
  return { vatRate, timeZone, now: new Date(), places, skusByOldId: await skusByOldId(db) };
}

const unknownSetup = (): ForeignSetup => ({
  vatRate: null,
  timeZone: shopTimeZone,
  now: new Date(),
  skusByOldId: new Map(),
});

/**
 * Returns an export of another shop as tables of catalog files: products, discounts for their lower prices, and
 * redirects of their old addresses; or its customers. Null if its header isn't one of these exports.
 */
export function readForeign(table: FileTable, setup: ForeignSetup = unknownSetup()): ForeignTables | null {
  const customers = foreignCustomers(table);
  if (customers)
    return {
      system: customers.system,
      tables: [tableOf('customers', customers.rows)].filter(({ rows }) => rows.length > 0),
      lost: customers.lost,
    };
  const reader = readerOf(table);
  if (!reader) return null;
  const { system } = reader;
  const losses = new Losses();
  const { rows, unread } = foreignRows(table);
  const products = reader.read(rows, { ...setup, losses });
  const found = products.map((product) => ({ product, ...foreignCells(product, losses) }));
  for (const column of unread()) losses.add('columns', column);
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
  return { system, tables, lost: losses.all };
}

const withTerms = (table: KnownTable, terms: KnownTable['terms']): KnownTable => ({
  ...table,
  ...(terms && { terms }),
});

type Row = { line: number; cells: Record<string, string> };

/**
 * Passes rows through the checks of every file: texts in a wrong encoding, and formulas. Columns that a row doesn't have
 * stay out of it, because an empty cell would clear the field.
 */
function tableOf(name: string, rows: readonly Row[]): KnownTable {
  const header = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  const records = rows.map(({ line, cells }) => ({
    line,
    cells: header.map((column) => cells[column] ?? ''),
  }));
  const table = rows.length === 0 ? null : recognised({ name, header, records });
  if (table && 'fault' in table) throw new Error(`a mapped table has the fault ${table.fault}`);
  if (table) {
    const rowsAsSet = table.rows.map((row, at) => {
      const filled = Object.entries(row.cells).filter(([column]) => column in (rows[at]?.cells ?? {}));
      return { ...row, cells: Object.fromEntries(filled) };
    });
    return { ...table, rows: rowsAsSet };
  }
  return { name, kind: 'products', strangers: [], rows: [] };
}

/** The most products that one discount lists. */
const maxTargets = 1000;

type Found = ForeignCells & { product: { line: number; sku: string } };

/** Returns whether a price with a discount needs confirmation, as a change of the price would. */
const isDoubtful = ({ offCents, regularCents }: ForeignDiscount) =>
  priceDoubt(regularCents, regularCents - offCents) !== null;

/**
 * Returns one discount for each amount that products were reduced by, and each time. Doubtful ones come first, apart from
 * the others: if their rows are wrong, their products stay in earlier discounts. The table also names all products whose
 * price could be read, which leave discounts that don't list them.
 */
function discountTable(system: ShopSystem, found: readonly Found[], timeZone: string): KnownTable {
  const readable = found.flatMap(({ product, discount }) => (discount ? [{ product, ...discount }] : []));
  const { doubtful = [], sure = [] } = Object.groupBy(
    readable.filter(({ offCents }) => offCents > 0),
    (each) => (isDoubtful(each) ? 'doubtful' : 'sure'),
  );
  const groups = Map.groupBy([...doubtful, ...sure], (each) =>
    [each.offCents, each.starts, each.ends, isDoubtful(each)].join(' '),
  );
  const prefix = `${systemNames[system]}: `;
  const day = (word: string, iso: string | null) =>
    iso === null ? '' : `, ${word} ${shopClock(iso, timeZone).replace('T', ' ')}`;
  const rows = [...groups.values()].flatMap((listed) => {
    const [first] = listed;
    if (!first) return [];
    const { offCents, starts, ends } = first;
    const low = isDoubtful(first) ? ', low price' : '';
    const name = `${prefix}${formatCents(offCents)} off${low}${day('from', starts)}${day('until', ends)}`;
    const parts = Array.from({ length: Math.ceil(listed.length / maxTargets) }, (_, at) =>
      listed.slice(at * maxTargets, (at + 1) * maxTargets),
    );
    return parts.map((part, at) => ({
      line: part[0]?.product.line ?? 0,
      cells: {
        discount: `${name}${at > 0 ? ` (${at + 1})` : ''}`,
        amount: formatCents(offCents),
        starts: starts ?? '',
        ends: ends ?? '',
        products: part.map(({ product }) => product.sku.replaceAll(/[\\;]/gu, '\\$&')).join('; '),
      },
      lowest: Math.min(...part.map(({ regularCents }) => regularCents)),
    }));
  });
  const table = tableOf('discounts', rows);
  return {
    ...table,
    kind: 'discounts',
    // Files of this shop don't have this column.
    rows: table.rows.map((row, at) => ({
      ...row,
      cells: { ...row.cells, lowest_price: formatCents(rows[at]?.lowest ?? 0) },
    })),
    reduced: { prefix, skus: readable.map(({ product }) => product.sku) },
  };
}
