import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { endTransfer } from '../settling/settle.ts';
import { type Transfer, transferByNumber } from './transfer-queries.ts';

/**
 * A person ends an order whose transfer is not to be waited for any more; its goods and coupon are free again, and its customer
 * is told. How it stood before: only what waited is ended.
 */
export async function refuseTransfer(
  db: Database,
  { number, actor }: { number: string; actor: Actor },
): Promise<Transfer['standing'] | 'unknown'> {
  return inTransaction<Transfer['standing'] | 'unknown'>(db, async (trx) => {
    const transfer = await transferByNumber(trx, number);
    if (!transfer) return { keep: false, outcome: 'unknown' };
    const { orderId, paymentId } = transfer;
    if (!(await endTransfer(trx, transfer, { actor, reason: 'refused by the staff' })))
      return { keep: false, outcome: ((await transferByNumber(trx, number)) ?? transfer).standing };
    await writeAudit(trx, actor, 'transfer refused', { order: orderId, payment: paymentId });
    return { keep: true, outcome: 'waiting' };
  });
}
