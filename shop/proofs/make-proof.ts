import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { queueReminder } from '#shop/mail/mail.ts';
import {
  lockForChange,
  type OrderEdit,
  orderToChange,
  planChangeOf,
  type StoredOrder,
  tellOfOrder,
} from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import {
  deleteDraft,
  dropReminders,
  insertDraft,
  lockOpenOrder,
  type NewProof,
  printableItem,
  type Proof,
  proofsOf,
  storeSentProof,
} from './proof-queries.ts';

/** `started`: work on the order has begun. `price`: the order can't have this price now. */
export type DraftRefusal = 'unknown' | 'started' | 'price';

/** Returns the edit of an order that gives an item another price. */
export const repricing = (
  { orderId, lines }: Pick<StoredOrder, 'orderId' | 'lines'>,
  { itemId: repriced, unitCents }: { itemId: number; unitCents: number | null },
): OrderEdit => ({
  orderId,
  stay: lines.map(({ itemId, quantity }) => ({
    itemId,
    quantity,
    ...(itemId === repriced && unitCents !== null && { unitCents }),
  })),
  add: [],
  address: null,
  deliveryWayId: null,
});

/** Returns the total of an order with the price of a proof; null if the order can't have it. */
export async function totalWith(
  db: Database,
  order: StoredOrder,
  proof: { itemId: number; unitCents: number | null },
): Promise<number | null> {
  const { errors, plan } = await planChangeOf(db, order, repricing(order, proof));
  return errors.length === 0 ? plan.totals.totalCents : null;
}

type Draft = Pick<NewProof, 'itemId' | 'places' | 'lacks' | 'note' | 'unitCents' | 'sheet' | 'by'> & {
  orderId: number;
};

/** Stores a proof that staff made, as a draft. */
export const draftProof = (db: Database, draft: Draft) =>
  inTransaction<DraftRefusal | { id: string }>(db, async (trx) => {
    const refused = (outcome: DraftRefusal) => ({ keep: false, outcome });
    const { orderId, itemId, unitCents } = draft;
    if ((await printableItem(trx, draft)) === null) return refused('unknown');
    const order = await lockOpenOrder(trx, orderId);
    if (!order) return refused('started');
    const before = await orderToChange(trx, orderId);
    if (!before) return refused('unknown');
    const isSame = before.lines.some((line) => line.itemId === itemId && line.unit_cents === unitCents);
    const isRepriced = unitCents !== null && !isSame;
    const totalCents = isRepriced ? await totalWith(trx, before, draft) : before.totalCents;
    if (totalCents === null) return refused('price');
    const stored = await insertDraft(trx, {
      ...draft,
      unitCents: isRepriced ? unitCents : null,
      orderVersion: order.version,
      totalCents,
    });
    return { keep: true, outcome: stored };
  });

/**
 * `meanwhile`: what is printed, or the order whose price it changes, is no longer as drafted. `note`: it replaces another
 * proof without saying what changed.
 */
export type SendRefusal = 'unknown' | 'started' | 'meanwhile' | 'note';

/** Days after which a customer who hasn't answered is reminded. */
const reminders = [2, 5];

/** Sends a drafted proof to the customer, in place of the current one of its item. */
export const sendProof = (db: Database, { orderId, id, by }: { orderId: number; id: string; by: Actor }) =>
  inTransaction<SendRefusal | null>(db, async (trx) => {
    const refused = (outcome: SendRefusal) => ({ keep: false, outcome });
    const order = await lockOpenOrder(trx, orderId);
    const proofs = await proofsOf(trx, orderId);
    const proof = proofs.find((each) => each.id === id && each.state === 'draft');
    if (!proof) return refused('unknown');
    if (!order) return refused('started');
    if (!isUpToDate(proof, order.version)) return refused('meanwhile');
    if (proof.number > 1 && proof.note === '') return refused('note');
    const { itemId, number: proofNumber } = proof;
    const sentAt = await storeSentProof(trx, proof);
    await dropReminders(trx, orderId, itemId);
    await notify(trx, orderId, { itemId, proof: proofNumber, sentAt });
    await writeAudit(trx, by, 'proof sent', { order: orderId, line: itemId, proof: proofNumber });
    return { keep: true, outcome: null };
  });

/** Deletes a drafted proof. Returns false if the order has no such draft, for example because it was sent meanwhile. */
export const discardProof = (db: Database, { orderId, id, by }: { orderId: number; id: string; by: Actor }) =>
  inTransaction<boolean>(db, async (trx) => {
    // Someone else may be sending it.
    await lockOpenOrder(trx, orderId);
    const draft = await deleteDraft(trx, { orderId, id });
    if (draft) await writeAudit(trx, by, 'proof discarded', { order: orderId, ...draft });
    return { keep: true, outcome: draft !== null };
  });

/** Whether a proof can be sent or approved: it shows what is printed, and its price is that of the order as it is. */
export const isUpToDate = ({ isTrue, unitCents, orderVersion }: Proof, version: number): boolean =>
  isTrue && (unitCents === null || orderVersion === version);

async function notify(
  db: Database,
  orderId: number,
  { itemId, proof, sentAt }: { itemId: number; proof: number; sentAt: Date },
): Promise<void> {
  const order = await lockForChange(db, orderId);
  if (!order) return;
  const { number, email, phone, language } = order;
  const content = { number, itemId, proof };
  await tellOfOrder(db, order, { kind: 'proofReady', content });
  if (email === '') return;
  for (const to of phone === null ? [email] : [email, phone])
    for (const days of reminders)
      await queueReminder(
        db,
        { kind: 'proofReminder', to, language, content },
        { orderId, at: new Date(sentAt.getTime() + days * 86_400_000) },
      );
}
