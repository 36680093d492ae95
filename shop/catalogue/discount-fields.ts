/** A reduction (no code: everybody gets it) or a coupon (with a code), as staff decide it. Money is integer cents, times UTC. */
export interface DiscountFields {
  /** For staff. */
  name: string;
  /** Capitals and digits; null: a reduction. */
  couponCode: string | null;
  kind: 'products' | 'categories' | 'total';
  /** Hundredths of a percent; null: an amount. */
  percent: number | null;
  amountCents: number | null;
  startsAt: Date;
  endsAt: Date;
  /** null: as often as anybody likes. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** false: out of use, whatever its days say. */
  active: boolean;
  productIds: number[];
  categoryIds: number[];
}
export type DiscountField = keyof DiscountFields;

export interface StoredDiscount extends DiscountFields {
  id: number;
  version: number;
  /** How often it was used: orders count it. */
  used: number;
}
