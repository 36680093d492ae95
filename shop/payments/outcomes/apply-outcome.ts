import { oneOrTwo, type PaymentReason } from '#contract/payment-reasons.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { type TransactionResult, inTransaction } from '#shop/transaction.ts';
import { noteAlarms } from './alarms.ts';
import { lateSecondsOf, nextPollSeconds } from './poll-schedule.ts';
import { confirmedSince } from './confirmed-queries.ts';
import { type Effect, isOtherMoney } from './outcome-rules.ts';
import { paidText, notifyRefundDue } from '../payment/payment-mails.ts';
import { isFinal, type PaymentState } from '../payment/payment-states.ts';
import type { Charge, Outcome, PaymentProvider } from '../providers/provider.ts';
import type { Payment } from '../payment/queries.ts';
import {
  collectBalance,
  expireOrder,
  SoldOutItem,
  isPlacedBy,
  orderSteps,
  sendBack,
} from './settle-order.ts';
import { effectFor, type Facts, lockFacts } from './settle-facts.ts';
import { changeState, releasePayment } from '../payment/settle-queries.ts';
import { noteUnexpectedPayment } from '../refunds/unexpected-payment-queries.ts';
import { unpaidDuplicates } from './duplicate-queries.ts';

/**
 * Who asked. A shopper on the page is informed there, others by email. For a transfer, it is the staff member
 * who reports it.
 */
export type Requester = 'customer' | 'reconciler' | Actor;

/** The status of a payment after an outcome was applied. */
export interface Settled {
  state: PaymentState;
  reason: string;
  effect: Effect;
  /** Whether its order is placed, so that a payment is kept. Otherwise it is refunded. */
  isPlaced: boolean;
  /** An alert that only staff can settle, or '' if there is none. */
  alarm: string;
}

export interface Answer {
  payment: Pick<Payment, 'looks' | 'secondsLeft' | 'code'>;
  outcome: Outcome;
  requester: Requester;
  provider: Pick<PaymentProvider, 'pollSeconds' | 'lateMinutes'> | null;
  /** Whether a void order can be restored. False if its stock or coupon is no longer available. */
  mayRestore: boolean;
  /** Whether the order is paid by another payment. */
  isReplaced?: boolean;
  /** Whether a staff member who saw the payment reports it. */
  isSeenByStaff?: boolean;
  /** Whether a staff member knows that it isn't a payment that was confirmed before. */
  isAdditional?: boolean;
  /** The minimum amount accepted as full payment. The shop waives the difference. */
  minCents?: number | undefined;
  /** The email about a canceled or void order, sent instead of the one about its payment. */
  mail?: 'orderCancelled' | undefined;
}

/** The requester for a transfer, which has no provider to ask. */
export const noProviderPoll = { payment: { looks: 0, secondsLeft: 0, code: null }, provider: null } as const;

/**
 * Applies a provider's outcome to a payment with all consequences in one transaction, and releases the claim.
 * Idempotent; an older outcome applied late changes nothing.
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

/** Runs `apply` in a transaction, and again without restoring if the stock of a void order is gone. */
export async function restoringIfPossible<T>(
  db: Database,
  apply: (trx: Database, mayRestore: boolean) => Promise<TransactionResult<T>>,
): Promise<T> {
  try {
    return await inTransaction(db, (trx) => apply(trx, true));
  } catch (error) {
    if (!(error instanceof SoldOutItem)) throw error;
    return inTransaction(db, (trx) => apply(trx, false));
  }
}

const actorOf = (requester: Requester, paymentId: number): Actor =>
  requester === 'customer' || requester === 'reconciler' ? `payment ${paymentId}` : requester;

/**
 * Applies an outcome in the caller's transaction, with everything that it may change locked.
 * @throws SoldOutItem when the transaction must be rolled back
 */
export async function applyOutcome(db: Database, facts: Facts, answer: Answer): Promise<Settled> {
  const { paymentId, orderId, besidesOrderId, balance, isPushed, isCancelled, locked } = facts;
  const {
    payment,
    outcome,
    requester,
    mayRestore,
    isReplaced = false,
    isSeenByStaff = false,
    isAdditional = false,
    minCents,
    mail,
  } = answer;
  const isShopperWaiting = requester === 'customer';
  const effect = await effectFor(db, facts, outcome, {
    isShopperWaiting,
    mayRestore,
    isReplaced,
    isSeenByStaff,
    isAdditional,
    minCents,
  });
  const { to, reason, amountCents } = effect;
  const alarm = await noteAlarms(db, { paymentId, locked, outcome, alarm: effect.alarm });
  if (outcome.state === 'paid' && isUnexpected(facts, effect, outcome.charge, isSeenByStaff))
    await putBeforeStaff(db, facts, { effect, charge: outcome.charge, isShown: isShopperWaiting });
  if (to !== null) {
    const chargeId = outcome.state === 'paid' && to === 'paid' ? outcome.charge.chargeId : null;
    const change = { from: locked.state, to, source: requester, reason, chargeId, amountCents };
    await changeState(db, paymentId, change);
  }
  const step = { effect, locked, actor: actorOf(requester, paymentId), isShown: isShopperWaiting, mail };
  const noticeOrderId = orderId ?? besidesOrderId;
  const { code } = payment;
  const isBalance = balance !== null;
  await sendBack(db, paymentId, { ...step, orderId: noticeOrderId, isCancelled, isBalance, code });
  if (effect.order === 'restore' && isPushed && orderId !== null)
    await endUnpaidDuplicates(db, orderId, step.actor);
  if (orderId !== null) await orderSteps[effect.order](db, { ...step, orderId });
  if (effect.balanceCents > 0 && besidesOrderId !== null)
    await collectBalance(db, besidesOrderId, { paymentId, cents: effect.balanceCents });
  const state = to ?? locked.state;
  await release(db, paymentId, state, answer);
  return {
    state,
    reason: to === null ? locked.reason : reason,
    effect,
    isPlaced: isPlacedNow(facts, effect),
    alarm,
  };
}

/** Returns whether staff must decide about a payment by code that the shop didn't expect. */
const isUnexpected = ({ locked }: Facts, { alarm }: Effect, { isOurs }: Charge, isSeenByStaff: boolean) =>
  alarm !== '' && locked.hasCode && !isSeenByStaff && isOurs;

/** Returns whether the order is placed after an outcome, or its balance paid by it. */
function isPlacedNow({ balance, order }: Facts, effect: Effect): boolean {
  const isUsed = balance && effect.to === 'paid' ? effect.balanceCents > 0 : order === 'placed';
  return effect.order === 'none' ? isUsed : isPlacedBy(effect);
}

/** Releases the claim and schedules the next check. */
async function release(
  db: Database,
  paymentId: number,
  state: PaymentState,
  { payment, outcome, requester, provider }: Answer,
): Promise<void> {
  const isAnswered = outcome.state !== 'unknown' && outcome.state !== 'missing';
  const now = { ...payment, state, lateSeconds: lateSecondsOf(payment, provider) };
  await releasePayment(db, paymentId, {
    nextPollSeconds: nextPollSeconds(now, isAnswered, provider?.pollSeconds ?? null),
    // The reconciler keeps its schedule however often a shopper asks.
    mayPutOff: requester === 'reconciler',
    isAnswered: isFinal(state) || (requester === 'customer' && outcome.state === 'needs_action'),
  });
}

/**
 * Adds an unexpected QR code payment to the unmatched payments. Emails the customer once, unless their page
 * already shows it.
 */
async function putBeforeStaff(
  db: Database,
  { paymentId, locked, ...facts }: Facts,
  { effect, charge, isShown }: { effect: Effect; charge: Charge; isShown: boolean },
): Promise<void> {
  const orderId = facts.orderId ?? facts.besidesOrderId;
  const { amountCents } = charge;
  const sameAs =
    effect.alarm === oneOrTwo ? await confirmedSince(db, paymentId, { ...locked, amountCents }) : null;
  const isNew = await noteUnexpectedPayment(db, paymentId, { kind: effect.alarm, sameAs, charge });
  if (!isNew || isShown || orderId === null || !isOtherMoney(effect.alarm)) return;
  const amount = paidText({ currency: charge.currency, minor: charge.amountCents });
  await notifyRefundDue(db, orderId, { amount, why: 'other' });
}

/**
 * Voids unpaid orders for the same items that the customer no longer needs to pay. They may have the stock
 * that a void order needs again.
 */
async function endUnpaidDuplicates(db: Database, orderId: number, actor: Actor): Promise<void> {
  const reason: PaymentReason = 'another order for the same goods was paid';
  for (const duplicate of await unpaidDuplicates(db, orderId))
    await (duplicate.isTransfer
      ? cancelTransferOrder(db, duplicate, { actor, reason })
      : expireOrder(db, { orderId: duplicate.orderId, actor }));
}

/**
 * Voids the payment and order of a transfer that is no longer expected, in the caller's transaction. Returns
 * false if it wasn't waiting.
 */
export async function cancelTransferOrder(
  db: Database,
  { paymentId }: { paymentId: number },
  { actor, reason, mail }: { actor: Actor; reason: PaymentReason } & Pick<Answer, 'mail'>,
): Promise<boolean> {
  const outcome: Outcome = { state: 'declined', reason };
  const facts = await lockFacts(db, paymentId, outcome);
  const answer = { ...noProviderPoll, outcome, requester: actor, mayRestore: false, mail };
  const { effect } = await applyOutcome(db, facts, answer);
  return effect.to !== null;
}
