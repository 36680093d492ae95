export { centsToDollars, centsToText, dollarsToCents, percentOf, roundCents, sumCents } from './money.ts';
export { optionSurchargeCents, surchargesCents, type OptionPrice, type PriceType } from './surcharge.ts';
export {
  bestReduction,
  isDiscountTarget,
  periodState,
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
export { countedQuantity, maximumQuantity, quantityProblem, type QuantityProblem } from './quantity.ts';
export { isOutOfStock, stockProblem, type StockProblem } from './stock.ts';
