import type { TransferTerms } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { orderToTell } from '../payment/settle-queries.ts';
import { awaitedContent } from './transfer-mails.ts';
import { bookPart } from './part-queries.ts';
import { transferByNumber } from './transfer-queries.ts';

interface Part {
  number: string;
  /** What came. */
  cents: number;
  reference: string;
  /** Who has seen it. */
  by: string;
  /** Where the rest can be paid, and how long its goods are held for it. */
  terms: TransferTerms;
}

/**
 * Less than is due has come for a waiting order, whose payment is locked: it is in the books, the order waits for the rest as long
 * as for a transfer, and its customer is told. What they are told.
 */
export async function notePart(db: Database, { number, cents, reference, by, terms }: Part) {
  const before = await transferByNumber(db, number);
  if (!before) throw new Error('money came for an order that is gone');
  const { paymentId, orderId } = before;
  await bookPart(db, { paymentId, orderId, cents, reference, by, hours: terms.hours });
  const transfer = await transferByNumber(db, number);
  if (!transfer) throw new Error('money came for an order that is gone');
  const { email: to, language, firstName } = await orderToTell(db, orderId);
  const awaited = awaitedContent({ ...transfer, firstName, language, accounts: terms.accounts });
  const content = { ...awaited, cameCents: cents, totalCents: transfer.cents + transfer.partCents };
  if (to !== '') await queueMail(db, { kind: 'transferShort', to, language, content });
  return { kind: 'transferShort' as const, content };
}
