import type { ForeignCoupon, RefusedCoupon } from './foreign-coupon.ts';
import type { ForeignRow } from './foreign-row.ts';
import { parseDateTime } from './foreign-prices.ts';

/** The columns that limit a coupon, also those of the plug-ins that export and extend coupons. */
const limits: readonly [RefusedCoupon['code'], readonly string[]][] = [
  [
    'couponProducts',
    ['product_ids', 'exclude_product_ids', 'product_categories', 'exclude_product_categories'],
  ],
  ['couponCustomers', ['customer_email', ...columnsOf('_wt_sc_user_roles')]],
  ['couponPayment', columnsOf('_wt_sc_payment_methods')],
  ['couponPlaces', columnsOf('_wt_sc_shipping_methods')],
];

/** The names of a plug-in's own column. */
function columnsOf(name: string): string[] {
  return [name, `meta:${name}`];
}

/** Reads a row of the export of coupons by WooCommerce's usual export plug-in. */
export function woocommerceCoupon(row: ForeignRow, timeZone: string): ForeignCoupon | RefusedCoupon {
  const type = row.text('discount_type').toLowerCase();
  if (/bogo|buy/u.test(type)) return { code: 'couponBuyGet' };
  if (/product/u.test(type)) return { code: 'couponProducts' };
  for (const [code, columns] of limits) if (isGiven(row.text(...columns))) return { code };
  // All provinces are in one country.
  const places = row.list(',', ...columnsOf('_wt_coupon_available_location')).filter(isGiven);
  if (places.some((place) => !/^(?:KH|Cambodia)$/iu.test(place))) return { code: 'couponPlaces' };
  for (const column of ['maximum_amount', 'limit_usage_to_x_items'])
    if (isGiven(row.text(column)) && Number(row.text(column)) !== 0)
      return { code: 'couponTerms', about: `${column}: ${row.text(column)}` };
  const amount = row.text('coupon_amount');
  const hasAmount = amount !== '' && Number(amount) !== 0;
  const isFreeDelivery = /^(?:yes|1|true)$/iu.test(row.text('free_shipping'));
  if (isFreeDelivery && hasAmount) return { code: 'couponTerms', about: `free_shipping, ${amount}` };
  if (!isFreeDelivery && !['percent', 'fixed_cart'].includes(type))
    return { code: 'couponTerms', about: type };
  const timeIn = (text: string) => {
    const moment = momentOf(text, timeZone);
    return moment === undefined ? text : (moment ?? '');
  };
  return {
    ...(isFreeDelivery ? { isFreeDelivery } : type === 'percent' ? { percent: amount } : { amount }),
    minimum: zeroless(row.text('minimum_amount')),
    starts: timeIn(row.text(...columnsOf('_wt_coupon_start_date'))),
    ends: timeIn(row.text('date_expires', 'expiry_date')),
    uses: zeroless(row.text('usage_limit')),
    used: row.text('usage_count'),
    usesPerCustomer: zeroless(row.text('usage_limit_per_user')),
    isActive: /^(?:publish(?:ed)?)?$/iu.test(row.text('post_status')),
  };
}

/** An empty list is written as PHP writes it. */
const isGiven = (text: string): boolean => text !== '' && !/^(?:a:0:\{\}|\[\])$/u.test(text);
/** 0 is no limit. */
const zeroless = (text: string): string => (Number(text) === 0 ? '' : text);

/** Parses a day or time of the old shop, or the seconds since 1970. */
const momentOf = (text: string, timeZone: string): string | null | undefined =>
  /^\d{9,11}$/u.test(text) ? new Date(Number(text) * 1000).toISOString() : parseDateTime(text, timeZone);
