import type { Stripe } from 'stripe';
import type { ListedCharge, Outcome, RefundOutcome } from '#shop/payments/payments.ts';
import { wordOf } from '../provider-error.ts';
import { fromStripe } from './stripe-amount.ts';

const unclear = { state: 'unknown', reason: 'an answer nobody understands' } as const;

/** What a payment intent, read with its charge, says about the money. @param isLive of the key it was read with */
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

/** Why it did not work out, in Stripe's word. */
export const reasonOf = ({ last_payment_error: error, cancellation_reason: reason }: Stripe.PaymentIntent) =>
  wordOf(error?.decline_code ?? error?.code ?? reason ?? 'canceled');

function paidOf(intent: Stripe.PaymentIntent, isLive: boolean): Outcome {
  const { latest_charge: charge, amount_received: amount, currency, livemode } = intent;
  if (typeof charge !== 'object' || charge === null || typeof charge.id !== 'string') return unclear;
  const refundedCents = fromStripe({ amount: charge.amount_refunded, currency }).amountCents;
  // What was given back buys nothing.
  if (refundedCents >= amount) return { state: 'declined', reason: 'refunded', refundedCents };
  return {
    state: 'paid',
    refundedCents,
    charge: {
      ...fromStripe({ amount, currency }),
      chargeId: charge.id,
      // The key opens one account; money for another one is marked so.
      isOurs: livemode === isLive && !intent.transfer_data && !intent.on_behalf_of,
      shop: intent.metadata?.['shop'] ?? '',
      takenAt: new Date(charge.created * 1000),
    },
  };
}

export function refundOf({ id, status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { state: 'done', reference: id };
  if (status === 'failed' || status === 'canceled') return { state: 'failed', reason: wordOf(status) };
  return { state: 'unknown', reason: wordOf(status) };
}

/** A row of Stripe's list; of failed tries there is none. */
export function listedCharge(charge: Stripe.Charge): ListedCharge[] {
  if (charge.status !== 'succeeded' || !charge.captured) return [];
  return [
    {
      ...fromStripe({ amount: charge.amount_captured, currency: charge.currency }),
      chargeId: charge.id,
      reference: idOf(charge.payment_intent),
      refundedCents: fromStripe({ amount: charge.amount_refunded, currency: charge.currency }).amountCents,
      takenAt: new Date(charge.created * 1000),
      // Stripe copies what stands on the intent when the money is taken.
      shop: charge.metadata?.['shop'] ?? '',
    },
  ];
}

/** Of what Stripe names or shows in full; '' for nothing. */
export const idOf = (named: unknown): string => {
  if (typeof named === 'string') return named;
  const { id } = (named ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : '';
};
