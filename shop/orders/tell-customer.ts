import type { Database } from '#database/schema.ts';
import { type Mail, queueMail } from '#shop/mail/mail.ts';
import type { LockedOrder } from './status-queries.ts';

/** By mail, and by message to a number that was added. Nobody is told of the order of a customer who was erased. */
export async function tellCustomer(
  db: Database,
  { email, phone, language }: LockedOrder,
  news: Omit<Mail, 'to' | 'language'>,
): Promise<void> {
  if (email === '') return;
  for (const to of phone === null ? [email] : [email, phone])
    await queueMail(db, { ...news, to, language } as Mail);
}
