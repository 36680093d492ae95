import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import type { MailKind, OrderMailKind, SampleMailKind } from './contents.ts';

/** A mail or message about an order, as far as the outbox still knows it. */
export interface MailAbout {
  id: number;
  kind: OrderMailKind;
  /** A number is sent a message. */
  to: string;
  at: Date;
  sentAt: Date | null;
  /** `saved`: no mail server was set up, so it didn't leave the server. `held`: it goes once the order is paid, or at its hour. `failed`: given up. */
  standing: 'sent' | 'saved' | 'waiting' | 'held' | 'failed';
  /** It still says what is so when it is sent again. */
  mayRepeat: boolean;
}

/** What must not be said again: its time is over, or it would promise money a second time. */
export const once: readonly MailKind[] = ['transferReminder', 'orderToConfirm'];
const notOfOrders: readonly SampleMailKind[] = ['sampleRequestReceived', 'sampleRequestForShop'];

const standing = sql`case when m.is_saved then 'saved' when m.sent_at is not null then 'sent' when m.held_for_order is not null then 'held'
  when m.next_try_at = 'infinity' then 'failed' else 'waiting' end`;
const isAbout = (number: string) =>
  sql`m.content ? 'number' and m.content ->> 'number' = ${number} and m.kind <> all(${[...notOfOrders]}::text[])`;
const mayRepeat = sql`(${standing} in ('sent', 'saved', 'failed') and m.kind <> all(${[...once]}::text[]))`;

/** By the order's number, the first first. */
export async function mailsAbout(db: Database, number: string): Promise<MailAbout[]> {
  const { rows } = await sql<MailAbout>`
    select m.id, m.kind, m.recipient as "to", m.created_at as at, m.sent_at as "sentAt", ${standing} as standing,
      ${mayRepeat} as "mayRepeat"
    from outbox_mail m where ${isAbout(number)} order by m.id limit 200`.execute(db);
  return rows;
}

interface Again {
  orderId: number;
  number: string;
  mailId: number;
  by: Actor;
}

/**
 * Puts a mail about an order into the outbox once more. `under-way`: the same waits there, or came into it within the last
 * minute; presses at the same moment wait for each other at the order.
 */
export const mailAgain = (db: Database, { orderId, number, mailId, by }: Again) =>
  inTransaction<'queued' | 'under-way' | 'no-mail'>(db, async (trx) => {
    await sql`select id from customer_order where id = ${orderId} for no key update`.execute(trx);
    const { rows } = await sql<{ isUnderWay: boolean }>`
      select not ${mayRepeat} or exists (
        select from outbox_mail s where s.kind = m.kind and s.recipient = m.recipient and s.content = m.content
          and (s.sent_at is null and s.next_try_at < 'infinity' or s.created_at > now() - interval '1 minute')) as "isUnderWay"
      from outbox_mail m where m.id = ${mailId} and ${isAbout(number)}`.execute(trx);
    const [mail] = rows;
    if (!mail || mail.isUnderWay) return { keep: false, outcome: mail ? 'under-way' : 'no-mail' };
    await sql`
      with again as (
        insert into outbox_mail (kind, recipient, language_id, content)
        select kind, recipient, language_id, content from outbox_mail where id = ${mailId} returning id, kind)
      ${auditRows(by, 'mail sent again', { order: orderId, mail: sql<number>`id`, kind: sql<string>`kind` }, sql`from again`)}`.execute(
      trx,
    );
    return { keep: true, outcome: 'queued' };
  });
