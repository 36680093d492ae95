import { serverAnswers } from '#contract/server-answers.ts';
import type { OrderOutcome, OrderReply } from '../order-outcome.ts';

/**
 * Whether the money may have been taken, or may still be, after this outcome: then the attempt is kept, is asked about
 * again under its own key, and the shopper is not invited to pay a second time.
 */
export function staysOpen(outcome: OrderOutcome): boolean {
  if (outcome.kind === 'placed') return false;
  if (outcome.kind === 'refused') return outcome.code === 'paymentUnknown' || outcome.code === 'orderPending';
  // The shop knows no such payment of this customer.
  return outcome.kind !== 'failed' || outcome.statusCode !== 404;
}

/** Whether the shop has surely given a payment up, as CANCEL_PAYMENT was asked to, or knows of none; null: no answer. */
export const isGivenUp = (reply: OrderReply | null): boolean =>
  reply?.statusCode === 404 ||
  (reply?.statusCode === 200 &&
    Array.isArray(reply.data) &&
    reply.data[0]?.ResponseMsg === serverAnswers.saved);
