import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { orderToTell } from './settle-queries.ts';

type PaymentMailKind = 'paymentReceived' | 'paymentFailed' | 'paymentRefunded';

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
