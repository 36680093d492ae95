import type { OrderOutcome } from '../../placing/order-outcome.ts';

/**
 * Whether the money may have been taken, or may still be, after this outcome: then the attempt is kept, is asked about
 * again under its own key, and the shopper is not invited to pay a second time.
 */
export function staysOpen(outcome: OrderOutcome): boolean {
  if (outcome.kind === 'placed' || outcome.kind === 'given-up') return false;
  if (outcome.kind === 'refused') return outcome.code === 'paymentUnknown' || outcome.code === 'orderPending';
  // The shop knows no such payment of this customer.
  return outcome.kind !== 'failed' || outcome.statusCode !== 404;
}
