import { sql } from 'kysely';
import type { SampleState } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';

export interface StatusRow {
  number: string;
  state: SampleState;
  changedAt: Date;
  languageId: number;
  /** Names as they were when requested; `km` may be null. */
  items: { en: string; km: string | null; quantity: number }[];
}

/** Returns a request of the last year, or null. */
export async function statusOfRequest(db: Database, id: number): Promise<StatusRow | null> {
  const { rows } = await sql<StatusRow>`
    select s.number, s.state, s.state_changed_at as "changedAt", s.language_id as "languageId",
      (select json_agg(json_build_object('en', i.name_en, 'km', i.name_km, 'quantity', i.quantity) order by i.position)
        from sample_request_item i where i.request_id = s.id) as items
    from sample_request s where s.id = ${id}::int and s.created_at > now() - interval '1 year'`.execute(db);
  return rows[0] ?? null;
}

/** Returns where to write about a request; null without an email address. */
export async function contactOfRequest(
  db: Database,
  id: number,
): Promise<{ email: string; languageId: number; number: string } | null> {
  const { rows } = await sql<{ email: string; languageId: number; number: string }>`
    select email, language_id as "languageId", number from sample_request where id = ${id}::int and email <> ''`.execute(
    db,
  );
  return rows[0] ?? null;
}
