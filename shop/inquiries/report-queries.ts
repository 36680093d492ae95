import { sql } from 'kysely';
import { reportLimits, type ReportReason } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type ContactMessage, insertContactMessage } from './queries.ts';

/** Pieces of an order with which something is wrong, and why. */
export interface ReportedPieces {
  reason: ReportReason;
  items: { itemId: number; en: string; km: string; quantity: number }[];
}

/**
 * Stores what is wrong with a delivered order as a message of the inbox that belongs to the order, and emails it to the
 * shop. Returns its id, or null if the customer reported too much today.
 */
export const reportOrder = (
  db: Database,
  contact: ContactMessage & { customerId: number },
  about: { orderId: number; report: ReportedPieces },
): Promise<number | null> =>
  inTransaction<number | null>(db, async (trx) => {
    const key = rateLimitKey('order-report', String(contact.customerId));
    if (!(await consumeRateLimit(trx, key, reportLimits.perDay, rateWindows.day)))
      return { keep: false, outcome: null };
    const id = await insertContactMessage(trx, contact, about);
    const { language, customerId: _, ...content } = contact;
    await queueMail(trx, { kind: 'contactReceived', to: 'shop', language, content });
    return { keep: true, outcome: id };
  });

/** Returns why a customer can't add a picture to a report, or null if they can. */
export async function reportRefusal(
  db: Database,
  customerId: number,
  reportId: number,
): Promise<'unknown' | 'ended' | 'enough' | null> {
  const { rows } = await sql<{ pictures: number; isRecent: boolean }>`
    select (select count(*)::int from report_photo p where p.message_id = m.id) as pictures,
      m.created_at > now() - interval '1 day' as "isRecent"
    from contact_message m where m.id = ${reportId}::int and m.customer_id = ${customerId} and m.report is not null
    for no key update`.execute(db);
  const [report] = rows;
  if (!report) return 'unknown';
  if (!report.isRecent) return 'ended';
  return report.pictures >= reportLimits.pictures ? 'enough' : null;
}

/** Records a picture of a report, whose file is in the private store. Returns the refusal, or null. */
export const addReportPhoto = (
  db: Database,
  customerId: number,
  reportId: number,
  { file, bytes }: { file: string; bytes: number },
) =>
  inTransaction<'unknown' | 'ended' | 'enough' | null>(db, async (trx) => {
    const refusal = await reportRefusal(trx, customerId, reportId);
    if (refusal) return { keep: false, outcome: refusal };
    await trx.insertInto('report_photo').values({ message_id: reportId, file, bytes }).execute();
    return { keep: true, outcome: null };
  });

/**
 * Returns the file of a picture in the private store. Null if it doesn't exist, or isn't of a report of `customerId`, if
 * given.
 */
export async function fileOfReportPhoto(
  db: Database,
  id: number,
  customerId: number | null = null,
): Promise<string | null> {
  const { rows } = await sql<{ file: string }>`
    select p.file from report_photo p join contact_message m on m.id = p.message_id
    where p.id = ${id}::int and (${customerId}::int is null or m.customer_id = ${customerId}::int)`.execute(
    db,
  );
  return rows[0]?.file ?? null;
}

/** A report with its pictures, and what was written since, without notes of staff. */
export interface OrderReport extends ReportedPieces {
  id: number;
  inquiryId: number;
  orderNumber: string;
  at: Date;
  text: string;
  pictures: number[];
  answers: { at: string; text: string; isOurs: boolean }[];
}

/** Returns the reports of an order, or the one of an inquiry, oldest first. */
export async function reportsOf(
  db: Database,
  which: { orderId: number } | { inquiryId: number },
): Promise<OrderReport[]> {
  const where =
    'orderId' in which ? sql`m.order_id = ${which.orderId}::int` : sql`q.id = ${which.inquiryId}::int`;
  const { rows } = await sql<OrderReport>`
    select m.id, q.id as "inquiryId", o.number as "orderNumber", m.created_at as at, m.message as text,
      m.report ->> 'reason' as reason, m.report -> 'items' as items,
      array(select p.id from report_photo p where p.message_id = m.id order by p.id) as pictures,
      coalesce((select json_agg(json_build_object('at', t.written_at, 'text', t.text, 'isOurs', t.kind = 'reply') order by t.id)
        from inquiry_message t where t.inquiry_id = q.id and t.kind <> 'note'), '[]') as answers
    from contact_message m join inquiry q on q.contact_message_id = m.id join customer_order o on o.id = m.order_id
    where m.report is not null and ${where} order by m.id`.execute(db);
  return rows;
}
