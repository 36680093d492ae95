import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import type { MailKind } from './contents.ts';
import { once } from './order-mail-queries.ts';
import { isToChat } from './queries.ts';

/** An email or text message that is unsent or failed. Excludes emails that wait until an order is paid. */
export interface StuckMail {
  id: number;
  kind: MailKind;
  to: string;
  since: Date;
  tries: number;
  why: string;
  /** When it is sent next; null if it has failed. */
  nextTryAt: Date | null;
  maySend: boolean;
}

const unsent = sql`sent_at is null and held_for_order is null and kind <> 'staffChat' and not ${isToChat}`;
/**
 * SQL for whether it may be sent. A code is deleted when it expires; the content of the others would no
 * longer be true.
 */
const maySend = sql`(${unsent} and next_try_at = 'infinity'
  and kind <> all(${['oneTimeCode', ...once]}::text[]))`;

/** Returns emails that failed within a month, then queued ones, oldest first, up to a limit for each. */
export async function stuckMails(db: Database, max: number): Promise<StuckMail[]> {
  const columns = sql`id, kind, recipient as "to", created_at as since, tries, coalesce(last_error, '') as why,
    case when next_try_at < 'infinity' then next_try_at end as "nextTryAt", ${maySend} as "maySend"`;
  const { rows } = await sql<StuckMail>`
    (select ${columns} from outbox_mail where ${unsent} and next_try_at = 'infinity'
      and created_at > now() - interval '30 days' order by id desc limit ${max})
    union all
    (select ${columns} from outbox_mail where ${unsent} and next_try_at < 'infinity'
      order by id limit ${max})`.execute(db);
  return rows;
}

/** Returns how many emails failed within a month or have failed attempts, and since when the oldest has waited. */
export async function failingMails(db: Database): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(created_at) as since from outbox_mail
    where ${unsent} and last_error is not null
      and (next_try_at < 'infinity' or (created_at > now() - interval '30 days' and kind <> 'testMail'))`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
}

/** Returns how many emails were sent within a day, and how many were only saved on this machine. */
export async function sentInADay(db: Database): Promise<{ sent: number; saved: number }> {
  const { rows } = await sql<{ sent: number; saved: number }>`
    select (count(*) filter (where not is_saved))::int as sent, (count(*) filter (where is_saved))::int as saved
    from outbox_mail where sent_at > now() - interval '1 day' and kind <> 'staffChat' and not ${isToChat}`.execute(
    db,
  );
  return rows[0] ?? { sent: 0, saved: 0 };
}

/** Makes a failed email due again, like a new one. Returns false if it may not be resent, or already was. */
export async function retryMail(db: Database, id: number, by: Actor): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with again as (
      update outbox_mail set next_try_at = now(), tries = 0 where id = ${id} and ${maySend} returning id, kind),
    noted as (${auditRows(by, 'mail tried again', { mail: sql<number>`id`, kind: sql<string>`kind` }, sql`from again`)})
    select id from again`.execute(db);
  return rows.length > 0;
}
