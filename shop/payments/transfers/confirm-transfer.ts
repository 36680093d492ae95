import { currency, transferMethodId } from '#contract/constants.ts';
import type { TransferTerms } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import type { MailContents } from '#shop/mail/mail.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import type { TransactionResult } from '#shop/transaction.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { isPaid } from '../payment/payment-states.ts';
import type { Outcome } from '../providers/provider.ts';
import { insertPayment } from '../payment/queries.ts';
import { applyOutcome, noProviderPoll, restoringIfPossible } from '../outcomes/apply-outcome.ts';
import { type Facts, isTransfer, lockFacts } from '../outcomes/settle-facts.ts';
import { isPlacedBy } from '../outcomes/settle-order.ts';
import { notedReference, recordReference, type SeenWhere } from '../payment/bank-reference-queries.ts';
import { notePart } from './note-part.ts';
import { recordWaived } from './part-queries.ts';
import { moveSlips } from '../payment/slip-queries.ts';
import { type Transfer, transferByNumber, waitingForTheSame } from './transfer-queries.ts';
import { unpaidDuplicates } from '../outcomes/duplicate-queries.ts';

/**
 * The effect of a payment that staff have seen. `already`: it was recorded before. `other`: the order is paid
 * by another payment, and staff haven't said that this is an additional one. `second`: it is an additional
 * one, and is refunded. `short`: underpaid, and staff haven't decided about the difference. `part`: recorded,
 * and the balance is requested. `give-back`: its order is void and can't be restored.
 */
export type SeenEffect =
  | 'already'
  | 'other'
  | 'second'
  | 'short'
  | 'part'
  | 'place'
  | 'restore'
  | 'give-back';

/** The email sent to the customer immediately. */
export type MoneyNotice = {
  [Kind in 'paymentReceived' | 'transferLate' | 'transferShort']: {
    kind: Kind;
    content: MailContents[Kind];
  };
}['paymentReceived' | 'transferLate' | 'transferShort'];

/** What happens to a missing amount: it is requested on these terms, or the shop waives up to this much. */
export type MissingMoney = { kind: 'ask'; terms: TransferTerms } | { kind: 'let-go'; upToCents: number };

/** The result of a payment that staff have seen. */
export interface ConfirmedMoney {
  effect: SeenEffect;
  transfer: Transfer;
  /** The amount due when it arrived, and the part the shop waives. In cents. */
  dueCents: number;
  letGoCents: number;
  /** The amount of the manual refund, in cents. */
  goesBackCents: number;
  /**
   * Numbers of the customer's unpaid orders for the same items that become void because this one is restored.
   */
  replaced: readonly string[];
  /** Numbers of the customer's other orders that wait for the same amount. */
  sameAmount: readonly string[];
  /** The email; null if none is sent. */
  notice: MoneyNotice | null;
}

/** `number` is the order paid with this reference, or '' for a payment without an order. */
export type ConfirmRefusal = { usedBy: string } | 'unknown';

/** A payment that staff have seen on the shop's bank account. */
export interface SeenMoney {
  number: string;
  cents: number;
  reference: string;
  /** Whether staff say that it is an additional payment, not the one that paid the order. */
  isSecond: boolean;
  actor: Actor;
  where?: SeenWhere;
  /** Whether it is a dry run, which returns the result and rolls it back. */
  isPlan: boolean;
  /**
   * The effect shown to the staff member. If it has changed, the transaction is rolled back as well.
   * Undefined accepts any.
   */
  expected?: SeenEffect;
  /** The amount due at that time. Undefined accepts any. */
  expectedDueCents?: number;
  /** What to do about a missing amount. If undefined, an underpaid order stays underpaid. */
  missing?: MissingMoney;
}

/**
 * Applies a payment that staff have seen on the shop's account as the provider's outcome (settle.ts), in one
 * transaction, and once however often it is reported. Refunds are put on the list of manual refunds.
 */
export const confirmTransfer = (db: Database, seen: SeenMoney): Promise<ConfirmedMoney | ConfirmRefusal> =>
  restoringIfPossible(db, (trx, mayRestore) => confirmOnce(trx, seen, mayRestore));

async function confirmOnce(
  db: Database,
  seen: SeenMoney,
  mayRestore: boolean,
): Promise<TransactionResult<ConfirmedMoney | ConfirmRefusal>> {
  const { cents, reference, actor } = seen;
  const transfer = await transferByNumber(db, seen.number);
  if (!transfer) return { keep: false, outcome: 'unknown' };
  const { orderId, paymentId } = transfer;
  const facts = await lockFacts(db, paymentId, paidWith(seen, 0));
  const used = await notedReference(db, 'in', reference);
  if (used && used.paymentId !== paymentId) return { keep: false, outcome: { usedBy: used.number } };
  const { chargeId, state, amountCents, partCents: receivedCents } = facts.locked;
  const isReplaced = isPaid(state);
  const dueCents = isReplaced ? transfer.cents : amountCents - receivedCents;
  const details = {
    transfer: { ...transfer, reference: chargeId },
    dueCents,
    letGoCents: 0,
    goesBackCents: 0,
    replaced: [],
    sameAmount: await waitingForTheSame(db, transfer),
    notice: null,
  };
  const isKnown = used !== null;
  if (isKnown || (isReplaced && !seen.isSecond))
    return { keep: false, outcome: { ...details, effect: isKnown ? 'already' : 'other' } };
  const missing = missingOf(seen, facts, dueCents);
  const waivedCents = missing?.kind === 'let-go' ? dueCents - cents : 0;
  const { bookedOn, ...did } =
    missing?.kind === 'ask'
      ? await partOf(db, seen, { paymentId, terms: missing.terms })
      : await applySeenPayment(db, seen, { transfer, facts, mayRestore, letGoCents: waivedCents });
  const done = { ...details, ...did, letGoCents: waivedCents };
  if (done.effect === 'short') return { keep: false, outcome: done };
  // The payment slip of a transfer that was paid by code shows this additional payment.
  if (done.effect === 'second' && transfer.isCode) await moveSlips(db, { from: paymentId, to: bookedOn });
  const taken = await recordReference(db, 'in', { reference, paymentId: bookedOn, where: seen.where });
  if (taken) return { keep: false, outcome: { usedBy: taken.number } };
  if (waivedCents > 0) await recordWaived(db, { paymentId, cents: waivedCents, by: actor });
  await writeAudit(db, actor, 'transfer confirmed', {
    order: orderId,
    payment: paymentId,
    cents,
    effect: done.effect,
    ...(waivedCents > 0 && { letGo: waivedCents }),
  });
  const isExpected = isAsShown(seen, dueCents, done.effect);
  return { keep: !seen.isPlan && isExpected, outcome: done };
}

const isAsShown = (seen: SeenMoney, dueCents: number, effect: SeenEffect): boolean =>
  (seen.expectedDueCents ?? dueCents) === dueCents && (seen.expected ?? effect) === effect;

type Did = Pick<ConfirmedMoney, 'effect' | 'goesBackCents' | 'replaced' | 'notice'> & { bookedOn: number };

/** Records the partial payment and requests the balance. */
async function partOf(
  db: Database,
  seen: SeenMoney,
  { paymentId, terms }: { paymentId: number; terms: TransferTerms },
): Promise<Did> {
  const notice = await notePart(db, { ...seen, by: seen.actor, terms });
  return { effect: 'part', goesBackCents: 0, replaced: [], notice, bookedOn: paymentId };
}

async function applySeenPayment(
  db: Database,
  seen: SeenMoney,
  given: { transfer: Transfer; facts: Facts; mayRestore: boolean; letGoCents: number },
): Promise<Did> {
  const { transfer, facts, mayRestore, letGoCents: waivedCents } = given;
  const { amountCents, partCents: receivedCents, state } = facts.locked;
  const isReplaced = isPaid(state);
  const outcome = paidWith(seen, isReplaced ? 0 : receivedCents);
  const duplicates = facts.order === 'placed' ? [] : await unpaidDuplicates(db, transfer.orderId);
  const paying = isReplaced
    ? await lockFacts(db, await storeSecond(db, transfer, seen.cents), outcome)
    : facts;
  const minCents = amountCents - waivedCents;
  const answer = {
    outcome,
    requester: seen.actor,
    mayRestore,
    isReplaced,
    isSeenByStaff: true,
    minCents,
  };
  const { effect } = await applyOutcome(db, paying, { ...noProviderPoll, ...answer });
  const nothing = { goesBackCents: 0, replaced: [], notice: null, bookedOn: paying.paymentId };
  if (effect.alarm !== '') return { ...nothing, effect: 'short' };
  const did: SeenEffect = isReplaced ? 'second' : isPlacedBy(effect) ? effect.order : 'give-back';
  const { backCents: refundedCents } = effect;
  return {
    ...nothing,
    effect: did,
    goesBackCents: refundedCents,
    replaced: did === 'restore' ? duplicates.map(({ number }) => number) : [],
    notice: noticesOf(did, transfer, {
      cents: effect.amountCents ?? amountCents,
      backCents: refundedCents,
      letGoCents: waivedCents,
      isCancelled: paying.isCancelled,
    }),
  };
}

/** Returns what staff may decide about a missing amount, if any, of an order that waits for its transfer. */
function missingOf(
  { cents, missing }: SeenMoney,
  { order, locked }: Facts,
  dueCents: number,
): MissingMoney | null {
  const short = dueCents - cents;
  if (!missing || short <= 0 || order !== 'awaiting' || !isTransfer(locked)) return null;
  return missing.kind === 'ask' || short <= missing.upToCents ? missing : null;
}

/**
 * Returns the emails about an effect. The customer is notified of an additional payment when it is refunded.
 */
function noticesOf(
  effect: SeenEffect,
  { number, firstName }: Transfer,
  {
    cents,
    backCents: refundedCents,
    letGoCents: waivedCents,
    isCancelled,
  }: { cents: number; backCents: number; letGoCents: number; isCancelled: boolean },
): MoneyNotice | null {
  const order = { number, firstName };
  if (effect === 'place' || effect === 'restore')
    return {
      kind: 'paymentReceived',
      content: { ...order, amountCents: cents, ...(waivedCents > 0 && { letGoCents: waivedCents }) },
    };
  return effect === 'give-back'
    ? {
        kind: 'transferLate',
        content: { ...order, amountCents: refundedCents, ...(isCancelled && { isCancelled }) },
      }
    : null;
}

/** Returns the reference of the payment, including the partial amount received before. */
const paidWith = ({ reference: chargeId, cents }: SeenMoney, receivedCents: number): Outcome => ({
  state: 'paid',
  charge: {
    chargeId,
    amountCents: cents + receivedCents,
    currency: currency.code,
    isOurs: true,
    shop: '',
    takenAt: new Date(),
  },
});

/** Stores an additional payment, which the order's customer didn't owe, as a payment without an order. */
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
    requestedFrom: '',
    inRiel: false,
  });
  if (paymentId === null) throw new Error('the money was not stored');
  return paymentId;
}
