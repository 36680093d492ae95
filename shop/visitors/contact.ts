import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { insertContactMessage } from './queries.ts';

/** What somebody writes to the shop; the form's rules are checked before. */
export interface ContactMessage {
  fullName: string;
  email: string;
  /** '' when they gave none. */
  phoneNumber: string;
  subject: string;
  message: string;
  language: LanguageCode;
  /** Who is logged in; null: a visitor. */
  customerId: number | null;
}

/** Keeps the message and mails it to the shop. */
export async function contactShop(db: Database, contact: ContactMessage): Promise<void> {
  const { language, customerId: _, ...content } = contact;
  await inTransaction(db, async (trx) => {
    await insertContactMessage(trx, contact);
    await queueMail(trx, { kind: 'contactReceived', to: 'shop', language, content });
    return { keep: true, outcome: undefined };
  });
}
