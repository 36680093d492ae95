import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { changeOrderStatus, hiddenStatuses, lockOrder } from '#shop/orders/orders.ts';
import { type Ended, inTransaction } from '#shop/transaction.ts';
import { tellCustomer } from './payment-mails.ts';
import { insertRefund } from './refund-queries.ts';
import { changeState, lockPayment, type LockedPayment } from './settle-queries.ts';
import {
  endLooks,
  insertSecondMoney,
  orderOfReference,
  type Transfer,
  transferByNumber,
} from './transfer-queries.ts';
import { effectOfMoney, type MoneyEffect, type SeenMoney } from './transfer-rules.ts';

/** What became of money a person has seen. */
export interface ConfirmedMoney {
  effect: MoneyEffect;
  transfer: Transfer;
  /** What goes back of it by hand, in cents; `dueCents` is what the order came to. */
  goesBackCents: number;
  dueCents: number;
  /** Products of which pages show another stock now. */
  stockNews: readonly number[];
}

/** `number`: of the order that was paid by the money of this reference; '' for money that belongs to none. */
export type ConfirmRefusal = { usedBy: string } | 'unknown';

interface Confirmation extends SeenMoney {
  /** Of the order. */
  number: string;
  actor: Actor;
}

/**
 * A person has seen the money of an order on the shop's account: the order is placed, with books, history, audit and mails, in
 * one transaction, and once however often it is said. Money for an order that has ended brings it back where goods and coupon
 * are still to be had; else, and where it is too much or came twice, it is put on the list of what is to be given back.
 */
export async function confirmTransfer(
  db: Database,
  seen: Confirmation,
): Promise<ConfirmedMoney | ConfirmRefusal> {
  const confirm = (mayRestore: boolean) =>
    inTransaction(db, (trx) => confirmLocked(trx, seen, mayRestore, { isPlan: false }));
  const outcome = await confirm(true);
  return outcome === 'sold-out' ? ((await confirm(false)) as ConfirmedMoney) : outcome;
}

/** The same, and undone: what it would come to. */
export async function planConfirmation(
  db: Database,
  seen: Confirmation,
): Promise<ConfirmedMoney | ConfirmRefusal> {
  const plan = (mayRestore: boolean) =>
    inTransaction(db, (trx) => confirmLocked(trx, seen, mayRestore, { isPlan: true }));
  const outcome = await plan(true);
  return outcome === 'sold-out' ? ((await plan(false)) as ConfirmedMoney) : outcome;
}

async function confirmLocked(
  db: Database,
  seen: Confirmation,
  mayRestore: boolean,
  { isPlan }: { isPlan: boolean },
): Promise<Ended<ConfirmedMoney | ConfirmRefusal | 'sold-out'>> {
  const transfer = await transferByNumber(db, seen.number);
  if (!transfer) return { keep: false, outcome: 'unknown' };
  const { paymentId, orderId } = transfer;
  const order = await lockOrder(db, orderId);
  const locked = await lockPayment(db, paymentId);
  const used = await orderOfReference(db, seen.reference);
  if (used && used.paymentId !== paymentId) return { keep: false, outcome: { usedBy: used.number } };
  const dueCents = transfer.cents;
  const { reference } = (await transferByNumber(db, seen.number)) ?? transfer;
  const effect = effectOfMoney({ state: locked.state, order, dueCents, reference, mayRestore }, seen);
  const goesBackCents = goingBack(effect, seen.cents, dueCents);
  const done = { effect, transfer: { ...transfer, reference }, goesBackCents, dueCents, stockNews: [] };
  if (['already', 'other', 'short'].includes(effect)) return { keep: false, outcome: done };
  const placed = await apply(db, { effect, transfer, locked, seen, goesBackCents });
  if (placed === 'sold-out') return { keep: false, outcome: 'sold-out' };
  await writeAudit(db, seen.actor, 'transfer confirmed', {
    order: orderId,
    payment: paymentId,
    cents: seen.cents,
    effect,
  });
  return { keep: !isPlan, outcome: { ...done, stockNews: placed } };
}

function goingBack(effect: MoneyEffect, cents: number, dueCents: number): number {
  if (effect === 'second' || effect === 'give-back') return cents;
  return effect === 'place' || effect === 'restore' ? cents - dueCents : 0;
}

interface Application {
  effect: MoneyEffect;
  transfer: Transfer;
  locked: LockedPayment;
  seen: Confirmation;
  goesBackCents: number;
}

async function apply(
  db: Database,
  { effect, transfer, locked, seen, goesBackCents }: Application,
): Promise<readonly number[] | 'sold-out'> {
  const { orderId } = transfer;
  const { actor, cents, reference } = seen;
  const { currency } = locked;
  const isSecond = effect === 'second';
  const paymentId = isSecond
    ? await insertSecondMoney(db, transfer, { cents, reference, currency })
    : transfer.paymentId;
  await changeState(db, paymentId, {
    from: isSecond ? 'created' : locked.state,
    to: 'paid',
    source: actor,
    reason: reasons[effect] ?? '',
    chargeId: reference,
    amountCents: cents,
  });
  await endLooks(db, paymentId);
  if (goesBackCents > 0)
    await insertRefund(db, paymentId, {
      cents: goesBackCents,
      reason: reasons[effect] ?? 'more than was due',
      by: actor,
    });
  if (effect === 'give-back') await tellCustomer(db, 'transferLate', orderId, cents);
  if (effect !== 'place' && effect !== 'restore') return [];
  const from = effect === 'restore' ? hiddenStatuses.voided : hiddenStatuses.awaitingPayment;
  const placed = await changeOrderStatus(db, { orderId, from, to: orderStatuses.active, actor });
  if (!placed.isChanged && placed.why === 'gone') return 'sold-out';
  if (!placed.isChanged) throw new Error(`a paid order could not be placed: ${placed.why}`);
  await tellCustomer(db, 'paymentReceived', orderId, cents);
  return placed.stockNews;
}

const reasons: Readonly<Partial<Record<MoneyEffect, string>>> = {
  second: 'paid twice',
  'give-back': 'paid after the order was void',
};
