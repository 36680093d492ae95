import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { orderToTell, payerToTell } from './settle-queries.ts';

type PaymentMailKind =
  | 'paymentReceived'
  | 'paymentFailed'
  | 'paymentRefunded'
  | 'transferEnded'
  | 'transferLate';

/** The address of a customer who was erased: there is nobody to tell. */
const erased = '';

/** Tells the customer that money went back that had come without an order. Amount in cents. */
export async function tellOfUnmatched(db: Database, paymentId: number, amountCents: number): Promise<void> {
  const { email, language, firstName } = await payerToTell(db, paymentId);
  if (email === erased) return;
  const content = { number: '', firstName, amountCents };
  await queueMail(db, { kind: 'paymentRefunded', to: email, language, content });
}

/** Tells the customer what became of the payment of an order; in the transaction in which it did. Amount in cents. */
export async function tellCustomer(
  db: Database,
  kind: PaymentMailKind,
  orderId: number,
  amountCents: number,
): Promise<void> {
  const { email, language, number, firstName } = await orderToTell(db, orderId);
  if (email === erased) return;
  await queueMail(db, { kind, to: email, language, content: { number, firstName, amountCents } });
}
