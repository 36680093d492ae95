import type { Names } from '#shop/records/records.ts';
import type { ListedDiscount } from '#shop/catalogue/catalogue.ts';
import { type DiscountResults, noResults } from '#shop/orders/orders.ts';
import type { Staff } from '../../../calls/caller.ts';
import { iso, seesMoney } from '../orders/order-words.ts';

/** A name in both languages, as the office's calls have it. */
export const bothOf = ({ en = '', ar = '' }: Names) => ({ en, km: ar });

/** What a discount does, as the office describes it. */
export const ruleOf = ({
  couponCode,
  kind,
  percent,
  amountCents,
  minCents,
  startsAt,
  endsAt,
  maxUses,
  maxUsesPerCustomer,
  targets,
  targetCount,
}: ListedDiscount) => ({
  couponCode,
  kind,
  percent,
  amountCents,
  minCents,
  startsAt: iso(startsAt),
  endsAt: iso(endsAt),
  maxUses,
  maxUsesPerCustomer,
  targets: targets.map(({ id, names }) => ({ id, name: bothOf(names) })),
  targetCount,
});

/** Amounts are for staff who see payments. */
export const resultsFor = (caller: Staff, results: DiscountResults = noResults) => ({
  orders: results.orders,
  offCents: seesMoney(caller) ? results.offCents : null,
  revenueCents: seesMoney(caller) ? results.revenueCents : null,
});
