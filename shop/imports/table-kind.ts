import { compareKey } from '#rules/compare-key.ts';
import { type CategoryColumn, categoryColumns } from './category-row.ts';
import headsByKind from './column-words.json' with { type: 'json' };
import { type CustomerColumn, customerColumns, ofTheShop } from './customer-columns.ts';
import { currencyNamed, markedAmount } from './foreign/currencies.ts';
import { type CouponColumn, couponColumns } from './import-coupons.ts';
import { type DiscountColumn, discountColumns } from './import-discounts.ts';
import { type RedirectColumn, redirectAliases, redirectColumns } from './import-redirects.ts';
import { ofShoppers, type ReviewColumn, reviewColumns } from './import-reviews.ts';
import { type ProductColumn, productColumnNames } from './product-columns.ts';
import { type TermColumn, termColumns } from './term-row.ts';

/** Decides what a table contains, by all its heads. */

interface Shape<Kind extends string, Column extends string> {
  kind: Kind;
  /** The columns that identify the table and the record of a row. */
  keys: readonly Column[];
  columns: readonly Column[];
  /** Columns of exports that can't be imported. */
  ignored?: ReadonlySet<string>;
  /** Columns whose name differs in exports of the office, by that name. */
  aliases?: ReadonlyMap<string, Column>;
}
const shapes = {
  products: { kind: 'products', keys: ['sku'], columns: productColumnNames },
  categories: { kind: 'categories', keys: ['category'], columns: categoryColumns },
  words: { kind: 'words', keys: ['kind', 'name'], columns: termColumns },
  discounts: { kind: 'discounts', keys: ['discount', 'amount'], columns: discountColumns },
  coupons: { kind: 'coupons', keys: ['coupon', 'active'], columns: couponColumns },
  redirects: {
    kind: 'redirects',
    keys: ['from', 'to'],
    columns: redirectColumns,
    ignored: new Set(['hits', 'lasthitat']),
    aliases: redirectAliases,
  },
  reviews: {
    kind: 'reviews',
    keys: ['id', 'state', 'checked'],
    columns: reviewColumns,
    ignored: ofShoppers,
  },
  customers: {
    kind: 'customers',
    keys: ['email', 'firstname'],
    columns: customerColumns,
    ignored: ofTheShop,
  },
} as const satisfies {
  products: Shape<'products', ProductColumn>;
  categories: Shape<'categories', CategoryColumn>;
  words: Shape<'words', TermColumn>;
  discounts: Shape<'discounts', DiscountColumn>;
  coupons: Shape<'coupons', CouponColumn>;
  redirects: Shape<'redirects', RedirectColumn>;
  reviews: Shape<'reviews', ReviewColumn>;
  customers: Shape<'customers', CustomerColumn>;
};
export type TableKind = keyof typeof shapes;

const columnsByHead = new Map(
  Object.entries(headsByKind).map(([kind, columns]) => [
    kind,
    new Map(
      Object.entries(columns).flatMap(([column, found]) => found.map((head) => [head, column] as const)),
    ),
  ]),
);
const amounts: ReadonlySet<string> = new Set(['price', 'cost']);
const inBrackets = /\s*[[(]([^\])]*)[\])]/gu;

/**
 * Returns the column that people mean by a head such as `Item name *`, `Price (USD)` or `In stock [Shop]`. A price in
 * another currency than dollars is none.
 */
function columnOfHead(kind: TableKind, head: string): string | undefined {
  const columns = columnsByHead.get(kind);
  const [, bracket = ''] = new RegExp(inBrackets, 'u').exec(head) ?? [];
  const { amount, currency } = markedAmount(head.replaceAll(inBrackets, ''));
  const unit = currencyNamed(bracket) ?? markedAmount(bracket).currency ?? currency;
  const isForeign = unit !== null && unit !== 'USD';
  const plainHead = compareKey(amount.replaceAll(/[_*:.#"“”]/gu, ' '));
  const column = columns?.get(compareKey(head)) ?? columns?.get(plainHead);
  return column !== undefined && amounts.has(column) && isForeign ? undefined : column;
}

export interface ReadHead {
  shape: Shape<TableKind, string>;
  /** Whether it has the columns that identify its rows. */
  hasKeys: boolean;
  /** The columns of the table, in its order. */
  names: string[];
  /** Heads with the column that they mean, by a match of staff or by their words. */
  meant: ReadonlyMap<string, string>;
  /** How many heads are known. */
  score: number;
}

const skipped = '';

/** Returns the columns of a table, read as this kind. A head that staff matched to no column is skipped. */
function readAs(
  shape: Shape<TableKind, string>,
  heads: readonly string[],
  matched: ReadonlyMap<string, string>,
): ReadHead {
  const columns = new Set<string>(shape.columns);
  const names = heads.map((head) => shape.aliases?.get(head) ?? head);
  const taken = new Set(names);
  const meant = new Map<string, string>();
  for (const [at, name] of names.entries()) {
    if (columns.has(name) || shape.ignored?.has(name)) continue;
    const match = matched.get(name) ?? '?';
    const column = match === skipped || columns.has(match) ? match : columnOfHead(shape.kind, name);
    if (column === undefined || column === skipped || taken.has(column)) continue;
    taken.add(column);
    meant.set(name, column);
    names[at] = column;
  }
  const score = names.filter((name) => columns.has(name) || shape.ignored?.has(name)).length;
  return { shape, hasKeys: shape.keys.every((key) => names.includes(key)), names, meant, score };
}

/** Returns what a table most probably contains: the kind with most of its heads, and of equal ones that with its keys. */
export function readHead(header: readonly string[], matched: ReadonlyMap<string, string>): ReadHead {
  const heads = header.map(compareKey);
  const all = Object.values<Shape<TableKind, string>>(shapes).map((shape) => readAs(shape, heads, matched));
  const weight = ({ score, hasKeys }: ReadHead) => score + (hasKeys ? 0.5 : 0);
  const [best] = all.toSorted((one, other) => weight(other) - weight(one));
  if (!best) throw new Error('there are no kinds of tables');
  return best;
}

const headsIn = (list: string): ReadonlySet<string> => new Set(list.split(', ').map(compareKey));

/** Heads of reports of sales that lists of products with prices have, too. */
const figureHeads = headsIn(
  'total sales, cost of goods, gross profit, items sold, units sold, quantity sold, qty sold',
);
/** Other heads of reports of sales, orders and receipts, of which lists of products have one at most. */
const salesHeads = headsIn(
  'gross sales, net sales, product sales, item net sales, net items sold, net quantity, ' +
    'transaction id, payment id, receipt number, receipt type, event type, modifiers applied, ' +
    'order id, order number, order date, order status, order total, sale id, sale date, buyer, ' +
    'financial status, fulfillment status, paid at, lineitem name, lineitem quantity, lineitem sku',
);

/**
 * Returns whether a table reports sales, whose products can't be read from it. A table isn't one whose columns staff matched,
 * or that has prices and only figures of sales.
 */
export function isOfSales(header: readonly string[], matched: ReadonlyMap<string, string>): boolean {
  const heads = header.map(compareKey);
  if (heads.some((head) => matched.has(head))) return false;
  const figures = heads.filter((head) => figureHeads.has(head)).length;
  const others = heads.filter((head) => salesHeads.has(head)).length;
  const isPriced = readHead(header, matched).names.includes('price');
  return figures + others > 1 && (others > 0 || !isPriced);
}

/** Returns how many heads of a table are columns of this shop. */
export const scoreOf = (header: readonly string[], matched: ReadonlyMap<string, string>): number =>
  readHead(header, matched).score;
