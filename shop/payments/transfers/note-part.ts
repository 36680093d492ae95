import type { TransferTerms } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { orderToNotify } from '../payment/settle-queries.ts';
import { awaitedContent } from './transfer-mails.ts';
import { bookPart } from './part-queries.ts';
import { transferByNumber } from './transfer-queries.ts';

interface Part {
  number: string;
  /** The amount received. */
  cents: number;
  reference: string;
  /** The staff member who saw it. */
  by: string;
  /** The terms: where the balance can be paid, and how long items are reserved for it. */
  terms: TransferTerms;
}

/**
 * Records an underpayment of a waiting order, whose payment is locked: the ledger is updated, the order waits for the
 * balance as long as for a transfer, and its customer is notified. Returns the content of the email.
 */
export async function notePart(db: Database, { number, cents, reference, by, terms }: Part) {
  const before = await transferByNumber(db, number);
  if (!before) throw new Error('money came for an order that is gone');
  const { paymentId, orderId } = before;
  await bookPart(db, { paymentId, orderId, cents, reference, by, hours: terms.hours });
  const transfer = await transferByNumber(db, number);
  if (!transfer) throw new Error('money came for an order that is gone');
  const { email: to, language, firstName } = await orderToNotify(db, orderId);
  const awaited = awaitedContent({ ...transfer, firstName, language, accounts: terms.accounts });
  const content = { ...awaited, cameCents: cents, totalCents: transfer.cents + transfer.partCents };
  if (to !== '') await queueMail(db, { kind: 'transferShort', to, language, content });
  return { kind: 'transferShort' as const, content };
}
