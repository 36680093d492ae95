import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import {
  lockForChange,
  orderToChange,
  planChangeOf,
  type StoredOrder,
  tellOfOrder,
} from '#shop/orders/orders.ts';
import { changedMail, changeOrderIn } from '#shop/payments/payments.ts';
import { inTransaction, type TransactionResult } from '#shop/transaction.ts';
import { isUpToDate, repricing, totalWith } from './make-proof.ts';
import {
  dropReminders,
  lockOpenOrder,
  type Proof,
  type ProofAnswer,
  proofsOf,
  storeAnswer,
  storeNewTotal,
} from './proof-queries.ts';

export interface AnswerRequest extends ProofAnswer {
  orderId: number;
  customerId: number;
  /** The proof that the customer saw, and the total of the order with it. */
  proofId: string;
  shownCents: number;
  actor: Actor;
}

/** `changed`: the proof was replaced or answered otherwise, or no longer fits the order; or work has begun. */
export type AnswerRefusal = 'unknown' | 'changed';

/**
 * Answers a proof. Approving it also accepts its price: the order is edited in the same transaction. A second approval
 * gets the answer of the first.
 */
export const answerProof = (db: Database, request: AnswerRequest) =>
  inTransaction<AnswerRefusal | null>(db, (trx) => answerOnce(trx, request));

async function answerOnce(
  db: Database,
  request: AnswerRequest,
): Promise<TransactionResult<AnswerRefusal | null>> {
  const { orderId, proofId, state, actor } = request;
  const refused = (outcome: AnswerRefusal) => ({ keep: false, outcome });
  const order = await lockOpenOrder(db, orderId);
  const proof = (await proofsOf(db, orderId)).find(({ id }) => id === proofId);
  if (!proof || proof.state === 'draft') return refused('unknown');
  if (proof.state === 'approved' && state === 'approved') return { keep: false, outcome: null };
  if (!order || proof.state !== 'sent') return refused('changed');
  if (state === 'approved') {
    if (!isUpToDate(proof, order.version)) return refused('changed');
    const ordered = await orderToChange(db, orderId);
    if (!ordered || !(await acceptPrice(db, ordered, proof, request))) return refused('changed');
    if (proof.unitCents === null) await notifyApproved(db, ordered, proof);
  }
  await storeAnswer(db, proofId, request);
  await dropReminders(db, orderId, proof.itemId);
  const event = state === 'approved' ? 'proof approved' : 'proof changes requested';
  const { by } = request;
  const origin = by === 'link' || by === 'code' || by === 'account' ? {} : { by };
  await writeAudit(db, actor, event, { order: orderId, line: proof.itemId, proof: proof.number, ...origin });
  return { keep: true, outcome: null };
}

/** Makes the price of a proof that of its order. Returns false if the customer saw another total. */
async function acceptPrice(
  db: Database,
  order: StoredOrder,
  { itemId, number: approved, unitCents, orderVersion }: Proof,
  { orderId, customerId, shownCents, actor }: AnswerRequest,
): Promise<boolean> {
  if (unitCents === null) return order.totalCents === shownCents;
  const wish = repricing(order, { itemId, unitCents });
  const request = { wish, version: orderVersion, shownCents, actor, customerId, approved };
  if ((await changeOrderIn(db, request)).outcome.state !== 'changed') return false;
  await carryOver(db, orderId, orderVersion);
  return true;
}

/** Emails the customer who approved a proof at the price of the order. The email about an edit reports another price. */
async function notifyApproved(
  db: Database,
  order: StoredOrder,
  { itemId, number: approved }: Proof,
): Promise<void> {
  const locked = await lockForChange(db, order.orderId);
  const { plan } = await planChangeOf(db, order, repricing(order, { itemId, unitCents: null }));
  if (locked) await tellOfOrder(db, locked, await changedMail(db, order, plan, { approved }));
}

/** Keeps proofs with a price valid after the order got another version: their customer hasn't answered them yet. */
export async function carryOver(db: Database, orderId: number, version: number): Promise<void> {
  const others = (await proofsOf(db, orderId)).filter(
    (each) => each.state === 'sent' && each.unitCents !== null && each.orderVersion === version,
  );
  const order = others.length > 0 ? await orderToChange(db, orderId) : null;
  for (const each of order ? others : []) {
    const totalCents = order && (await totalWith(db, order, each));
    if (order && totalCents !== null)
      await storeNewTotal(db, each.id, { version: order.version, totalCents });
  }
}
