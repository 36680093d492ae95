export { type BuyGet, missingItems } from './buy-get.ts';
export type { DiscountValue, Period } from './discount.ts';
export {
  amountsOf,
  mergeLines,
  priceCart,
  type CartLine,
  type LineAmounts,
  type LineProblem,
  type PricedCart,
  type PricedLine,
} from './cart.ts';
export {
  cartRefusal,
  couponDiscount,
  couponRefusal,
  type Coupon,
  type CouponLimits,
  type CouponOutcome,
  type CouponRefusal,
  type CouponUses,
} from './coupon.ts';
export {
  availableFrom,
  type BackOrder,
  backOrderJson,
  backOrderRoom,
  orderableStock,
} from './back-order-queries.ts';
export { priceSteps } from './step-queries.ts';
export { isOrderable } from './order-amount.ts';
export { currentVatJson, includedVatRate } from './vat-queries.ts';
