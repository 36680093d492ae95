import { currency, transferMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import type { Ended } from '#shop/transaction.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { isPaid } from '../payment/payment-states.ts';
import type { Outcome } from '../providers/provider.ts';
import { insertPayment } from '../payment/queries.ts';
import { applyOutcome, byNobody, restoringIfPossible } from '../settling/settle.ts';
import { lockFacts } from '../settling/settle-facts.ts';
import { isPlacedBy } from '../settling/settle-order.ts';
import { notedReference, noteReference, type SeenWhere } from '../payment/bank-reference-queries.ts';
import { type Transfer, transferByNumber, waitingForTheSame } from './transfer-queries.ts';
import { unpaidDuplicates } from '../settling/duplicate-queries.ts';

/**
 * What money did that a person has seen. `already`: it was recorded before. `other`: the order is paid, by other money, and nobody
 * has said that this came besides. `second`: it did, and goes back. `short`: less than is due. `give-back`: its order is over,
 * and cannot come back.
 */
export type SeenEffect = 'already' | 'other' | 'second' | 'short' | 'place' | 'restore' | 'give-back';

/** What its customer is told at once. */
export interface ToldOfMoney {
  kind: 'paymentReceived' | 'transferLate';
  cents: number;
}

/** What became of money a person has seen. */
export interface ConfirmedMoney {
  effect: SeenEffect;
  transfer: Transfer;
  /** What goes back of it by hand, in cents. */
  goesBackCents: number;
  /** Numbers of the customer's unpaid orders for the same goods that end, for this one is restored. */
  replaced: readonly string[];
  /** Numbers of the customer's other orders that wait for the same amount. */
  sameAmount: readonly string[];
  /** null: nothing. */
  notice: ToldOfMoney | null;
}

/** `number`: of the order that was paid by the money of this reference; '' for money that belongs to none. */
export type ConfirmRefusal = { usedBy: string } | 'unknown';

/** Money on the shop's account, for an order: how much, and what the bank calls it. */
interface SeenMoney {
  number: string;
  cents: number;
  reference: string;
  /** The person says that it is other money than what paid the order already. */
  isSecond: boolean;
  actor: Actor;
  where?: SeenWhere;
  /** It is undone: what it would come to. */
  isPlan: boolean;
  /** What the person was told it would come to: when it is something else by now, it is undone too. Left out: whatever it is. */
  expected?: SeenEffect;
}

/**
 * A person has seen the money of an order on the shop's account: the provider's answer, given by them (settle.ts), in one
 * transaction, and once however often it is said. What goes back is put on the list of what is to be given back by hand.
 */
export const confirmTransfer = (db: Database, seen: SeenMoney): Promise<ConfirmedMoney | ConfirmRefusal> =>
  restoringIfPossible(db, (trx, mayRestore) => confirmOnce(trx, seen, mayRestore));

async function confirmOnce(
  db: Database,
  seen: SeenMoney,
  mayRestore: boolean,
): Promise<Ended<ConfirmedMoney | ConfirmRefusal>> {
  const { cents, reference, actor } = seen;
  const transfer = await transferByNumber(db, seen.number);
  if (!transfer) return { keep: false, outcome: 'unknown' };
  const { orderId, paymentId } = transfer;
  const outcome = paidWith(seen);
  const facts = await lockFacts(db, paymentId, outcome);
  const used = await notedReference(db, 'in', reference);
  if (used && used.paymentId !== paymentId) return { keep: false, outcome: { usedBy: used.number } };
  const { chargeId, state } = facts.locked;
  const isReplaced = isPaid(state);
  const details = {
    transfer: { ...transfer, reference: chargeId },
    goesBackCents: 0,
    replaced: [],
    sameAmount: await waitingForTheSame(db, transfer),
    notice: null,
  };
  const isKnown = used !== null;
  if (isReplaced && (isKnown || !seen.isSecond))
    return { keep: false, outcome: { ...details, effect: isKnown ? 'already' : 'other' } };
  const duplicates = facts.order === 'placed' ? [] : await unpaidDuplicates(db, orderId);
  const paying = isReplaced ? await lockFacts(db, await storeSecond(db, transfer, cents), outcome) : facts;
  const answer = { ...byNobody, outcome, requester: actor, mayRestore, isReplaced, isSeenByStaff: true };
  const { effect } = await applyOutcome(db, paying, answer);
  if (effect.alarm !== '') return { keep: false, outcome: { ...details, effect: 'short' } };
  const did: SeenEffect = isReplaced ? 'second' : isPlacedBy(effect) ? effect.order : 'give-back';
  const taken = await noteReference(db, 'in', {
    reference,
    paymentId: paying.paymentId,
    where: seen.where,
  });
  if (taken) return { keep: false, outcome: { usedBy: taken.number } };
  await writeAudit(db, actor, 'transfer confirmed', {
    order: orderId,
    payment: paymentId,
    cents,
    effect: did,
  });
  const replaced = did === 'restore' ? duplicates.map(({ number }) => number) : [];
  const done = { ...details, effect: did, goesBackCents: effect.backCents, replaced };
  const notice = toldOf(did, effect.amountCents ?? transfer.cents, effect.backCents);
  const isExpected = (seen.expected ?? did) === did;
  return { keep: !seen.isPlan && isExpected, outcome: { ...done, notice } };
}

/** Of money that came besides, the customer is told when it goes back. */
function toldOf(effect: SeenEffect, cents: number, backCents: number): ToldOfMoney | null {
  if (effect === 'place' || effect === 'restore') return { kind: 'paymentReceived', cents };
  return effect === 'give-back' ? { kind: 'transferLate', cents: backCents } : null;
}

const paidWith = ({ reference: chargeId, cents: amountCents }: SeenMoney): Outcome => ({
  state: 'paid',
  charge: {
    chargeId,
    amountCents,
    currency: currency.code,
    isOurs: true,
    shop: '',
    takenAt: new Date(),
  },
});

/** Money that came besides what an order's customer owed: a payment without an order. */
async function storeSecond(db: Database, { customerId }: Transfer, amountCents: number): Promise<number> {
  const paymentId = await insertPayment(db, {
    orderId: null,
    customerId,
    methodId: transferMethodId,
    provider: transferName,
    amountCents,
    currency: currency.code,
    holdMinutes: 0,
    proofHash: null,
    reference: '',
    askedFrom: '',
    inRiel: false,
  });
  if (paymentId === null) throw new Error('the money was not stored');
  return paymentId;
}
