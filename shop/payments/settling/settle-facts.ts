import type { Database } from '#database/schema.ts';
import { lockOrder, type OrderStanding } from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { effectOf, type Effect } from './outcome-rules.ts';
import type { Outcome } from '../providers/provider.ts';
import { isFresh } from '../payment/queries.ts';
import {
  isCancelledByCustomer,
  isChargeOfAnother,
  lockPayment,
  type LockedPayment,
  orderOfPayment,
} from '../payment/settle-queries.ts';
import { oneAtATime, standingDuplicate } from './duplicate-queries.ts';

/** A payment and its order as they stand, both locked. */
export interface Facts {
  paymentId: number;
  orderId: number | null;
  order: OrderStanding | null;
  /** Its customer sends the money by themselves, with the app of a bank: it may come for any order that waits for it. */
  isPushed: boolean;
  /** The customer canceled the order: money that arrives is refunded, even with stock left. */
  isCancelled: boolean;
  locked: LockedPayment;
}

export const isTransfer = ({ provider }: Pick<LockedPayment, 'provider'>): boolean =>
  provider === transferName;

/**
 * Locks what an outcome may change: always the order first, then its payment, so that nobody waits in a circle. Before them
 * the customer, where money they send by themselves may end another order too.
 */
export async function lockFacts(db: Database, paymentId: number, outcome: Outcome): Promise<Facts> {
  const { orderId, isPushed } = await orderOfPayment(db, paymentId);
  if (outcome.state === 'paid' && isPushed && orderId !== null) await oneAtATime(db, orderId);
  const order = orderId === null ? null : await lockOrder(db, orderId);
  const isCancelled = order === 'void' && orderId !== null && (await isCancelledByCustomer(db, orderId));
  return { paymentId, orderId, order, isPushed, isCancelled, locked: await lockPayment(db, paymentId) };
}

/** What an outcome does to a payment, by the one table. */
export async function effectFor(
  db: Database,
  { paymentId, orderId, order, isCancelled, locked }: Facts,
  outcome: Outcome,
  answer: {
    isShopperWaiting: boolean;
    mayRestore: boolean;
    isReplaced?: boolean;
    isSeenByStaff?: boolean;
    leastCents?: number | undefined;
  },
): Promise<Effect> {
  if (outcome.state !== 'paid')
    return effectOf({ ...locked, ...answer, order, isChargeOfAnother: false, isFresh: false }, outcome);
  const { chargeId, takenAt } = outcome.charge;
  const mayBeTwice = locked.hasCode && orderId !== null && order !== 'placed';
  const facts = {
    ...locked,
    ...answer,
    mayRestore: answer.mayRestore && !isCancelled,
    order,
    isChargeOfAnother: await isChargeOfAnother(db, paymentId, locked, chargeId),
    isReplaced: answer.isReplaced || (mayBeTwice && (await standingDuplicate(db, orderId)) !== null),
    isFresh: locked.capturedByClient && (await isFresh(db, takenAt)),
    isSeenByStaff: answer.isSeenByStaff || isTransfer(locked),
  };
  return effectOf(facts, outcome);
}
