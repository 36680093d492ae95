import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { endTransfer } from '../settling/settle.ts';
import { type Transfer, transferByNumber } from './transfer-queries.ts';

/** `standing`: how it stood before; only what waited is ended. */
type Refused = { standing: Transfer['standing']; stockNews: readonly number[] } | 'unknown';

/**
 * A person ends an order whose transfer is not to be waited for any more; its goods and coupon are free again, and its customer
 * is told.
 */
export async function refuseTransfer(
  db: Database,
  { number, actor }: { number: string; actor: Actor },
): Promise<Refused> {
  return inTransaction<Refused>(db, async (trx) => {
    const transfer = await transferByNumber(trx, number);
    if (!transfer) return { keep: false, outcome: 'unknown' };
    const { orderId, paymentId } = transfer;
    const stockNews = await endTransfer(trx, transfer, { actor, reason: 'refused by the staff' });
    if (stockNews === null) {
      const now = (await transferByNumber(trx, number)) ?? transfer;
      return { keep: false, outcome: { standing: now.standing, stockNews: [] } };
    }
    await writeAudit(trx, actor, 'transfer refused', { order: orderId, payment: paymentId });
    return { keep: true, outcome: { standing: 'waiting', stockNews } };
  });
}
