import type { Stripe } from 'stripe';
import type { ListedCharge, Outcome, RefundOutcome } from '#shop/payments/payments.ts';
import { safeErrorCode } from '../provider-error.ts';
import { fromStripe } from './stripe-amount.ts';

const unclear = { state: 'unknown', reason: 'an answer nobody understands' } as const;

/**
 * Returns the payment outcome of a payment intent, read with its charge.
 * @param isLive whether it was read with a live key
 */
export function outcomeOf(intent: Stripe.PaymentIntent, isLive: boolean): Outcome {
  switch (intent.status) {
    case 'succeeded':
      return paidOf(intent, isLive);
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return typeof intent.client_secret === 'string'
        ? {
            state: 'needs_action',
            action: { kind: 'confirm', clientSecret: intent.client_secret },
            isChallenge: intent.status === 'requires_action',
          }
        : unclear;
    case 'processing':
      return { state: 'pending' };
    case 'canceled':
      return { state: 'declined', reason: reasonOf(intent) };
    default:
      return unclear;
  }
}

/** Returns Stripe's code for the failure. */
export const reasonOf = ({ last_payment_error: error, cancellation_reason: reason }: Stripe.PaymentIntent) =>
  safeErrorCode(error?.decline_code ?? error?.code ?? reason ?? 'canceled');

function paidOf(intent: Stripe.PaymentIntent, isLive: boolean): Outcome {
  const { latest_charge: charge, amount_received: amount, currency, livemode } = intent;
  if (typeof charge !== 'object' || charge === null || typeof charge.id !== 'string') return unclear;
  const refundedCents = fromStripe({ amount: charge.amount_refunded, currency }).amountCents;
  // A refunded payment doesn't pay for an order.
  if (refundedCents >= amount) return { state: 'declined', reason: 'refunded', refundedCents };
  return {
    state: 'paid',
    refundedCents,
    charge: {
      ...fromStripe({ amount, currency }),
      chargeId: charge.id,
      // These fields are set only on payments to another account than the key's.
      isOurs: livemode === isLive && !intent.transfer_data && !intent.on_behalf_of,
      shop: intent.metadata?.['shop'] ?? '',
      takenAt: new Date(charge.created * 1000),
    },
  };
}

export function refundOf({ id, status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { state: 'done', reference: id };
  if (status === 'failed' || status === 'canceled') return { state: 'failed', reason: safeErrorCode(status) };
  return { state: 'unknown', reason: safeErrorCode(status) };
}

/** Converts a row of Stripe's list; empty for failed attempts. */
export function listedCharge(charge: Stripe.Charge): ListedCharge[] {
  if (charge.status !== 'succeeded' || !charge.captured) return [];
  return [
    {
      ...fromStripe({ amount: charge.amount_captured, currency: charge.currency }),
      chargeId: charge.id,
      reference: idOf(charge.payment_intent),
      refundedCents: fromStripe({ amount: charge.amount_refunded, currency: charge.currency }).amountCents,
      takenAt: new Date(charge.created * 1000),
      // Stripe copies the intent's metadata to the charge.
      shop: charge.metadata?.['shop'] ?? '',
    },
  ];
}

/** Returns the id of an object that Stripe references or expands, or '' if there is none. */
export const idOf = (named: unknown): string => {
  if (typeof named === 'string') return named;
  const { id } = (named ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : '';
};
