import type { Database } from '#database/schema.ts';
import { type Mail, queueMail } from '#shop/mail/mail.ts';
import type { LockedOrder } from './status-queries.ts';

/**
 * Notifies the customer by email, and by text message if they added a number. Erased customers aren't
 * notified.
 */
export async function notifyCustomer(
  db: Database,
  { email, phone, language }: LockedOrder,
  news: Omit<Mail, 'to' | 'language'>,
): Promise<void> {
  if (email === '') return;
  for (const to of phone === null ? [email] : [email, phone])
    await queueMail(db, { ...news, to, language } as Mail);
}
