import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { noteSlipsRefused, transferByNumber } from './transfer-queries.ts';

/**
 * Rejects the payment slips of a transfer after staff found no such payment on the account. The transfer then
 * waits as before, or isn't checked any more if its order is void or was paid by code. Returns the number of slips; 0
 * if there are none, or it is paid.
 */
export const refuseSlips = (
  db: Database,
  { number, actor }: { number: string; actor: Actor },
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const before = await transferByNumber(trx, number);
    if (!before) return { keep: false, outcome: 0 };
    const { paymentId, orderId } = before;
    await lockPayment(trx, paymentId);
    const transfer = await transferByNumber(trx, number);
    if (transfer?.standing === 'paid' && !transfer.isCode) return { keep: false, outcome: 0 };
    const slips = await noteSlipsRefused(trx, paymentId, actor);
    if (slips > 0)
      await writeAudit(trx, actor, 'slips refused', { order: orderId, payment: paymentId, slips });
    return { keep: true, outcome: slips };
  });
