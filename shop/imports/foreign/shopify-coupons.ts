import { compareKey } from '#rules/compare-key.ts';
import { couponCodePattern, tidyCouponCode } from '#contract/forms/coupon-code.ts';
import { formatCents } from '#rules/money.ts';
import type { CouponColumn } from '../import-coupons.ts';
import type { FileTable } from '../file-table.ts';
import { centsOf } from './amounts.ts';
import { dollars } from './currencies.ts';
import { SeenPrices } from './seen-prices.ts';
import { type ForeignRow, foreignRows } from './foreign-row.ts';
import type { ForeignSetup } from './foreign-shop.ts';
import { Losses } from './losses.ts';
import type { MappedRow } from './mapped-table.ts';

const keys = ['name', 'value', 'value type', 'discount class', 'status'];

/**
 * Returns the coupons of Shopify's export of discounts. Those for the whole order become coupons; others are losses,
 * because the export doesn't say which products or customers they are for. Null if the table is no such export.
 */
export function shopifyCoupons(table: FileTable, setup: ForeignSetup) {
  const names = new Set(table.header.map(compareKey));
  if (!keys.every((key) => names.has(key))) return null;
  const [losses, prices] = [new Losses(), new SeenPrices()];
  const { rows, unread } = foreignRows(table);
  const coupons = rows.flatMap((row): MappedRow[] => {
    prices.name(row.text('currency code'));
    const cells = cellsOf(row, prices, setup);
    if (!cells) losses.add('couponTypes', row.text('name'));
    return cells ? [{ line: row.line, cells }] : [];
  });
  for (const column of unread()) losses.add('columns', column);
  return {
    system: 'shopify' as const,
    kind: 'coupons' as const,
    rows: coupons,
    lost: losses.all,
    prices: prices.all,
  };
}

function cellsOf(
  row: ForeignRow,
  prices: SeenPrices,
  { money, now }: ForeignSetup,
): Record<Exclude<CouponColumn, 'first_order' | 'free_delivery'>, string> | null {
  const code = tidyCouponCode(row.text('name'));
  const value = row.text('value').replace(/^-/u, '');
  const isPercent = row.text('value type').toLowerCase() === 'percentage';
  const [, minimum = ''] = /^minimum subtotal (\S+)$/iu.exec(row.text('minimum purchase requirements')) ?? [];
  const isForAll =
    /^(?:everyone|all customers)?$/iu.test(row.text('customer selection')) &&
    (minimum !== '' || /^(?:none)?$/iu.test(row.text('minimum purchase requirements')));
  const isOfOrder = row.text('discount class').toLowerCase() === 'order';
  if (!isOfOrder || !isForAll || !couponCodePattern.test(code)) return null;
  for (const amount of [isPercent ? '' : value, minimum]) prices.add(amount);
  const amountIn = (text: string) => {
    const cents = text === '' ? null : centsOf(text, 0, money ?? dollars);
    return cents === null ? text : formatCents(cents);
  };
  const [starts, ends] = [timeIn(row.text('start')), timeIn(row.text('end'))];
  const limit = row.text('usage limit per code');
  const left = Number(limit) - Number(row.text('times used in total') || 0);
  const isOver =
    row.text('status').toLowerCase() === 'expired' || (ends !== '' && Date.parse(ends) <= now.getTime());
  return {
    coupon: code,
    percent: isPercent ? value : '',
    amount: isPercent ? '' : amountIn(value),
    minimum: amountIn(minimum),
    starts,
    ends,
    uses: limit === '' ? '' : String(Math.max(1, left)),
    uses_per_customer: row.text('limit one use per customer').toLowerCase() === 'true' ? '1' : '',
    active: isOver || (limit !== '' && left <= 0) ? 'no' : 'yes',
  };
}

/** Parses `2026-11-01 00:00:00 +0700`. A text that is no time stays, so that the check of its row shows it. */
function timeIn(text: string): string {
  const [, day, time, offset] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d{4}|UTC)$/u.exec(text) ?? [];
  if (day === undefined) return text;
  return new Date(`${day}T${time}${offset === 'UTC' ? 'Z' : offset}`).toISOString();
}
