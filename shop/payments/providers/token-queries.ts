import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/**
 * Returns the latest token from a provider, encrypted as stored, or null if there is none.
 * @param place the provider, and the account to which the token belongs
 */
export async function storedToken(db: Database, place: string): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: Buffer | null }>`
    select sealed from provider_token where place = ${place}`.execute(db);
  return rows[0]?.sealed ?? null;
}

/** Minimum seconds between renewals, by one process at a time. */
const triesApart = 60;

/** Claims the renewal of the token for this process. Returns false if another process is renewing it, or just did. */
export async function claimRenewal(db: Database, place: string): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_token as t (place, tried_at) values (${place}, now())
    on conflict (place) do update set tried_at = now()
      where t.tried_at is null or t.tried_at < now() - make_interval(secs => ${triesApart}::int)
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function keepToken(db: Database, place: string, sealed: Buffer): Promise<void> {
  await sql`
    insert into provider_token (place, sealed, renewed_at) values (${place}, ${sealed}, now())
    on conflict (place) do update set sealed = excluded.sealed, renewed_at = excluded.renewed_at`.execute(db);
}
