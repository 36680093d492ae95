import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type ContactMessage, insertContactMessage } from './queries.ts';
import { answerInquiry } from './thread.ts';
import { inquiryOf } from './thread-queries.ts';

/** Conversations that can be started about an order per day. */
const maxPerDay = 5;

/**
 * Stores what a customer writes about an order, in the order's conversation, and emails the shop. The same text again
 * counts once.
 * @returns false if they wrote too many today
 */
export async function writeAboutOrder(
  db: Database,
  orderId: number,
  contact: ContactMessage,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select q.id from inquiry q join contact_message m on m.id = q.contact_message_id
    where m.order_id = ${orderId}::int and m.report is null order by q.id desc limit 1`.execute(db);
  const inquiry = rows[0] ? await inquiryOf(db, rows[0].id, contact.language) : null;
  if (inquiry) return inquiry.text === contact.message || answerInquiry(db, inquiry, contact.message);
  return inTransaction<boolean>(db, async (trx) => {
    const limit = rateLimitKey('order-message', String(orderId));
    if (!(await consumeRateLimit(trx, limit, maxPerDay, rateWindows.day)))
      return { keep: false, outcome: false };
    await insertContactMessage(trx, contact, { orderId, report: null });
    const { language, customerId: _, ...content } = contact;
    await queueMail(trx, { kind: 'contactReceived', to: 'shop', language, content });
    return { keep: true, outcome: true };
  });
}
