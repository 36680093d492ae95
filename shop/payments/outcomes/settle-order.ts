import type { PaymentReason } from '#contract/payment-reasons.ts';
import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { changeOrderStatus, hiddenStatuses, type StatusChange } from '#shop/orders/orders.ts';
import { type Effect, paidInPart, paidTwice } from './outcome-rules.ts';
import { paidText, notifyCustomer, notifyRefundDue } from '../payment/payment-mails.ts';
import type { StoredCode } from '../providers/provider.ts';
import { payBalance } from '../refunds/balance-queries.ts';
import { insertRefund } from '../refunds/refund-queries.ts';
import { isSale, type LockedPayment, waitsToConfirm } from '../payment/settle-queries.ts';
import { isTransfer } from './settle-facts.ts';
import { duplicateOnDelivery, endDuplicates, openDuplicate } from './duplicate-queries.ts';

export interface OrderStep {
  orderId: number;
  effect: Effect;
  locked: LockedPayment;
  actor: Actor;
  /** Whether the shopper waits on the page, which shows the outcome. */
  isShown: boolean;
  /** The email to send instead of the payment confirmation. */
  mail?: StatusChange['mail'] | undefined;
}

/**
 * Thrown when the stock or coupon that a void order needs is no longer available. The transaction must be
 * rolled back.
 */
export class SoldOutItem extends Error {}

type Step = (db: Database, step: OrderStep) => Promise<void>;

/** The steps of an order, by name. */
export const orderSteps: Readonly<Record<Effect['order'], Step>> = {
  none: async () => undefined,
  place: (db, step) => stand(db, step, hiddenStatuses.awaitingPayment),
  restore: (db, step) => stand(db, step, hiddenStatuses.voided),
  void: end,
};

/**
 * Places or restores the order.
 * @throws SoldOutItem when it was void and can't be restored
 */
async function stand(
  db: Database,
  { orderId, effect, locked, actor }: OrderStep,
  from: StatusChange['to'],
): Promise<void> {
  // The order's email says that it is paid, so no second one is sent in the same moment.
  const isTold = !isTransfer(locked) && (await waitsToConfirm(db, orderId));
  const placed = await changeOrderStatus(db, { orderId, from, to: orderStatuses.active, actor });
  if (!placed.isChanged && placed.why === 'gone') throw new SoldOutItem();
  if (!placed.isChanged) throw new Error(`a paid order could not be placed: ${placed.why}`);
  const cameCents = effect.amountCents ?? locked.amountCents;
  // A smaller amount is accepted if the shop waives the difference.
  const waivedCents = locked.amountCents - cameCents;
  // Staff who confirm a transfer see the email before it is sent.
  const unpaidNumber = isTransfer(locked) ? null : await duplicateOnDelivery(db, orderId);
  const more = {
    ...(waivedCents > 0 && { letGoCents: waivedCents }),
    ...(unpaidNumber !== null && { unpaidNumber }),
  };
  if (!isTold || Object.keys(more).length > 0)
    await notifyCustomer(db, 'paymentReceived', orderId, cameCents, more);
  if (locked.hasCode) await endDuplicates(db, orderId);
}

async function end(db: Database, step: OrderStep): Promise<void> {
  const { orderId, effect, locked, actor, isShown, mail } = step;
  // Customers who were informed that we are checking expect news; those who left a form open don't.
  const isNews = !isShown && locked.state !== 'needs_action' && locked.state !== 'created';
  await expireOrder(db, { orderId, actor, ...(mail && { mail, givenBackCents: effect.backCents }) });
  // If a payment was received anyway, the email that the payment failed would be wrong.
  if (isNews && !mail && effect.alarm === '' && effect.backCents === 0)
    await notifyCustomer(
      db,
      isTransfer(locked) ? 'transferEnded' : 'paymentFailed',
      orderId,
      locked.amountCents,
    );
}

/** Voids an order that won't be paid, and releases everything it reserved. */
export async function expireOrder(
  db: Database,
  order: Pick<StatusChange, 'orderId' | 'actor' | 'mail' | 'givenBackCents'>,
): Promise<void> {
  await changeOrderStatus(db, { ...order, to: hiddenStatuses.voided });
}

export const isPlacedBy = (effect: Effect): effect is Effect & { order: 'place' | 'restore' } =>
  effect.order === 'place' || effect.order === 'restore';

/** Pays the balance of an order by a payment, and notifies the customer. */
export async function collectBalance(
  db: Database,
  orderId: number,
  paid: { paymentId: number; cents: number },
): Promise<void> {
  await payBalance(db, orderId, paid);
  await notifyCustomer(db, 'paymentReceived', orderId, paid.cents);
}

type BackStep = Omit<OrderStep, 'orderId'> & {
  orderId: number | null;
  isCancelled: boolean;
  isBalance: boolean;
  code: StoredCode | null;
};

/** Refunds the excess or the whole payment, and notifies an absent customer if no order resulted from it. */
export async function sendBack(db: Database, paymentId: number, step: BackStep): Promise<void> {
  const { orderId, effect, actor } = step;
  if (effect.backCents === 0) return;
  const isExcess = isPlacedBy(effect) || effect.balanceCents > 0;
  const noOrder: PaymentReason = 'paid without an order';
  const tooMuch: PaymentReason = 'more than was due';
  const reason = isExcess ? tooMuch : effect.reason || noOrder;
  const by = actor.startsWith('staff') ? actor : 'system';
  await insertRefund(db, paymentId, { cents: effect.backCents, reason, by });
  if (orderId !== null && !isExcess) await notifySentBack(db, paymentId, { ...step, orderId });
}

async function notifySentBack(
  db: Database,
  paymentId: number,
  { orderId, effect, locked, code, isCancelled, isBalance, isShown, mail }: BackStep & { orderId: number },
): Promise<void> {
  // The cancellation email already includes it.
  if (effect.reason === paidInPart && mail) return;
  if (effect.reason === paidInPart)
    await notifyCustomer(db, 'transferEnded', orderId, locked.amountCents - locked.partCents, {
      backCents: effect.backCents,
    });
  else if (isTransfer(locked))
    await notifyCustomer(db, 'transferLate', orderId, effect.backCents, isCancelled ? { isCancelled } : {});
  else if (code && !isShown) {
    const duplicate = isBalance ? null : await openDuplicate(db, { orderId, paymentId });
    const number = duplicate?.number;
    const placedOrOver = number !== undefined || (await isSale(db, orderId)) ? 'twice' : 'over';
    const why = effect.reason === paidTwice || isCancelled || isBalance ? placedOrOver : 'late';
    await notifyRefundDue(db, orderId, { number, amount: paidText(code), why });
  }
}
