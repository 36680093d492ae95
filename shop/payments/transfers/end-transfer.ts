import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { cancelTransferOrder } from '../outcomes/apply-outcome.ts';
import { type Transfer, transferByNumber } from './transfer-queries.ts';

/**
 * Voids an order whose transfer is no longer expected, on behalf of staff: releases stock and coupon, and
 * notifies the customer. Returns its previous status; only waiting orders are voided.
 */
export async function refuseTransfer(
  db: Database,
  { number, actor }: { number: string; actor: Actor },
): Promise<Transfer['standing'] | 'unknown'> {
  return inTransaction<Transfer['standing'] | 'unknown'>(db, async (trx) => {
    const transfer = await transferByNumber(trx, number);
    if (!transfer) return { keep: false, outcome: 'unknown' };
    const { orderId, paymentId } = transfer;
    if (!(await cancelTransferOrder(trx, transfer, { actor, reason: 'refused by the staff' })))
      return { keep: false, outcome: ((await transferByNumber(trx, number)) ?? transfer).standing };
    await writeAudit(trx, actor, 'transfer refused', { order: orderId, payment: paymentId });
    return { keep: true, outcome: 'waiting' };
  });
}
