import type { ForeignCoupon, RefusedCoupon } from './foreign-coupon.ts';
import type { ForeignRow } from './foreign-row.ts';

/** Reads a row of Shopify's export of discounts, which doesn't say which products or customers they are for. */
export function shopifyCoupon(row: ForeignRow): ForeignCoupon | RefusedCoupon {
  const [type, kind] = [row.text('type').toLowerCase(), row.text('discount class').toLowerCase()];
  if (/buy|bxgy/u.test(type)) return { code: 'couponBuyGet' };
  if (kind === 'product') return { code: 'couponProducts' };
  if (!['order', 'shipping'].includes(kind)) return { code: 'couponTerms', about: kind };
  const customers = row.text('customer selection');
  if (!/^(?:everyone|all customers)?$/iu.test(customers)) return { code: 'couponCustomers' };
  const needed = row.text('minimum purchase requirements');
  const [, minimum = ''] = /^minimum subtotal (\S+)$/iu.exec(needed) ?? [];
  if (minimum === '' && !/^(?:none)?$/iu.test(needed)) return { code: 'couponTerms', about: needed };
  const value = row.text('value').replace(/^-/u, '');
  const isPercent = row.text('value type').toLowerCase() === 'percentage';
  const isFreeDelivery = kind === 'shipping';
  if (isFreeDelivery && !(isPercent && Number(value) === 100) && value !== '')
    return { code: 'couponTerms', about: `${kind}: ${value}` };
  return {
    ...(isFreeDelivery ? { isFreeDelivery } : isPercent ? { percent: value } : { amount: value }),
    minimum,
    starts: timeIn(row.text('start')),
    ends: timeIn(row.text('end')),
    uses: row.text('usage limit per code'),
    used: row.text('times used in total'),
    usesPerCustomer: row.text('limit one use per customer').toLowerCase() === 'true' ? '1' : '',
    isActive: row.text('status').toLowerCase() !== 'expired',
  };
}

/** Parses `2026-11-01 00:00:00 +0700`. A text that is no time stays, so that the check of its row shows it. */
function timeIn(text: string): string {
  const [, day, time, offset] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d{4}|UTC)$/u.exec(text) ?? [];
  if (day === undefined) return text;
  return new Date(`${day}T${time}${offset === 'UTC' ? 'Z' : offset}`).toISOString();
}
