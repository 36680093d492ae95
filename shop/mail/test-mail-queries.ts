import { sql } from 'kysely';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';

interface Requested {
  to: string;
  language: LanguageCode;
  /** The email server's host; '' if emails are saved as files. */
  server: string;
  by: Actor;
}

export async function queueTestMail(db: Database, { to, language, server, by }: Requested): Promise<void> {
  await sql`
    with made as (
      insert into outbox_mail (kind, recipient, language_id, content)
      values ('testMail', ${to}, ${languages[language].id}, '{}'::jsonb) returning id)
    ${auditRows(by, 'test mail asked', { mail: sql<number>`id`, server }, sql`from made`)}`.execute(db);
}

export interface TestMail {
  at: Date;
  state: 'sent' | 'waiting' | 'failed';
  /** Why the last attempt failed; '' if it didn't. */
  why: string;
}

/**
 * Returns the newest test email of a server within half a year, or null. The outbox deletes sent emails after a month,
 * the audit log doesn't.
 */
export async function lastTestMail(db: Database, server: string): Promise<TestMail | null> {
  const { rows } = await sql<TestMail>`
    select a.at, coalesce(m.last_error, '') as why,
      case when m.id is null or m.sent_at is not null then 'sent' when m.next_try_at = 'infinity' then 'failed'
        else 'waiting' end as state
    from audit_entry a left join outbox_mail m on m.id = (a.detail ->> 'mail')::bigint
    where a.event = 'test mail asked' and a.detail ->> 'server' = ${server} and a.at > now() - interval '180 days'
    order by a.at desc, a.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
