import { sql } from 'kysely';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { timeZone } from '#shop/localisation/localisation.ts';

export type MailRhythm = 'week' | 'month';

/** SQL for today in the shop's time zone, and for the next day on which a report is sent. */
const today = sql`(now() at time zone ${timeZone})::date`;
const nextDay = (every: ReturnType<typeof sql>) =>
  sql`(date_trunc(${every}, ${today}) + ('1 ' || ${every})::interval)::date`;

/**
 * Emails a saved view of the reports to a member of staff, every week or month; null ends it. Returns false if they
 * can't see such a view.
 */
export async function setMail(
  db: Database,
  staffId: number,
  viewId: number,
  every: MailRhythm | null,
): Promise<boolean> {
  if (every === null) {
    await sql`delete from report_mail where staff_id = ${staffId}::int and view_id = ${viewId}::int`.execute(
      db,
    );
    return true;
  }
  const { numAffectedRows = 0n } = await sql`
    insert into report_mail (view_id, staff_id, every, next_on)
    select v.id, ${staffId}::int, ${every}::text, ${nextDay(sql`${every}::text`)} from staff_view v
    where v.id = ${viewId}::int and v.screen = 'reports' and v.removed_at is null and (v.shared or v.made_by = ${staffId}::int)
    on conflict (view_id, staff_id) do update set every = excluded.every, next_on = excluded.next_on`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

/** A report to email, with the permissions of its reader. */
export interface DueReport {
  email: string;
  language: LanguageCode;
  /** Null for all. */
  permissions: Permission[] | null;
  name: string;
  query: string;
}

/**
 * Takes a report that is due, so that it is sent once: run it in the transaction that queues the email. Null if there is
 * none. Reports of former staff and removed views are skipped.
 */
export async function takeDueReport(db: Database): Promise<DueReport | 'skipped' | null> {
  const { rows } = await sql<DueReport & { languageId: number; isSent: boolean }>`
    with due as (
      select view_id, staff_id from report_mail where next_on <= ${today}
      order by next_on, view_id, staff_id limit 1 for update skip locked),
    moved as (
      update report_mail m set next_on = ${nextDay(sql`m.every`)} from due d
      where m.view_id = d.view_id and m.staff_id = d.staff_id returning m.view_id, m.staff_id)
    select s.email, s.language_id as "languageId", v.name, v.query,
      (select r.permissions from staff_role r where r.id = s.role_id) as permissions,
      (s.active and v.removed_at is null and (v.shared or v.made_by = s.id)) as "isSent"
    from moved m join staff s on s.id = m.staff_id join staff_view v on v.id = m.view_id`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { languageId, isSent, ...due } = row;
  return isSent ? { ...due, language: languageOf(languageId) } : 'skipped';
}
