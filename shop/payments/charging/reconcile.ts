import type { Database } from '#database/schema.ts';
import { capturedOnly } from './query-provider.ts';
import { requestProvider } from '../providers/request-provider.ts';
import { pollPayment } from './poll-payment.ts';
import { isFinal } from '../payment/payment-states.ts';
import type { PaymentMethods } from '../providers/payment-methods.ts';
import type { Outcome, PaymentProvider } from '../providers/provider.ts';
import { withClaim } from '../payment/claim-queries.ts';
import { claimDuePayments, type Payment } from '../payment/queries.ts';
import { settle } from '../outcomes/apply-outcome.ts';

/** Seconds after which a provider that doesn't know a stored payment will never know it. */
const missingAfterSeconds = 60;

/**
 * Seconds during which the shopper may return for a lost response and continue. After that, payments without
 * a result are canceled.
 */
const unansweredSeconds = 40;

/** The result of one reconciler run. */
export interface Round {
  looked: number;
  /** Alerts that only staff can settle, one per line. */
  alarms: string[];
}

/**
 * Checks up to `limit` due payments, and settles them by the responses of their providers. Requests no
 * payments: it only checks, and voids what has expired.
 */
export async function reconcileDue(db: Database, methods: PaymentMethods, limit: number): Promise<Round> {
  const due = await claimDuePayments(db, limit);
  const alarms = await Promise.all(
    due.map(async (payment) => {
      const provider = methods.named(payment.provider);
      const { alarm } = await withClaim(db, payment.id, async () => {
        const outcome: Outcome = provider
          ? await outcomeOf(db, provider, payment)
          : { state: 'unknown', reason: 'no such provider' };
        return settle(db, payment, outcome, 'reconciler', provider);
      });
      return alarm && `payment ${payment.id}: ${alarm}`;
    }),
  );
  return { looked: due.length, alarms: alarms.filter(Boolean) };
}

async function outcomeOf(db: Database, provider: PaymentProvider, payment: Payment): Promise<Outcome> {
  // The payment was never sent to a provider, so it can't be paid.
  if (payment.reference === '') return { state: 'declined', reason: 'never announced' };
  const seen = await pollPayment(db, provider, payment);
  if (isFinal(payment.state)) return seen;
  if (payment.capturedByClient) return capturedOnly(seen);
  if (seen.state === 'missing')
    return payment.ageSeconds > missingAfterSeconds ? { state: 'declined', reason: 'unknown there' } : seen;
  // A code can't be revoked: it can be paid until it expires.
  if (seen.state === 'needs_action' && (payment.code?.secondsLeft ?? 0) > 0) return seen;
  const isOver = payment.secondsLeft <= 0 || payment.state === 'created';
  const isLeft = (payment.unansweredSeconds ?? 0) > unansweredSeconds;
  const mustEnd = seen.state === 'needs_action' ? isOver || isLeft : isOver && seen.state === 'pending';
  return mustEnd ? requestProvider((signal) => provider.cancel(payment, signal)) : seen;
}
