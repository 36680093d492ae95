import { compareKey } from '#rules/compare-key.ts';
import type { FileTable } from '../file-table.ts';
import { couponRow, type ForeignCoupon, type RefusedCoupon } from './foreign-coupon.ts';
import { type ForeignRow, foreignRows } from './foreign-row.ts';
import type { ShopSystem } from '#contract/shop-systems.ts';
import type { ForeignSetup } from './foreign-shop.ts';
import { Losses } from './losses.ts';
import { SeenPrices } from './seen-prices.ts';
import { shopifyCoupon } from './shopify-coupons.ts';
import { woocommerceCoupon } from './woocommerce-coupons.ts';

/** How a system exports coupons. The header must contain all keys; the first one is the code's. */
interface CouponReader {
  system: ShopSystem;
  keys: readonly string[];
  read: (row: ForeignRow, timeZone: string) => ForeignCoupon | RefusedCoupon;
}

const withoutTerms = (): RefusedCoupon => ({ code: 'couponNoTerms' });
const readers: readonly CouponReader[] = [
  {
    system: 'shopify',
    keys: ['name', 'value', 'value type', 'discount class', 'status'],
    read: shopifyCoupon,
  },
  {
    system: 'woocommerce',
    keys: ['post_title', 'discount_type', 'coupon_amount'],
    read: woocommerceCoupon,
  },
  // These list codes without what they take off.
  { system: 'magento', keys: ['coupon code', 'uses', 'times used'], read: withoutTerms },
  { system: 'prestashop', keys: ['code', 'priority', 'quantity', 'expiration date'], read: withoutTerms },
];

/**
 * Returns the coupons of another shop's export: those for whole orders and free delivery, and the others as rows that say
 * why they can't be taken over. Null if the table is no such export.
 */
export function foreignCoupons(table: FileTable, setup: ForeignSetup) {
  const names = new Set(table.header.map(compareKey));
  const reader = readers.find(({ keys }) => keys.every((key) => names.has(key)));
  const [name] = reader?.keys ?? [];
  if (!reader || name === undefined) return null;
  const [losses, prices] = [new Losses(), new SeenPrices()];
  const { rows, unread } = foreignRows(table);
  for (const row of rows) prices.name(row.text('currency code'));
  const coupons = rows
    .filter((row) => row.text(name) !== '')
    .map((row) => couponRow(row, row.text(name), reader.read(row, setup.timeZone), { ...setup, prices }));
  if (reader.read !== withoutTerms) for (const column of unread()) losses.add('columns', column);
  return {
    system: reader.system,
    kind: 'coupons' as const,
    rows: coupons,
    lost: losses.all,
    prices: prices.all,
  };
}
