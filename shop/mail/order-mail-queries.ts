import { sql } from 'kysely';
import { languageOf } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import type { Mail, MailKind, OrderAltered, OrderMailKind, SampleMailKind } from './contents.ts';

/** An email or text message about an order. It is shown as long as the outbox stores it. */
export interface MailAbout {
  id: number;
  kind: OrderMailKind;
  /** The recipient: an email address, a phone number for a text message, or `Telegram`. */
  to: string;
  at: Date;
  sentAt: Date | null;
  /**
   * `saved`: no email server was configured, so it didn't leave the server. `held`: it is sent once the order is paid,
   * or at a set time. `failed`: no more attempts.
   */
  standing: 'sent' | 'saved' | 'waiting' | 'held' | 'failed';
  /** Whether its content is still true if it is sent again. */
  mayRepeat: boolean;
}

/** Emails that must not be resent, because they are outdated or would promise a refund a second time. */
export const once: readonly MailKind[] = [
  'transferReminder',
  'proofReminder',
  'artworkAsked',
  'orderToConfirm',
];
const notOfOrders: readonly SampleMailKind[] = [
  'sampleRequestReceived',
  'sampleRequestForShop',
  'sampleRequestChanged',
];

const status = sql`case when m.is_saved then 'saved' when m.sent_at is not null then 'sent' when m.held_for_order is not null then 'held'
  when m.next_try_at = 'infinity' then 'failed' else 'waiting' end`;
const isAbout = (number: string) =>
  sql`m.content ? 'number' and m.content ->> 'number' = ${number} and m.kind <> all(${[...notOfOrders]}::text[])`;
/** Chats are named alike, because only Telegram knows whose they are. */
const recipient = sql`case when m.recipient like 'telegram:%' then 'Telegram' else m.recipient end`;
const mayRepeat = sql`(${status} in ('sent', 'saved', 'failed') and m.kind <> all(${[...once]}::text[]))`;

/** Returns emails by order number, oldest first. */
export async function mailsAbout(db: Database, number: string): Promise<MailAbout[]> {
  const { rows } = await sql<MailAbout>`
    select m.id, m.kind, ${recipient} as "to", m.created_at as at, m.sent_at as "sentAt", ${status} as standing,
      ${mayRepeat} as "mayRepeat"
    from outbox_mail m where ${isAbout(number)} order by m.id limit 200`.execute(db);
  return rows;
}

/** Returns a message about an order by id, or with null the first one that isn’t held. Null if there is none. */
export async function messageAbout(
  db: Database,
  number: string,
  id: number | null,
): Promise<{ id: number; mail: Mail } | null> {
  const { rows } = await sql<{
    id: number;
    kind: MailKind;
    to: string;
    languageId: number;
    content: unknown;
  }>`
    select m.id, m.kind, ${recipient} as "to", m.language_id as "languageId", m.content
    from outbox_mail m where ${isAbout(number)} and m.id = coalesce(${id}::int, m.id) order by m.held_for_order is not null, m.id limit 1`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { kind, to, languageId, content } = row;
  return { id: row.id, mail: { kind, to, language: languageOf(languageId), content } as Mail };
}

/** Returns how far these emails are, by id. Those that the outbox has forgotten are missing. */
export async function mailDeliveries(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, MailAbout['standing']>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; delivery: MailAbout['standing'] }>`
    select m.id, ${status} as delivery from outbox_mail m where m.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, delivery }) => [id, delivery]));
}

/** Updates the emails that wait for an order's payment, after the order was edited. */
export async function updateHeldMails(db: Database, orderId: number, order: OrderAltered): Promise<void> {
  const { address, note, totals, riel, vat, delivery } = order;
  const content = {
    address,
    note,
    totals,
    ...(riel && { riel }),
    ...(vat && { vat }),
    ...(delivery && { delivery }),
  };
  const due = { amountCents: totals.totalCents, ...(riel && { riel: riel.total }) };
  await sql`
    update outbox_mail set content = content || case kind when 'orderReceived' then ${JSON.stringify(content)}::jsonb
      else ${JSON.stringify(due)}::jsonb end
    where held_for_order = ${orderId} and kind in ('orderReceived', 'transferReminder') and sent_at is null`.execute(
    db,
  );
}

interface Again {
  orderId: number;
  number: string;
  mailId: number;
  by: Actor;
}

/**
 * Queues an email about an order again. `under-way`: the same email is already queued, or was queued within
 * the last minute. Simultaneous requests wait for each other on the order's lock.
 */
export const mailAgain = (db: Database, { orderId, number, mailId, by }: Again) =>
  inTransaction<'queued' | 'under-way' | 'no-mail'>(db, async (trx) => {
    await sql`select id from customer_order where id = ${orderId} for no key update`.execute(trx);
    const { rows } = await sql<{ isPending: boolean }>`
      select not ${mayRepeat} or exists (
        select from outbox_mail s where s.kind = m.kind and s.recipient = m.recipient and s.content = m.content
          and (s.sent_at is null and s.next_try_at < 'infinity' or s.created_at > now() - interval '1 minute')) as "isPending"
      from outbox_mail m where m.id = ${mailId} and ${isAbout(number)}`.execute(trx);
    const [mail] = rows;
    if (!mail || mail.isPending) return { keep: false, outcome: mail ? 'under-way' : 'no-mail' };
    await sql`
      with again as (
        insert into outbox_mail (kind, recipient, language_id, content)
        select kind, recipient, language_id, content from outbox_mail where id = ${mailId} returning id, kind)
      ${auditRows(by, 'mail sent again', { order: orderId, mail: sql<number>`id`, kind: sql<string>`kind` }, sql`from again`)}`.execute(
      trx,
    );
    return { keep: true, outcome: 'queued' };
  });
