import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { lockForChange, tellOfOrder } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { printsOf } from '#shop/artwork/artwork.ts';
import { wasJustAsked } from './proof-queries.ts';

/**
 * Asks a customer for the files and texts that their order waits for. Triggers queue reminders
 * (database/functions/work/keep-artwork-reminders.sql).
 * `under-way`: an email did so within the last minute.
 */
export const requestArtwork = (db: Database, { orderId, by }: { orderId: number; by: Actor }) =>
  inTransaction<'not-missing' | 'under-way' | null>(db, async (trx) => {
    const order = await lockForChange(trx, orderId);
    const prints = await printsOf(trx, { orderId });
    if (!order || !prints.some(({ isMissing, isOpen }) => isMissing && isOpen))
      return { keep: false, outcome: 'not-missing' };
    if (await wasJustAsked(trx, order.number)) return { keep: false, outcome: 'under-way' };
    await tellOfOrder(trx, order, { kind: 'artworkAsked', content: { number: order.number } });
    await writeAudit(trx, by, 'artwork asked', { order: orderId });
    return { keep: true, outcome: null };
  });
