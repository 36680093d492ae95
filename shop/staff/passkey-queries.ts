import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Minutes that a browser has for its response. */
const goodMinutes = 5;

export async function insertChallenge(
  db: Database,
  challenge: string,
  staffId: number | null,
): Promise<void> {
  await sql`
    insert into staff_challenge (challenge, staff_id, until)
    values (${challenge}, ${staffId}::int, now() + make_interval(mins => ${goodMinutes}::int))`.execute(db);
}

/**
 * Deletes a challenge, so that only the first response counts. Returns false if it has another purpose or has expired.
 */
export async function takeChallenge(
  db: Database,
  challenge: string,
  staffId: number | null,
): Promise<boolean> {
  const { rows } = await sql<{ isGood: boolean }>`
    delete from staff_challenge where challenge = ${challenge}
    returning until > now() and staff_id is not distinct from ${staffId}::int as "isGood"`.execute(db);
  return rows[0]?.isGood === true;
}

export interface Passkey {
  id: string;
  staffId: number;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** Returns the passkey of an active staff member, locked. */
export async function lockPasskey(db: Database, id: string): Promise<Passkey | null> {
  const { rows } = await sql<Passkey>`
    select k.id, k.staff_id as "staffId", k.public_key as "publicKey", k.counter, k.transports
    from staff_passkey k join staff p on p.id = k.staff_id and p.active and not p.is_demo
    where k.id = ${id} for update of k`.execute(db);
  return rows[0] ?? null;
}

export async function usedPasskey(db: Database, id: string, counter: number): Promise<void> {
  await sql`update staff_passkey set counter = ${counter}::bigint, last_used_at = now() where id = ${id}`.execute(
    db,
  );
}

/** Stores a passkey. Returns false if it is already registered. */
export async function insertPasskey(db: Database, key: Passkey & { name: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into staff_passkey (id, staff_id, name, public_key, counter, transports)
    values (${key.id}, ${key.staffId}::int, ${key.name}, ${key.publicKey}, ${key.counter}::bigint, ${key.transports}::text[])
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export interface StoredPasskey {
  id: string;
  name: string;
  madeAt: Date;
  usedAt: Date | null;
  transports: string[];
}

export async function passkeysOf(db: Database, staffId: number): Promise<StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`
    select id, name, created_at as "madeAt", last_used_at as "usedAt", transports
    from staff_passkey where staff_id = ${staffId}::int order by created_at, id`.execute(db);
  return rows;
}

export async function dropPasskey(db: Database, staffId: number, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from staff_passkey where staff_id = ${staffId}::int and id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}
