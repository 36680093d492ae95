import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { changeOrderStatus, hiddenStatuses, lockOrder, type OrderStanding } from '#shop/orders/orders.ts';
import { type Ended, inTransaction } from '#shop/transaction.ts';
import { noteAlarms } from './alarms.ts';
import { transferName } from './bank-transfer.ts';
import { lateSecondsOf, nextLook } from './look-schedule.ts';
import { effectOf, type Effect, isOtherMoney, paidTwice } from './outcome-rules.ts';
import { paidText, tellCustomer, tellOfMoneyBack } from './payment-mails.ts';
import { isSettled, type PaymentState } from './payment-states.ts';
import type { Charge, Outcome, PaymentProvider } from './provider.ts';
import { isFresh, type Payment } from './queries.ts';
import { insertRefund } from './refund-queries.ts';
import { noteStrayMoney } from './stray-money-queries.ts';
import { endTwins, oneAtATime, standingTwin, unpaidTwins } from './twin-queries.ts';
import {
  changeState,
  isChargeOfAnother,
  lockPayment,
  type LockedPayment,
  orderOfPayment,
  releasePayment,
} from './settle-queries.ts';

/** Who asked: a shopper at the screen is told there, others by mail. */
export type Asker = 'customer' | 'reconciler';

/** How a payment stands after an outcome was applied. */
export interface Settled {
  state: PaymentState;
  reason: string;
  /** Its order stands, so that money that was had is for something; else it goes back. */
  isPlaced: boolean;
  /** Products of which pages show another stock now. */
  stockNews: readonly number[];
  /** Something only a person can settle; '' for nothing. */
  alarm: string;
}

/**
 * Applies what a provider said about a payment, in one transaction with all that follows from it, and lets others ask
 * again. The same outcome applied twice, or an older one applied late, changes nothing.
 */
export async function settle(
  db: Database,
  payment: Asked,
  outcome: Outcome,
  asker: Asker,
  provider: Pick<PaymentProvider, 'pollSeconds' | 'lateMinutes'> | null,
): Promise<Settled> {
  const apply = (mayRestore: boolean) => (trx: Database) =>
    applyOutcome(trx, { payment, outcome, asker, provider, mayRestore });
  const settled = await inTransaction(db, apply(true));
  return settled === 'sold-out' ? ((await inTransaction(db, apply(false))) as Settled) : settled;
}

type Asked = Pick<Payment, 'id' | 'looks' | 'secondsLeft' | 'code'>;

interface Application {
  payment: Asked;
  outcome: Outcome;
  asker: Asker;
  provider: Pick<PaymentProvider, 'pollSeconds' | 'lateMinutes'> | null;
  /** False: what a void order needs is not to be had any more. */
  mayRestore: boolean;
}

async function applyOutcome(db: Database, application: Application): Promise<Ended<Settled | 'sold-out'>> {
  const { payment, outcome, asker, provider, mayRestore } = application;
  // Always the order first, then its payment: nobody waits in a circle. Before them the customer, where money of a code may end
  // another order too.
  const orderId = await orderOfPayment(db, payment.id);
  if (outcome.state === 'paid' && payment.code && orderId !== null) await oneAtATime(db, orderId);
  const order = orderId === null ? null : await lockOrder(db, orderId);
  const locked = await lockPayment(db, payment.id);
  const effect = await effectFor(db, { locked, order, outcome, payment, asker, mayRestore });
  const { to, reason } = effect;
  const alarm = await noteAlarms(db, { paymentId: payment.id, locked, outcome, alarm: effect.alarm });
  if (effect.alarm !== '' && locked.hasCode && outcome.state === 'paid' && outcome.charge.isOurs)
    await putBeforeStaff(db, application, { orderId, effect, charge: outcome.charge });
  if (to !== null) {
    const chargeId = outcome.state === 'paid' && to === 'paid' ? outcome.charge.chargeId : null;
    const { amountCents } = effect;
    await changeState(db, payment.id, {
      from: locked.state,
      to,
      source: asker,
      reason,
      chargeId,
      amountCents,
    });
  }
  const changed = await changeOrder(db, {
    orderId,
    effect,
    asker,
    locked,
    payment,
  });
  if (changed === 'sold-out') return { keep: false, outcome: 'sold-out' };
  const state = to ?? locked.state;
  const isAnswered = outcome.state !== 'unknown' && outcome.state !== 'missing';
  await releasePayment(db, payment.id, {
    nextLookSeconds: nextLook(
      { ...payment, state, lateSeconds: lateSecondsOf(payment, provider) },
      isAnswered,
      provider?.pollSeconds ?? null,
    ),
    // However often a shopper asks, the reconciler looks when it would have looked.
    mayPutOff: asker === 'reconciler',
    isAnswered: isSettled(state) || (asker === 'customer' && outcome.state === 'needs_action'),
  });
  const isPlaced = standsAfter(order, effect);
  const why = to === null ? locked.reason : reason;
  return { keep: true, outcome: { state, reason: why, isPlaced, stockNews: changed, alarm } };
}

/** Money of a code that is not what was asked for: on the list of the staff, and the customer who is not here is told, once. */
async function putBeforeStaff(
  db: Database,
  { payment, asker }: Pick<Application, 'payment' | 'asker'>,
  { orderId, effect, charge }: { orderId: number | null; effect: Effect; charge: Charge },
): Promise<void> {
  const isNew = await noteStrayMoney(db, payment.id, effect.alarm, charge);
  if (!isNew || asker === 'customer' || orderId === null || !isOtherMoney(effect.alarm)) return;
  const amount = paidText({ currency: charge.currency, minor: charge.amountCents });
  await tellOfMoneyBack(db, orderId, { amount, why: 'other' });
}

/** Whether an order that stood so stands after this effect. */
function standsAfter(order: OrderStanding | null, effect: Effect): boolean {
  if (effect.order === 'none') return order === 'placed';
  return effect.order === 'place' || effect.order === 'restore';
}

async function effectFor(
  db: Database,
  known: {
    locked: LockedPayment;
    order: OrderStanding | null;
    outcome: Outcome;
    payment: { id: number };
    asker: Asker;
    mayRestore: boolean;
  },
): Promise<Effect> {
  const { locked, order, outcome, payment, asker, mayRestore } = known;
  const isOther =
    outcome.state === 'paid' && (await isChargeOfAnother(db, payment.id, locked, outcome.charge.chargeId));
  const isReplaced =
    outcome.state === 'paid' && locked.hasCode && order !== 'placed' && (await hasTwin(db, locked));
  const wasTakenLately =
    locked.capturedByClient && outcome.state === 'paid' && (await isFresh(db, outcome.charge.takenAt));
  return effectOf(
    {
      ...locked,
      order,
      isChargeOfAnother: isOther,
      isShopperWaiting: asker === 'customer',
      isFresh: wasTakenLately,
      mayRestore,
      isReplaced,
    },
    outcome,
  );
}

/** Another order for the same goods stands in the place of this one. */
async function hasTwin(db: Database, { orderId }: LockedPayment): Promise<boolean> {
  if (orderId === null) return false;
  await oneAtATime(db, orderId);
  return (await standingTwin(db, orderId)) !== null;
}

/** @returns the products of which pages show another stock now */
async function changeOrder(
  db: Database,
  change: {
    orderId: number | null;
    effect: Effect;
    asker: Asker;
    locked: LockedPayment;
    payment: Asked;
  },
): Promise<readonly number[] | 'sold-out'> {
  const { orderId, effect, asker, locked, payment } = change;
  const paymentId = payment.id;
  const actor = `payment ${paymentId}` as const;
  if (effect.order === 'give-back' || effect.order === 'void-and-give-back') {
    const reason = effect.reason || 'paid without an order';
    await insertRefund(db, paymentId, { cents: null, reason, by: 'system' });
    if (payment.code && orderId !== null && asker !== 'customer')
      await tellOfMoneyBack(db, orderId, {
        amount: paidText(payment.code),
        why: effect.reason === paidTwice ? 'twice' : 'late',
      });
    return effect.order === 'void-and-give-back' && orderId !== null ? giveUp(db, orderId, actor) : [];
  }
  if (orderId === null || effect.order === 'none') return [];
  const tell = (kind: Parameters<typeof tellCustomer>[1]) =>
    tellCustomer(db, kind, orderId, locked.amountCents);
  if (effect.order === 'void') {
    // Who was told that we are checking waits for news; who left a form open does not.
    const isUnsaid = asker !== 'customer' && locked.state !== 'needs_action' && locked.state !== 'created';
    // Where money came all the same, "it did not work out" would be wrong.
    if (isUnsaid && effect.alarm === '')
      await tell(locked.provider === transferName ? 'transferEnded' : 'paymentFailed');
    return giveUp(db, orderId, actor);
  }
  // What was given back may be held for the code after it, which nobody needs to pay any more.
  if (effect.order === 'restore' && locked.hasCode)
    for (const twin of await unpaidTwins(db, orderId)) await giveUp(db, twin, actor);
  const from = effect.order === 'restore' ? hiddenStatuses.voided : hiddenStatuses.awaitingPayment;
  const placed = await changeOrderStatus(db, { orderId, from, to: orderStatuses.active, actor });
  if (!placed.isChanged && placed.why === 'gone') return 'sold-out';
  if (!placed.isChanged) throw new Error(`a paid order could not be placed: ${placed.why}`);
  await tell('paymentReceived');
  if (locked.hasCode) await endTwins(db, orderId);
  return placed.stockNews;
}

/** The order will not be paid: what it reserved is free again. @returns as `changeOrder` */
async function giveUp(db: Database, orderId: number, actor: Actor): Promise<readonly number[]> {
  const changed = await changeOrderStatus(db, { orderId, to: hiddenStatuses.voided, actor });
  return changed.isChanged ? changed.stockNews : [];
}
