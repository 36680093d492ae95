import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type NotedReference, noteReference } from '../payment/bank-reference-queries.ts';
import { tellOfUnmatched } from '../payment/payment-mails.ts';
import { noteUnexpectedReturned, type SentBack } from './unexpected-payment-queries.ts';

/**
 * Records that staff refunded an unexpected payment, and notifies its customer. `not-waiting`: it doesn't exist or was
 * already settled. Another result: the record that already has this transfer.
 */
export const settleUnexpectedPayment = (
  db: Database,
  id: number,
  done: SentBack,
): Promise<'done' | 'not-waiting' | NotedReference> =>
  inTransaction<'done' | 'not-waiting' | NotedReference>(db, async (trx) => {
    const returned = await noteUnexpectedReturned(trx, id, done);
    if (!returned) return { keep: false, outcome: 'not-waiting' };
    const { paymentId, amountMinor, currency } = returned;
    const noted = await noteReference(trx, 'out', { reference: done.reference, paymentId });
    if (noted) return { keep: false, outcome: noted };
    await tellOfUnmatched(trx, paymentId, amountMinor, currency);
    return { keep: true, outcome: 'done' };
  });
