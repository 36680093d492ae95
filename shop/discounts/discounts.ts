export { bestSellersOf, coverOf, overlapsOf, type Overlap } from './discount-cover-queries.ts';
export { discountKind, type DiscountChange } from './discount-kind.ts';
export { listDiscounts } from './discount-list-queries.ts';
export { firstTargets, type StoredDiscount, storedDiscounts, type Target } from './discount-queries.ts';
export type { DiscountFields } from './discount-rules.ts';
export { endDiscount } from './end-discount.ts';
