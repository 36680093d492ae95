import type { Database } from '#database/schema.ts';
import { lockOrder, type OrderStatus } from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { effectOf, type Effect } from './outcome-rules.ts';
import type { Outcome } from '../providers/provider.ts';
import { isFresh } from '../payment/queries.ts';
import { confirmedSince } from './confirmed-queries.ts';
import {
  isCancelledByCustomer,
  isChargeOfAnother,
  lockPayment,
  type LockedPayment,
  orderOfPayment,
} from '../payment/settle-queries.ts';
import { type Collectable, collectableBalance } from '../refunds/balance-queries.ts';
import { oneAtATime, openDuplicate } from './duplicate-queries.ts';
import { payInstead } from './pay-instead-queries.ts';

/** A payment and its order in their current state, both locked. */
export interface Facts {
  paymentId: number;
  orderId: number | null;
  /** The order that another payment pays instead of this one; null if there is none. */
  besidesOrderId: number | null;
  /** The status of its order, or of the order whose balance it pays. */
  order: OrderStatus | null;
  /** The balance of its order when it was made for one; null for other payments. */
  balance: Collectable | null;
  /**
   * Whether the customer sends the payment with a bank's app, so that it may be meant for any of their
   * waiting orders.
   */
  isPushed: boolean;
  /**
   * Whether the customer canceled the order, so that a payment that arrives is refunded, even if stock is
   * left.
   */
  isCancelled: boolean;
  locked: LockedPayment;
}

export const isTransfer = ({ provider }: Pick<LockedPayment, 'provider'>): boolean =>
  provider === transferName;

/**
 * Locks what an outcome may change: always the order before its payment, so that deadlocks are impossible. If
 * the customer sends payments from a bank's app, the customer is locked first, because another order may
 * become void as well.
 */
export async function lockFacts(db: Database, paymentId: number, outcome: Outcome): Promise<Facts> {
  const before = await orderOfPayment(db, paymentId);
  const { balanceId } = before;
  let { orderId, besidesOrderId, isPushed } = before;
  const paysFor = orderId ?? besidesOrderId;
  if (outcome.state === 'paid' && isPushed && paysFor !== null && balanceId === null) {
    await oneAtATime(db, paysFor);
    // Another payment may have paid the order while this one waited for the lock.
    ({ orderId, besidesOrderId, isPushed } = await orderOfPayment(db, paymentId));
    if (orderId === null && (await payInstead(db, { paymentId, orderId: paysFor }, outcome.charge)))
      orderId = paysFor;
  }
  const lockedId = balanceId === null ? orderId : besidesOrderId;
  const order = lockedId === null ? null : await lockOrder(db, lockedId);
  const balance = balanceId === null || lockedId === null ? null : await collectableBalance(db, lockedId);
  const isCancelled = order === 'void' && orderId !== null && (await isCancelledByCustomer(db, orderId));
  const locked = await lockPayment(db, paymentId);
  return { paymentId, orderId, besidesOrderId, order, balance, isPushed, isCancelled, locked };
}

/** Returns the effect of an outcome on a payment, from the single rule table. */
export async function effectFor(
  db: Database,
  { paymentId, orderId, besidesOrderId, order, balance, isCancelled, locked }: Facts,
  outcome: Outcome,
  answer: {
    isShopperWaiting: boolean;
    mayRestore: boolean;
    isReplaced?: boolean;
    isSeenByStaff?: boolean;
    isAdditional?: boolean;
    minCents?: number | undefined;
  },
): Promise<Effect> {
  if (outcome.state !== 'paid')
    return effectOf(
      { ...locked, ...answer, order, balance, isChargeOfAnother: false, isFresh: false },
      outcome,
    );
  const { charge } = outcome;
  const { chargeId, takenAt } = charge;
  const mayBeTwice = locked.hasCode && orderId !== null && order !== 'placed';
  const isReplaced =
    answer.isReplaced ||
    (orderId === null && besidesOrderId !== null && !balance) ||
    (mayBeTwice && (await openDuplicate(db, { orderId, paymentId })) !== null);
  const isAsRequested = balance
    ? charge.amountCents <= balance.openCents
    : order === 'awaiting' && charge.amountCents === locked.amountCents;
  const isKnown = answer.isAdditional || answer.isSeenByStaff;
  const isUnclear = locked.hasCode && !isKnown && (isReplaced || !isAsRequested);
  const facts = {
    ...locked,
    ...answer,
    mayRestore: answer.mayRestore && !isCancelled,
    order,
    balance,
    isChargeOfAnother: await isChargeOfAnother(db, paymentId, locked, chargeId),
    isReplaced,
    mayBeConfirmed:
      isUnclear &&
      charge.currency === locked.currency &&
      (await confirmedSince(db, paymentId, { ...locked, amountCents: charge.amountCents })) !== null,
    isFresh: locked.capturedByClient && (await isFresh(db, takenAt)),
    isSeenByStaff: answer.isSeenByStaff || isTransfer(locked),
  };
  return effectOf(facts, outcome);
}
