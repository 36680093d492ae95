import { currency, transferMethodId } from '#contract/constants.ts';
import type { TransferTerms } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import type { MailContents } from '#shop/mail/mail.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import type { Ended } from '#shop/transaction.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { isPaid } from '../payment/payment-states.ts';
import type { Outcome } from '../providers/provider.ts';
import { insertPayment } from '../payment/queries.ts';
import { applyOutcome, byNobody, restoringIfPossible } from '../settling/settle.ts';
import { type Facts, isTransfer, lockFacts } from '../settling/settle-facts.ts';
import { isPlacedBy } from '../settling/settle-order.ts';
import { notedReference, noteReference, type SeenWhere } from '../payment/bank-reference-queries.ts';
import { notePart } from './note-part.ts';
import { noteLetGo } from './part-queries.ts';
import { type Transfer, transferByNumber, waitingForTheSame } from './transfer-queries.ts';
import { unpaidDuplicates } from '../settling/duplicate-queries.ts';

/**
 * What money did that a person has seen. `already`: it was recorded before. `other`: the order is paid, by other money, and nobody
 * has said that this came besides. `second`: it did, and goes back. `short`: less than is due, and nobody has said what is to
 * become of that. `part`: it is booked, and the rest asked for. `give-back`: its order is over, and cannot come back.
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

/** What its customer is told at once. */
export type ToldOfMoney = {
  [Kind in 'paymentReceived' | 'transferLate' | 'transferShort']: {
    kind: Kind;
    content: MailContents[Kind];
  };
}['paymentReceived' | 'transferLate' | 'transferShort'];

/** What becomes of what is missing: it is asked for on these terms, or the shop bears so much of it. */
export type MissingMoney = { kind: 'ask'; terms: TransferTerms } | { kind: 'let-go'; upToCents: number };

/** What became of money a person has seen. */
export interface ConfirmedMoney {
  effect: SeenEffect;
  transfer: Transfer;
  /** What was due when it came; what of that the shop bears. In cents. */
  dueCents: number;
  letGoCents: number;
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
  /** What was due then. Left out: whatever is. */
  expectedDueCents?: number;
  /** Of a waiting order. Left out: too little stays too little. */
  missing?: MissingMoney;
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
  const facts = await lockFacts(db, paymentId, paidWith(seen, 0));
  const used = await notedReference(db, 'in', reference);
  if (used && used.paymentId !== paymentId) return { keep: false, outcome: { usedBy: used.number } };
  const { chargeId, state, amountCents, partCents } = facts.locked;
  const isReplaced = isPaid(state);
  const dueCents = isReplaced ? transfer.cents : amountCents - partCents;
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
  const letGoCents = missing?.kind === 'let-go' ? dueCents - cents : 0;
  const { bookedOn, ...did } =
    missing?.kind === 'ask'
      ? await partOf(db, seen, { paymentId, terms: missing.terms })
      : await settleSeen(db, seen, { transfer, facts, mayRestore, letGoCents });
  const done = { ...details, ...did, letGoCents };
  if (done.effect === 'short') return { keep: false, outcome: done };
  const taken = await noteReference(db, 'in', { reference, paymentId: bookedOn, where: seen.where });
  if (taken) return { keep: false, outcome: { usedBy: taken.number } };
  if (letGoCents > 0) await noteLetGo(db, { paymentId, cents: letGoCents, by: actor });
  await writeAudit(db, actor, 'transfer confirmed', {
    order: orderId,
    payment: paymentId,
    cents,
    effect: done.effect,
    ...(letGoCents > 0 && { letGo: letGoCents }),
  });
  const isDue = (seen.expectedDueCents ?? dueCents) === dueCents;
  const isExpected = isDue && (seen.expected ?? done.effect) === done.effect;
  return { keep: !seen.isPlan && isExpected, outcome: done };
}

type Did = Pick<ConfirmedMoney, 'effect' | 'goesBackCents' | 'replaced' | 'notice'> & { bookedOn: number };

/** Booked, and the rest asked for. */
async function partOf(
  db: Database,
  seen: SeenMoney,
  { paymentId, terms }: { paymentId: number; terms: TransferTerms },
): Promise<Did> {
  const notice = await notePart(db, { ...seen, by: seen.actor, terms });
  return { effect: 'part', goesBackCents: 0, replaced: [], notice, bookedOn: paymentId };
}

/** The provider's answer, given by a person. */
async function settleSeen(
  db: Database,
  seen: SeenMoney,
  given: { transfer: Transfer; facts: Facts; mayRestore: boolean; letGoCents: number },
): Promise<Did> {
  const { transfer, facts, mayRestore, letGoCents } = given;
  const { amountCents, partCents, state } = facts.locked;
  const isReplaced = isPaid(state);
  const outcome = paidWith(seen, isReplaced ? 0 : partCents);
  const duplicates = facts.order === 'placed' ? [] : await unpaidDuplicates(db, transfer.orderId);
  const paying = isReplaced
    ? await lockFacts(db, await storeSecond(db, transfer, seen.cents), outcome)
    : facts;
  const leastCents = amountCents - letGoCents;
  const answer = { outcome, requester: seen.actor, mayRestore, isReplaced, isSeenByStaff: true, leastCents };
  const { effect } = await applyOutcome(db, paying, { ...byNobody, ...answer });
  const nothing = { goesBackCents: 0, replaced: [], notice: null, bookedOn: paying.paymentId };
  if (effect.alarm !== '') return { ...nothing, effect: 'short' };
  const did: SeenEffect = isReplaced ? 'second' : isPlacedBy(effect) ? effect.order : 'give-back';
  const { backCents } = effect;
  return {
    ...nothing,
    effect: did,
    goesBackCents: backCents,
    replaced: did === 'restore' ? duplicates.map(({ number }) => number) : [],
    notice: toldOf(did, transfer, {
      cents: effect.amountCents ?? amountCents,
      backCents,
      letGoCents,
      isCancelled: paying.isCancelled,
    }),
  };
}

/** What a person may let become of what is missing, where something is: of an order that waits for its transfer. */
function missingOf(
  { cents, missing }: SeenMoney,
  { order, locked }: Facts,
  dueCents: number,
): MissingMoney | null {
  const short = dueCents - cents;
  if (!missing || short <= 0 || order !== 'awaiting' || !isTransfer(locked)) return null;
  return missing.kind === 'ask' || short <= missing.upToCents ? missing : null;
}

/** Of money that came besides, the customer is told when it goes back. */
function toldOf(
  effect: SeenEffect,
  { number, firstName }: Transfer,
  {
    cents,
    backCents,
    letGoCents,
    isCancelled,
  }: { cents: number; backCents: number; letGoCents: number; isCancelled: boolean },
): ToldOfMoney | null {
  const order = { number, firstName };
  if (effect === 'place' || effect === 'restore')
    return {
      kind: 'paymentReceived',
      content: { ...order, amountCents: cents, ...(letGoCents > 0 && { letGoCents }) },
    };
  return effect === 'give-back'
    ? {
        kind: 'transferLate',
        content: { ...order, amountCents: backCents, ...(isCancelled && { isCancelled }) },
      }
    : null;
}

/** With what came of it before. */
const paidWith = ({ reference: chargeId, cents }: SeenMoney, partCents: number): Outcome => ({
  state: 'paid',
  charge: {
    chargeId,
    amountCents: cents + partCents,
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
