import { setTimeout as sleep } from 'node:timers/promises';
import { oneOrTwo } from '#contract/payment-reasons.ts';
import type { Database } from '#database/schema.ts';
import { queryProvider, isUnreachable, type Step } from './query-provider.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { isOtherMoney, leftToStaff } from '../outcomes/outcome-rules.ts';
import { resumeReservation } from './code-queries.ts';
import { isPaid, isFinal } from '../payment/payment-states.ts';
import type { Action } from '../providers/provider.ts';
import {
  claimPayment,
  claimUnanswered,
  releaseReservation,
  type Payment,
  paymentById,
  paymentOfOrder,
} from '../payment/queries.ts';
import { withClaim } from '../payment/claim-queries.ts';
import { type Requester, settle } from '../outcomes/apply-outcome.ts';
import { isPlaced } from '../payment/settle-queries.ts';
import { paysBalance } from '../refunds/balance-queries.ts';

/** The result of an order's payment. */
export type PayOutcome =
  /** `isTwice`: another payment placed the order, and this one is refunded. */
  | { state: 'paid'; isTwice?: boolean }
  /** `riel`: the order's total, if its code can request riel instead; otherwise null. */
  | { state: 'needs_action'; action: Action; riel: number | null }
  /** `isAway`: its provider was unreachable, so no bank declined it. */
  | { state: 'declined'; isAway?: boolean }
  /** Paid, but the order no longer exists. The payment is being refunded or has already been. */
  | { state: 'given-back' }
  /** A payment arrived that may not be ours to refund. Staff handle it. */
  | { state: 'left-to-staff' }
  /** The payment of a code differs from the request. Staff handle it. */
  | { state: 'other-money' }
  /** The outcome is still unknown; the reconciler finds out. */
  | { state: 'checking' };

/** How long a repeated request waits for the result of the first one, in milliseconds. */
const duplicateWait = 15_000;

/** If an existing code is valid for at least this many seconds, it is shown again instead of a new one. */
const worthShowing = 60;

/** The step that requests no payment, but voids what has expired. */
const pollPayment: Step = { kind: 'begin', proof: '' };

const checking: PayOutcome = { state: 'checking' };

/** Takes the next step of a payment, or waits for the process that is taking it. */
export async function advance(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  step: Step,
): Promise<PayOutcome> {
  const deadline = performance.now() + duplicateWait;
  for (let current = payment; ; current = (await paymentById(db, payment.id)) ?? current) {
    if (isFinal(current.state)) return endOf(db, current);
    const claimed = await claimPayment(db, payment.id);
    if (claimed) return request(db, provider, claimed, step);
    if (performance.now() > deadline) return checking;
    await sleep(100);
  }
}

/**
 * Cancels a payment for the shopper: first at the provider, then here. If it was paid in the meantime, it
 * stays paid.
 */
export async function expireOrder(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
): Promise<PayOutcome> {
  await releaseReservation(db, payment.id);
  return advance(db, provider, payment, { kind: 'finish', proof: '' });
}

/**
 * Handles an earlier payment for a request that arrived again under another key. If the outcome of the
 * earlier payment is unknown, it is canceled unless it is paid. If its shopper had to act, it is polled,
 * because they may have paid. 'free': it has no result, or not yet.
 */
export async function endEarlier(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
): Promise<PayOutcome | 'free'> {
  const deadline = performance.now() + duplicateWait;
  for (let current = payment; ; current = (await paymentOfOrder(db, payment.orderId ?? 0)) ?? current) {
    if (isPaid(current.state)) return endOf(db, current);
    if (isFinal(current.state)) return 'free';
    const now = await pollEarlier(db, provider, current);
    if (now) return now;
    if (performance.now() > deadline) return checking;
    await sleep(100);
  }
}

/** Asks about an unfinished earlier payment. Returns null while another process asks. */
async function pollEarlier(
  db: Database,
  provider: GuardedProvider,
  { id, state, unansweredSeconds }: Payment,
): Promise<PayOutcome | 'free' | null> {
  const isAwaitingAction = state === 'needs_action' && unansweredSeconds === null;
  const claimed = await (isAwaitingAction ? claimPayment : claimUnanswered)(db, id);
  if (!claimed) return null;
  const requester = isAwaitingAction ? 'reconciler' : 'customer';
  const now = await request(db, provider, claimed, pollPayment, requester);
  if (now.state !== 'needs_action') return now.state === 'declined' ? 'free' : now;
  if ((claimed.code?.secondsLeft ?? 0) <= worthShowing) return 'free';
  await resumeReservation(db, id);
  return now;
}

/** Returns the outcome of a settled payment, which also depends on its order's status. */
async function endOf(
  db: Database,
  payment: Pick<Payment, 'id' | 'state' | 'reason' | 'orderId' | 'balanceId' | 'code'>,
): Promise<PayOutcome> {
  const { id, state, orderId, balanceId } = payment;
  const isUsed = async () =>
    balanceId === null ? orderId !== null && (await isPlaced(db, orderId)) : paysBalance(db, id);
  return endWith(payment, isPaid(state) && (await isUsed()));
}

/** Returns the outcome of a payment received without an order, which is refunded (settle.ts). */
function endWith(
  { state, reason, code }: Pick<Payment, 'state' | 'reason' | 'code'>,
  isOrderPlaced: boolean,
): PayOutcome {
  if (!isPaid(state) && code !== null && isOtherMoney(reason)) return { state: 'other-money' };
  if (!isPaid(state) && (reason === leftToStaff || reason === oneOrTwo)) return { state: 'left-to-staff' };
  if (!isPaid(state)) return { state: 'declined', isAway: isUnreachable(reason) };
  return { state: isOrderPlaced ? 'paid' : 'given-back' };
}

async function request(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  step: Step,
  requester: Requester = 'customer',
): Promise<PayOutcome> {
  const { outcome, settled } = await withClaim(db, payment.id, async () => {
    const answer = await queryProvider(db, provider, payment, step);
    return { outcome: answer, settled: await settle(db, payment, answer, requester, provider) };
  });
  const { state } = settled;
  if (isFinal(state)) return endWith({ ...payment, ...settled }, settled.isPlaced);
  if (state === 'needs_action' && outcome.state === 'needs_action')
    return { state, action: outcome.action, riel: provider.takesRiel ? payment.orderRiel : null };
  return checking;
}
