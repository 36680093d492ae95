import type { PaymentReason } from '#contract/payment-reasons.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { type Ended, inTransaction } from '#shop/transaction.ts';
import { noteAlarms } from './alarms.ts';
import { lateSecondsOf, nextLook } from './look-schedule.ts';
import { type Effect, isOtherMoney } from './outcome-rules.ts';
import { paidText, tellOfMoneyBack } from '../payment/payment-mails.ts';
import { isSettled, type PaymentState } from '../payment/payment-states.ts';
import type { Charge, Outcome, PaymentProvider } from '../providers/provider.ts';
import type { Payment } from '../payment/queries.ts';
import { giveUp, GoodsGone, isPlacedBy, orderSteps, sendBack } from './settle-order.ts';
import { effectFor, type Facts, lockFacts } from './settle-facts.ts';
import { changeState, releasePayment } from '../payment/settle-queries.ts';
import { noteUnexpectedPayment } from '../refunds/unexpected-payment-queries.ts';
import { unpaidDuplicates } from './duplicate-queries.ts';

/** Who asked: a shopper at the screen is told there, others by mail. Or who says it: of a transfer a person knows. */
export type Requester = 'customer' | 'reconciler' | Actor;

/** How a payment stands after an outcome was applied. */
export interface Settled {
  state: PaymentState;
  reason: string;
  effect: Effect;
  /** Its order stands, so that money that was had is for something; else it goes back. */
  isPlaced: boolean;
  /** Something only a person can settle; '' for nothing. */
  alarm: string;
}

/** What somebody says of a payment. */
export interface Answer {
  payment: Pick<Payment, 'looks' | 'secondsLeft' | 'code'>;
  outcome: Outcome;
  requester: Requester;
  provider: Pick<PaymentProvider, 'pollSeconds' | 'lateMinutes'> | null;
  /** False: what a void order needs is not to be had any more. */
  mayRestore: boolean;
  /** The order is paid by other money. */
  isReplaced?: boolean;
  /** A person says it, who has seen the money. */
  isSeenByStaff?: boolean;
  /** So little is taken for all of it: the shop bears what is missing. */
  leastCents?: number | undefined;
  /** What the customer is told of an order that ends, in the place of what is said of its payment. */
  mail?: 'orderCancelled' | undefined;
}

/** Of a transfer nobody is asked. */
export const byNobody = { payment: { looks: 0, secondsLeft: 0, code: null }, provider: null } as const;

/**
 * Applies what a provider said about a payment, in one transaction with all that follows from it, and lets others ask
 * again. The same outcome applied twice, or an older one applied late, changes nothing.
 */
export const settle = (
  db: Database,
  payment: Answer['payment'] & { id: number },
  outcome: Outcome,
  requester: Requester,
  provider: Answer['provider'],
): Promise<Settled> =>
  restoringIfPossible(db, async (trx, mayRestore) => {
    const facts = await lockFacts(trx, payment.id, outcome);
    const settled = await applyOutcome(trx, facts, { payment, outcome, requester, provider, mayRestore });
    return { keep: true, outcome: settled };
  });

/** Runs `apply` in a transaction, and once more where a void order cannot be restored: its goods are gone. */
export async function restoringIfPossible<T>(
  db: Database,
  apply: (trx: Database, mayRestore: boolean) => Promise<Ended<T>>,
): Promise<T> {
  try {
    return await inTransaction(db, (trx) => apply(trx, true));
  } catch (error) {
    if (!(error instanceof GoodsGone)) throw error;
    return inTransaction(db, (trx) => apply(trx, false));
  }
}

const actorOf = (requester: Requester, paymentId: number): Actor =>
  requester === 'customer' || requester === 'reconciler' ? `payment ${paymentId}` : requester;

/** The same in the caller's transaction, what it may change locked. @throws GoodsGone: the transaction must be undone */
export async function applyOutcome(db: Database, facts: Facts, answer: Answer): Promise<Settled> {
  const { paymentId, orderId, order, isPushed, isCancelled, locked } = facts;
  const {
    payment,
    outcome,
    requester,
    mayRestore,
    isReplaced = false,
    isSeenByStaff = false,
    leastCents,
    mail,
  } = answer;
  const isShopperWaiting = requester === 'customer';
  const effect = await effectFor(db, facts, outcome, {
    isShopperWaiting,
    mayRestore,
    isReplaced,
    isSeenByStaff,
    leastCents,
  });
  const { to, reason, amountCents } = effect;
  const alarm = await noteAlarms(db, { paymentId, locked, outcome, alarm: effect.alarm });
  if (
    effect.alarm !== '' &&
    locked.hasCode &&
    !isSeenByStaff &&
    outcome.state === 'paid' &&
    outcome.charge.isOurs
  )
    await putBeforeStaff(db, facts, { effect, charge: outcome.charge, isShown: isShopperWaiting });
  if (to !== null) {
    const chargeId = outcome.state === 'paid' && to === 'paid' ? outcome.charge.chargeId : null;
    const change = { from: locked.state, to, source: requester, reason, chargeId, amountCents };
    await changeState(db, paymentId, change);
  }
  const step = { effect, locked, actor: actorOf(requester, paymentId), isShown: isShopperWaiting, mail };
  await sendBack(db, paymentId, { ...step, orderId, isCancelled, code: payment.code });
  if (effect.order === 'restore' && isPushed && orderId !== null)
    await endUnpaidDuplicates(db, orderId, step.actor);
  if (orderId !== null) await orderSteps[effect.order](db, { ...step, orderId });
  const state = to ?? locked.state;
  await release(db, paymentId, state, answer);
  const isPlaced = effect.order === 'none' ? order === 'placed' : isPlacedBy(effect);
  return { state, reason: to === null ? locked.reason : reason, effect, isPlaced, alarm };
}

/** Lets others ask again, and says when. */
async function release(
  db: Database,
  paymentId: number,
  state: PaymentState,
  { payment, outcome, requester, provider }: Answer,
): Promise<void> {
  const isAnswered = outcome.state !== 'unknown' && outcome.state !== 'missing';
  const now = { ...payment, state, lateSeconds: lateSecondsOf(payment, provider) };
  await releasePayment(db, paymentId, {
    nextLookSeconds: nextLook(now, isAnswered, provider?.pollSeconds ?? null),
    // However often a shopper asks, the reconciler looks when it would have looked.
    mayPutOff: requester === 'reconciler',
    isAnswered: isSettled(state) || (requester === 'customer' && outcome.state === 'needs_action'),
  });
}

/** Money of a code that is not what was asked for: on the list of the staff, and the customer who is not here is told, once. */
async function putBeforeStaff(
  db: Database,
  { paymentId, orderId }: Facts,
  { effect, charge, isShown }: { effect: Effect; charge: Charge; isShown: boolean },
): Promise<void> {
  const isNew = await noteUnexpectedPayment(db, paymentId, effect.alarm, charge);
  if (!isNew || isShown || orderId === null || !isOtherMoney(effect.alarm)) return;
  const amount = paidText({ currency: charge.currency, minor: charge.amountCents });
  await tellOfMoneyBack(db, orderId, { amount, why: 'other' });
}

/** What its customer would have to pay besides for the same goods, and need not, may hold what a void order needs again. */
async function endUnpaidDuplicates(db: Database, orderId: number, actor: Actor): Promise<void> {
  const reason: PaymentReason = 'another order for the same goods was paid';
  for (const duplicate of await unpaidDuplicates(db, orderId))
    await (duplicate.isTransfer
      ? endTransfer(db, duplicate, { actor, reason })
      : giveUp(db, { orderId: duplicate.orderId, actor }));
}

/** A transfer is waited for no more: its payment and its order end, in the caller's transaction. False: it was not waited for. */
export async function endTransfer(
  db: Database,
  { paymentId }: { paymentId: number },
  { actor, reason, mail }: { actor: Actor; reason: PaymentReason } & Pick<Answer, 'mail'>,
): Promise<boolean> {
  const outcome: Outcome = { state: 'declined', reason };
  const facts = await lockFacts(db, paymentId, outcome);
  const answer = { ...byNobody, outcome, requester: actor, mayRestore: false, mail };
  const { effect } = await applyOutcome(db, facts, answer);
  return effect.to !== null;
}
