import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type NotedReference, recordReference } from '../payment/bank-reference-queries.ts';
import { notifyUnmatched } from '../payment/payment-mails.ts';
import { noteUnexpectedReturned, type RefundSent } from './unexpected-payment-queries.ts';

/**
 * Records that staff refunded an unexpected payment, and notifies its customer. `not-waiting`: it doesn't
 * exist or was already settled. Another result is the record that already has this transfer.
 */
export const resolveUnmatchedPayment = (
  db: Database,
  id: number,
  done: RefundSent,
): Promise<'done' | 'not-waiting' | 'no-reference' | NotedReference> =>
  inTransaction<'done' | 'not-waiting' | 'no-reference' | NotedReference>(db, async (trx) => {
    if (done.reference === '') return { keep: false, outcome: 'no-reference' };
    const returned = await noteUnexpectedReturned(trx, id, done);
    if (!returned) return { keep: false, outcome: 'not-waiting' };
    const { paymentId, amountMinor, currency } = returned;
    const noted = await recordReference(trx, 'out', { reference: done.reference, paymentId });
    if (noted) return { keep: false, outcome: noted };
    await notifyUnmatched(trx, paymentId, amountMinor, currency);
    return { keep: true, outcome: 'done' };
  });
