import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type ContactMessage, insertContactMessage } from './queries.ts';

export async function contactShop(db: Database, contact: ContactMessage): Promise<void> {
  const { language, customerId: _, ...content } = contact;
  await inTransaction(db, async (trx) => {
    await insertContactMessage(trx, contact);
    await queueMail(trx, { kind: 'contactReceived', to: 'shop', language, content });
    return { keep: true, outcome: undefined };
  });
}
