import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { orderToTell, payerToTell } from './settle-queries.ts';

type PaymentMailKind = 'paymentReceived' | 'paymentFailed' | 'paymentRefunded';

/** Tells the customer that money went back that had come without an order. Amount in cents. */
export async function tellOfStray(db: Database, paymentId: number, amountCents: number): Promise<void> {
  const { email, language, firstName } = await payerToTell(db, paymentId);
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
  await queueMail(db, { kind, to: email, language, content: { number, firstName, amountCents } });
}
