import { sql } from 'kysely';
import type { PaymentReason } from '#contract/payment-reasons.ts';

export const paidTwice: PaymentReason = 'paid twice';
/** The reason of refunds by an edit. */
export const lowered: PaymentReason = 'order changed';

/** Reasons of refunds of money that no order needed, so that they lower no sale. */
const ofSurplus: readonly PaymentReason[] = [
  'more than was due',
  paidTwice,
  'paid after the order was void',
  'paid without an order',
  lowered,
];

/** SQL for whether a refund `r` of a payment `p` sends back a surplus: what an order didn't need, or money without an order. */
export const isSurplus = sql`(r.reason = any(${sql.val([...ofSurplus])}::text[]) or p.reason = ${paidTwice}::text
  or coalesce(p.order_id, p.rest_of) is null)`;
