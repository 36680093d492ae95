import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

const goodHours = 24;

/** Adds a link, and deletes expired ones. */
export async function addFirstOwnerLink(db: Database, tokenHash: Buffer): Promise<void> {
  await sql`
    with over as (delete from first_owner_link where until <= now())
    insert into first_owner_link (token_hash, until)
    values (${tokenHash}, now() + make_interval(hours => ${goodHours}::int))`.execute(db);
}

export async function isFirstOwnerLink(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from first_owner_link where token_hash = ${tokenHash} and until > now()`.execute(db);
  return rows.length > 0;
}

/** Deletes the links once there is an owner. */
export async function dropFirstOwnerLinks(db: Database): Promise<void> {
  await sql`delete from first_owner_link`.execute(db);
}
