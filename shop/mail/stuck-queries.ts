import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import type { MailKind } from './contents.ts';
import { once } from './order-mail-queries.ts';

/** A mail or message that was not sent yet, or given up; what an order holds back until it is paid is neither. */
export interface StuckMail {
  id: number;
  kind: MailKind;
  to: string;
  since: Date;
  tries: number;
  why: string;
  /** null: it was given up. */
  nextTryAt: Date | null;
  maySend: boolean;
}

const unsent = sql`sent_at is null and held_for_order is null`;
/** A code is wiped with its time; the others would say what is no longer so. */
const maySend = sql`(${unsent} and next_try_at = 'infinity'
  and kind <> all(${['oneTimeCode', ...once]}::text[]))`;

/** Those given up within a month, then those that wait, the oldest first; at most so many of each. */
export async function stuckMails(db: Database, most: number): Promise<StuckMail[]> {
  const columns = sql`id, kind, recipient as "to", created_at as since, tries, coalesce(last_error, '') as why,
    case when next_try_at < 'infinity' then next_try_at end as "nextTryAt", ${maySend} as "maySend"`;
  const { rows } = await sql<StuckMail>`
    (select ${columns} from outbox_mail where ${unsent} and next_try_at = 'infinity'
      and created_at > now() - interval '30 days' order by id desc limit ${most})
    union all
    (select ${columns} from outbox_mail where ${unsent} and next_try_at < 'infinity'
      order by id limit ${most})`.execute(db);
  return rows;
}

/** How many were given up within a month or failed so far, and since when the first of them waits. */
export async function failingMails(db: Database): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(created_at) as since from outbox_mail
    where ${unsent} and last_error is not null
      and (next_try_at < 'infinity' or created_at > now() - interval '30 days')`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** How many left within a day, and how many were only saved on this machine. */
export async function sentInADay(db: Database): Promise<{ sent: number; saved: number }> {
  const { rows } = await sql<{ sent: number; saved: number }>`
    select (count(*) filter (where not is_saved))::int as sent, (count(*) filter (where is_saved))::int as saved
    from outbox_mail where sent_at > now() - interval '1 day'`.execute(db);
  return rows[0] ?? { sent: 0, saved: 0 };
}

/** A mail that was given up is due again, as if it were new. False: it may not, or somebody did it already. */
export async function retryMail(db: Database, id: number, by: Actor): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with again as (
      update outbox_mail set next_try_at = now(), tries = 0 where id = ${id} and ${maySend} returning id, kind),
    noted as (${auditRows(by, 'mail tried again', { mail: sql<number>`id`, kind: sql<string>`kind` }, sql`from again`)})
    select id from again`.execute(db);
  return rows.length > 0;
}
