export { centsToDollars, centsToText, dollarsToCents } from './money.ts';
export { optionSurchargeCents, type OptionPrice, type PriceType } from './surcharge.ts';
export {
  bestReduction,
  type AppliedReduction,
  type DiscountableProduct,
  type DiscountTarget,
  type DiscountValue,
  type Period,
  type Reduction,
} from './discount.ts';
export {
  mergeLines,
  priceCart,
  type CartLine,
  type CartTotals,
  type LineAmounts,
  type LineProblem,
  type PricedCart,
  type PricedLine,
} from './cart.ts';
export {
  couponDiscount,
  couponRefusal,
  payableCents,
  type Coupon,
  type CouponLimits,
  type CouponOutcome,
  type CouponRefusal,
  type CouponUses,
} from './coupon.ts';
export { maximumQuantity, type QuantityProblem } from './quantity.ts';
export type { StockProblem } from './stock.ts';
