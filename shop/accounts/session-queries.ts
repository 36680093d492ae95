import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { named } from '#database/named.ts';

const idleDays = 14;
const absoluteDays = 30;

/** Stores a session and notes the login. */
export async function insertSession(
  db: Database,
  customerId: number,
  tokenHash: Buffer,
  bindingHash: Buffer | null,
): Promise<void> {
  const query = sql`
    with made as (
      insert into session (token_hash, customer_id, binding_hash) values (${tokenHash}, ${customerId}::int, ${bindingHash})
      returning customer_id)
    insert into audit_entry (event, actor, detail)
    select 'login', 'customer ' || customer_id, jsonb_build_object('bound', ${bindingHash !== null}::boolean) from made`;
  await db.executeQuery(named('insert-session', query.compile(db)));
}

interface LiveSession {
  customerId: number;
  bindingHash: Buffer | null;
  minutesIdle: number;
}

const isLive = sql`s.ended_at is null
  and s.last_used_at > now() - make_interval(days => ${idleDays}::int)
  and s.created_at > now() - make_interval(days => ${absoluteDays}::int)`;

export async function liveSession(db: Database, tokenHash: Buffer): Promise<LiveSession | null> {
  const query = sql<LiveSession>`
    select s.customer_id as "customerId", s.binding_hash as "bindingHash",
      floor(extract(epoch from now() - s.last_used_at) / 60)::int as "minutesIdle"
    from session s join customer c on c.id = s.customer_id and c.active
    where s.token_hash = ${tokenHash} and ${isLive}`;
  const { rows } = await db.executeQuery(named('live-session', query.compile(db)));
  return rows[0] ?? null;
}

/** The customer of the live session bound to a browser. */
export async function boundCustomer(db: Database, bindingHash: Buffer): Promise<number | null> {
  const { rows } = await sql<{ customerId: number }>`
    select s.customer_id as "customerId" from session s join customer c on c.id = s.customer_id and c.active
    where s.binding_hash = ${bindingHash} and ${isLive}`.execute(db);
  return rows[0]?.customerId ?? null;
}

export async function touchSession(db: Database, tokenHash: Buffer): Promise<void> {
  await sql`update session set last_used_at = now() where token_hash = ${tokenHash} and ended_at is null`.execute(
    db,
  );
}

/** Ends one session by its token, or all of a customer, and notes each. */
export async function endSessions(
  db: Database,
  which: { tokenHash: Buffer } | { customerId: number },
): Promise<void> {
  const chosen =
    'tokenHash' in which ? sql`token_hash = ${which.tokenHash}` : sql`customer_id = ${which.customerId}`;
  await sql`
    with ended as (
      update session set ended_at = now() where ended_at is null and ${chosen} returning customer_id)
    insert into audit_entry (event, actor) select 'session ended', 'customer ' || customer_id from ended`.execute(
    db,
  );
}
