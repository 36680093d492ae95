import type { PaymentReason } from '#contract/payment-reasons.ts';
import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { changeOrderStatus, hiddenStatuses, type StatusChange } from '#shop/orders/orders.ts';
import { type Effect, paidInPart, paidTwice } from './outcome-rules.ts';
import { paidText, tellCustomer, tellOfMoneyBack } from '../payment/payment-mails.ts';
import type { KeptCode } from '../providers/provider.ts';
import { insertRefund } from '../refunds/refund-queries.ts';
import type { LockedPayment } from '../payment/settle-queries.ts';
import { isTransfer } from './settle-facts.ts';
import { duplicateOnDelivery, endDuplicates, standingDuplicate } from './duplicate-queries.ts';

/** An order whose payment something was said of. */
export interface OrderStep {
  orderId: number;
  effect: Effect;
  locked: LockedPayment;
  actor: Actor;
  /** The shopper waits at the screen, and sees it there. */
  isShown: boolean;
  /** What the customer is told in the place of what is said of the payment. */
  mail?: StatusChange['mail'] | undefined;
}

/** What a void order needs belongs to others by now: the transaction must be undone. */
export class GoodsGone extends Error {}

type Step = (db: Database, step: OrderStep) => Promise<void>;

/** What becomes of the order, by name. */
export const orderSteps: Readonly<Record<Effect['order'], Step>> = {
  none: async () => undefined,
  place: (db, step) => stand(db, step, hiddenStatuses.awaitingPayment),
  restore: (db, step) => stand(db, step, hiddenStatuses.voided),
  void: end,
};

/** @throws GoodsGone when it was void and cannot come back */
async function stand(
  db: Database,
  { orderId, effect, locked, actor }: OrderStep,
  from: StatusChange['to'],
): Promise<void> {
  const placed = await changeOrderStatus(db, { orderId, from, to: orderStatuses.active, actor });
  if (!placed.isChanged && placed.why === 'gone') throw new GoodsGone();
  if (!placed.isChanged) throw new Error(`a paid order could not be placed: ${placed.why}`);
  const cameCents = effect.amountCents ?? locked.amountCents;
  // Less than it costs is taken where the shop bears the rest.
  const letGoCents = locked.amountCents - cameCents;
  // Who sees a transfer on the account is shown the mail before it goes.
  const unpaidNumber = isTransfer(locked) ? null : await duplicateOnDelivery(db, orderId);
  const more = {
    ...(letGoCents > 0 && { letGoCents }),
    ...(unpaidNumber !== null && { unpaidNumber }),
  };
  await tellCustomer(db, 'paymentReceived', orderId, cameCents, more);
  if (locked.hasCode) await endDuplicates(db, orderId);
}

async function end(db: Database, step: OrderStep): Promise<void> {
  const { orderId, effect, locked, actor, isShown, mail } = step;
  // Who was told that we are checking waits for news; who left a form open does not.
  const isNews = !isShown && locked.state !== 'needs_action' && locked.state !== 'created';
  await giveUp(db, { orderId, actor, ...(mail && { mail, givenBackCents: effect.backCents }) });
  // Where money came all the same, "it did not work out" would be wrong.
  if (isNews && !mail && effect.alarm === '' && effect.backCents === 0)
    await tellCustomer(
      db,
      isTransfer(locked) ? 'transferEnded' : 'paymentFailed',
      orderId,
      locked.amountCents,
    );
}

/** The order will not be paid: what it reserved is free again. */
export async function giveUp(
  db: Database,
  order: Pick<StatusChange, 'orderId' | 'actor' | 'mail' | 'givenBackCents'>,
): Promise<void> {
  await changeOrderStatus(db, { ...order, to: hiddenStatuses.voided });
}

/** Whether the order stands after this. */
export const isPlacedBy = (effect: Effect): effect is Effect & { order: 'place' | 'restore' } =>
  effect.order === 'place' || effect.order === 'restore';

/** What goes back of the money is a refund, and the customer who is not here is told where no order came of it. */
export async function sendBack(
  db: Database,
  paymentId: number,
  step: Omit<OrderStep, 'orderId'> & { orderId: number | null; isCancelled: boolean; code: KeptCode | null },
): Promise<void> {
  const { orderId, effect, locked, code, actor, isCancelled, isShown, mail } = step;
  if (effect.backCents === 0) return;
  const isRest = isPlacedBy(effect);
  const noOrder: PaymentReason = 'paid without an order';
  const tooMuch: PaymentReason = 'more than was due';
  const reason = isRest ? tooMuch : effect.reason || noOrder;
  const by = actor.startsWith('staff') ? actor : 'system';
  await insertRefund(db, paymentId, { cents: effect.backCents, reason, by });
  if (orderId === null || isRest) return;
  // Who cancels it is told with that.
  if (effect.reason === paidInPart && mail) return;
  if (effect.reason === paidInPart)
    await tellCustomer(db, 'transferEnded', orderId, locked.amountCents - locked.partCents, {
      backCents: effect.backCents,
    });
  else if (isTransfer(locked))
    await tellCustomer(db, 'transferLate', orderId, effect.backCents, isCancelled ? { isCancelled } : {});
  else if (code && !isShown)
    await tellOfMoneyBack(db, orderId, {
      number: (await standingDuplicate(db, orderId))?.number,
      amount: paidText(code),
      why: effect.reason === paidTwice ? 'twice' : 'late',
    });
}
