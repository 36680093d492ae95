import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { withinTransaction } from '#shop/transaction.ts';
import { tellOfUnmatched } from '../payment/payment-mails.ts';
import { noteUnexpectedReturned } from './unexpected-payment-queries.ts';

/** A person has given an unexpected payment back: that is noted, and its customer told. False: there is none, or it was settled. */
export function settleUnexpectedPayment(
  db: Database,
  id: number,
  done: { reference: string; by: Actor },
): Promise<boolean> {
  return withinTransaction(db, async (trx) => {
    const returned = await noteUnexpectedReturned(trx, id, done);
    if (returned) await tellOfUnmatched(trx, returned.paymentId, returned.amountMinor, returned.currency);
    return returned !== null;
  });
}
