import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { noteSlipsRefused, transferByNumber } from './transfer-queries.ts';

/**
 * A person has looked for what the slips of a transfer show, and there is no such money on the account: they count for nothing, and
 * the transfer is waited for as before, or not looked for any more where its order has ended. How many they were; 0: there is none, or
 * it is paid.
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
    if ((await transferByNumber(trx, number))?.standing === 'paid') return { keep: false, outcome: 0 };
    const slips = await noteSlipsRefused(trx, paymentId, actor);
    if (slips > 0)
      await writeAudit(trx, actor, 'slips refused', { order: orderId, payment: paymentId, slips });
    return { keep: true, outcome: slips };
  });
