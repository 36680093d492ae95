import { isDeepStrictEqual } from 'node:util';
import type { NotedChannel } from '#contract/proofs.ts';
import {
  type Print,
  type PrintContent,
  printsOf,
  type PrintRefusal,
  sendPrintIn,
} from '#shop/artwork/artwork.ts';
import type { Actor } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import {
  lockForChange,
  orderToChange,
  planChangeOf,
  recordChange,
  tellOfOrder,
} from '#shop/orders/orders.ts';
import { changedMail } from '#shop/payments/payments.ts';
import { inTransaction } from '#shop/transaction.ts';
import { carryOver } from './answer-proof.ts';
import { repricing } from './make-proof.ts';

interface AddedPrint {
  customerId: number;
  place: { itemId: number; attributeId: number; orderId: number };
  content: PrintContent;
  /** The staff member, and how it came to them. */
  noted: { actor: Actor; by: NotedChannel };
}

/**
 * Stores what a customer gave to staff for an option of an ordered item, as if the customer had sent it. It is in the history
 * of the order, and the customer gets an email. Nothing happens if it is there already.
 */
export const addPrint = (db: Database, { customerId, place, content, noted }: AddedPrint) =>
  inTransaction<PrintRefusal | null>(db, async (trx) => {
    const { orderId, itemId, attributeId } = place;
    const locked = await lockForChange(trx, orderId);
    const order = locked && (await orderToChange(trx, orderId));
    if (!order) return { keep: false, outcome: 'unknown' };
    const printNow = async () =>
      (await printsOf(trx, { orderId })).find(
        (each) => each.itemId === itemId && each.attributeId === attributeId,
      );
    const before = await printNow();
    const { keep, outcome } = await sendPrintIn(trx, customerId, place, content, noted);
    if (typeof outcome === 'string') return { keep, outcome };
    const print = await printNow();
    if (!before || !print) return { keep: false, outcome: 'unknown' };
    if (isDeepStrictEqual(contentOf(before), contentOf(print))) return { keep: false, outcome: null };
    const isRemoved = 'text' in content && content.text.trim() === '';
    const { itemEn, itemKm, en, km } = print;
    const printed = {
      kind: isRemoved ? ('noPrint' as const) : ('print' as const),
      name: { en: itemEn, km: itemKm ?? '' },
      place: { en: en[0], km: km[0] },
      channel: noted.by,
    };
    await recordChange(trx, order, { what: [printed], actor: noted.actor });
    await carryOver(trx, orderId, order.version);
    const { plan } = await planChangeOf(trx, order, repricing(order, { itemId, unitCents: null }));
    await tellOfOrder(trx, locked, await changedMail(trx, order, plan, isRemoved ? {} : { printed }));
    return { keep: true, outcome: null };
  });

/** Returns the file, text and names that are printed. */
const contentOf = ({ artwork, text, names }: Print) => [artwork?.id ?? '', text, names];
