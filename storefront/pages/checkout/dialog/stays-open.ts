import type { OrderOutcome } from '#storefront/payment/order-outcome.ts';

/**
 * Returns whether the payment may have succeeded or may still succeed. Then the attempt is kept and checked
 * under its own key, and the shopper isn't asked to pay again.
 */
export function staysOpen(outcome: OrderOutcome): boolean {
  if (outcome.kind === 'placed' || outcome.kind === 'given-up') return false;
  if (outcome.kind === 'refused') return outcome.code === 'paymentUnknown' || outcome.code === 'orderPending';
  // The shop knows no such payment of this customer.
  return outcome.kind !== 'failed' || outcome.statusCode !== 404;
}
