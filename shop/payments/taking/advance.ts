import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#database/schema.ts';
import { askProvider, isAway, type Step } from './ask-provider.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { isOtherMoney, leftToStaff } from '../settling/outcome-rules.ts';
import { resumeReservation } from './code-queries.ts';
import { isPaid, isSettled } from '../payment/payment-states.ts';
import type { Action } from '../providers/provider.ts';
import {
  claimPayment,
  claimUnanswered,
  endReservation,
  type Payment,
  paymentOfOrder,
} from '../payment/queries.ts';
import { type Requester, settle } from '../settling/settle.ts';
import { isPlaced } from '../payment/settle-queries.ts';

/** What became of the payment of an order. */
export type PayOutcome =
  /** `isTwice`: another payment placed the order; the money of this one goes back. */
  | { state: 'paid'; isTwice?: boolean }
  /** `riel`: what the order came to, where its code can ask for riel instead; else null. */
  | { state: 'needs_action'; action: Action; riel: number | null }
  /** `isAway`: its provider could not be reached, and nobody declined it. */
  | { state: 'declined'; isAway?: boolean }
  /** Paid, and there is no order for it any more: the money goes back, or has gone. */
  | { state: 'given-back' }
  /** Money came that is not surely ours to give back: the staff sees to it. */
  | { state: 'left-to-staff' }
  /** What a code was paid with is not what it asked for: the staff sees to it. */
  | { state: 'other-money' }
  /** Nobody knows yet; the reconciler finds out. */
  | { state: 'checking' };

/** How long a second request waits for the first one's answer, in milliseconds. */
const duplicateWait = 15_000;

/** A code that can be paid for so long yet is shown again rather than another one. */
const worthShowing = 60;

/** Moves nothing, but what is over is ended. */
const look: Step = { kind: 'begin', proof: '' };

const checking: PayOutcome = { state: 'checking' };

/** Takes the next step of a payment, or waits for whoever is taking it. */
export async function advance(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  step: Step,
): Promise<PayOutcome> {
  const deadline = performance.now() + duplicateWait;
  for (let current = payment; ; current = (await paymentOfOrder(db, payment.orderId ?? 0)) ?? current) {
    if (isSettled(current.state)) return endOf(db, current);
    const claimed = await claimPayment(db, payment.id);
    if (claimed) return ask(db, provider, claimed, step);
    if (performance.now() > deadline) return checking;
    await sleep(100);
  }
}

/** The shopper gives a payment up: ended at the provider, then here. Paid meanwhile, it is paid. */
export async function giveUp(db: Database, provider: GuardedProvider, payment: Payment): Promise<PayOutcome> {
  await endReservation(db, payment.id);
  return advance(db, provider, payment, { kind: 'finish', proof: '' });
}

/**
 * The same request has come again under another key. Where nobody knows what came of this one it is ended, unless it is paid;
 * where its shopper was asked something it is looked at: they may have paid. 'free': nothing has come of it, or not yet.
 */
export async function endEarlier(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
): Promise<PayOutcome | 'free'> {
  const deadline = performance.now() + duplicateWait;
  for (let current = payment; ; current = (await paymentOfOrder(db, payment.orderId ?? 0)) ?? current) {
    if (isPaid(current.state)) return endOf(db, current);
    if (isSettled(current.state)) return 'free';
    const isAsked = current.state === 'needs_action' && current.unansweredSeconds === null;
    const claimed = await (isAsked ? claimPayment : claimUnanswered)(db, payment.id);
    const isShown = (claimed?.code?.secondsLeft ?? 0) > worthShowing;
    const now = claimed && (await ask(db, provider, claimed, look, isAsked ? 'reconciler' : 'customer'));
    if (now?.state === 'needs_action' && isShown) {
      await resumeReservation(db, payment.id);
      return now;
    }
    if (now && (now.state === 'declined' || now.state === 'needs_action')) return 'free';
    if (now) return now;
    if (performance.now() > deadline) return checking;
    await sleep(100);
  }
}

/** How a settled payment ended, by its order's standing too. */
async function endOf(
  db: Database,
  payment: Pick<Payment, 'state' | 'reason' | 'orderId' | 'code'>,
): Promise<PayOutcome> {
  const { state, orderId } = payment;
  return endWith(payment, isPaid(state) && orderId !== null && (await isPlaced(db, orderId)));
}

/** Money that was had and has no order goes back (settle.ts). */
function endWith(
  { state, reason, code }: Pick<Payment, 'state' | 'reason' | 'code'>,
  isOrderPlaced: boolean,
): PayOutcome {
  if (!isPaid(state) && code !== null && isOtherMoney(reason)) return { state: 'other-money' };
  if (!isPaid(state) && reason === leftToStaff) return { state: 'left-to-staff' };
  if (!isPaid(state)) return { state: 'declined', isAway: isAway(reason) };
  return { state: isOrderPlaced ? 'paid' : 'given-back' };
}

async function ask(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  step: Step,
  requester: Requester = 'customer',
): Promise<PayOutcome> {
  const outcome = await askProvider(db, provider, payment, step);
  const settled = await settle(db, payment, outcome, requester, provider);
  const { state } = settled;
  if (isSettled(state)) return endWith({ ...payment, ...settled }, settled.isPlaced);
  if (state === 'needs_action' && outcome.state === 'needs_action')
    return { state, action: outcome.action, riel: provider.takesRiel ? payment.orderRiel : null };
  return checking;
}
