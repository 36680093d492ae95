import type { StoredDiscount } from '#shop/discounts/discounts.ts';
import type { DiscountResults } from '#shop/orders/orders.ts';
import type { Staff } from '../../../calls/caller.ts';
import { iso, seesMoney } from '../orders/order-row.ts';

/** What a discount does, as the office describes it. */
export const ruleOf = ({
  couponCode,
  kind,
  percent,
  amountCents,
  minCents,
  firstOrder,
  startsAt,
  endsAt,
  maxUses,
  maxUsesPerCustomer,
  deliveryMethodIds,
  provinces,
  targets,
  targetCount,
  buyQuantity,
  getQuantity,
  maxPerOrder,
  getTargets,
  getTargetCount,
}: StoredDiscount) => ({
  couponCode,
  kind,
  percent,
  amountCents,
  minCents,
  firstOrder,
  startsAt: iso(startsAt),
  endsAt: iso(endsAt),
  maxUses,
  maxUsesPerCustomer,
  deliveryMethodIds,
  provinces,
  targets,
  targetCount,
  buyQuantity,
  getQuantity,
  maxPerOrder,
  getTargets,
  getTargetCount,
});

/** Amounts are for staff who see payments. */
export const resultsFor = (caller: Staff, results: DiscountResults | undefined) => ({
  orders: results?.orders ?? 0,
  offCents: seesMoney(caller) ? (results?.offCents ?? 0) : null,
  revenueCents: seesMoney(caller) ? (results?.revenueCents ?? 0) : null,
});
