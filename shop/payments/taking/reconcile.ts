import type { Database } from '#database/schema.ts';
import { capturedOnly } from './ask-provider.ts';
import { asking } from '../providers/asking.ts';
import { look } from './look.ts';
import { isSettled } from '../payment/payment-states.ts';
import type { PaymentWays } from '../providers/payment-ways.ts';
import type { Outcome, PaymentProvider } from '../providers/provider.ts';
import { claimDuePayments, type Payment } from '../payment/queries.ts';
import { settle } from '../settling/settle.ts';

/** A provider that does not know a payment this long after it was stored will not come to know it. */
const missingAfterSeconds = 60;

/** So long the shopper may come back for an answer that was lost, and go on; then what nothing has come of is ended. */
const unansweredSeconds = 40;

/** How a round of the reconciler went. */
export interface Round {
  looked: number;
  /** What only a person can settle, a line each. */
  alarms: string[];
}

/**
 * Looks at the payments that are due, as many as `limit`, and settles them by what their providers say. Asks for no money:
 * it looks, and ends what is over.
 */
export async function reconcileDue(db: Database, ways: PaymentWays, limit: number): Promise<Round> {
  const due = await claimDuePayments(db, limit);
  const alarms = await Promise.all(
    due.map(async (payment) => {
      const provider = ways.named(payment.provider);
      const outcome: Outcome = provider
        ? await outcomeOf(db, provider, payment)
        : { state: 'unknown', reason: 'no such provider' };
      const { alarm } = await settle(db, payment, outcome, 'reconciler', provider);
      return alarm && `payment ${payment.id}: ${alarm}`;
    }),
  );
  return { looked: due.length, alarms: alarms.filter(Boolean) };
}

async function outcomeOf(db: Database, provider: PaymentProvider, payment: Payment): Promise<Outcome> {
  // Announced to nobody: nothing can come of it.
  if (payment.reference === '') return { state: 'declined', reason: 'never announced' };
  const seen = await look(db, provider, payment);
  if (isSettled(payment.state)) return seen;
  if (payment.capturedByClient) return capturedOnly(seen);
  if (seen.state === 'missing')
    return payment.ageSeconds > missingAfterSeconds ? { state: 'declined', reason: 'unknown there' } : seen;
  // A code cannot be called back: it is paid or not until it ends.
  if (seen.state === 'needs_action' && (payment.code?.secondsLeft ?? 0) > 0) return seen;
  const isOver = payment.secondsLeft <= 0 || payment.state === 'created';
  const isLeft = (payment.unansweredSeconds ?? 0) > unansweredSeconds;
  const mustEnd = seen.state === 'needs_action' ? isOver || isLeft : isOver && seen.state === 'pending';
  return mustEnd ? asking((signal) => provider.cancel(payment, signal)) : seen;
}
