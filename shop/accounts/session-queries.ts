import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { compiledOnce, preparedQuery } from '#database/named.ts';
import { auditRows, customerActorOf } from '#shop/audit/audit.ts';
import type { Device } from './device.ts';

const idleDays = 14;
const absoluteDays = 30;
/** Minutes until sensitive actions require the password again. */
const confirmedMinutes = 10;
/** The maximum number of sessions listed. */
const maxShown = 50;

export interface StoredLogin {
  customerId: number;
  /** The account whose password it is. */
  loginId: number;
  /** The password hash that it must still have; null for any. */
  passwordHash: string | null;
  tokenHash: Buffer;
  bindingHash: Buffer | null;
  /** The hash of the browser's cookie, whose session ends. */
  earlierBinding: Buffer | null;
  /** The hash of the browser's new mark; null if it has none. */
  browserHash: Buffer | null;
  device: Device;
}

/**
 * Stores a session, remembers the browser and logs the login. Returns false when the account is closed or its
 * password has changed. Locks the customer's row against a concurrent password reset: this statement waits
 * for an earlier reset and sees its result; a later reset waits for this statement and ends the session with
 * the others.
 */
export async function insertSession(
  db: Database,
  {
    customerId,
    loginId,
    passwordHash,
    tokenHash,
    bindingHash,
    earlierBinding,
    browserHash,
    device,
  }: StoredLogin,
): Promise<boolean> {
  const query = sql`
    with owner as (
      select c.id from customer c join customer l on l.id = ${loginId}::int where c.id = ${customerId}::int and c.active
        and (${passwordHash}::text is null or l.password_hash = ${passwordHash}::text) for share),
    made as (
      insert into session (token_hash, customer_id, binding_hash, browser, system)
      select ${tokenHash}, id, ${bindingHash}::bytea, ${device.browser}, ${device.system} from owner
      returning customer_id),
    ended as (
      update session set ended_at = now()
      where binding_hash = ${earlierBinding}::bytea and ended_at is null and exists (select from made)
      returning customer_id),
    ended_noted as (${auditRows(customerActorOf(sql`customer_id`), 'session ended', {}, sql`from ended`)}),
    remembered as (
      insert into known_browser (customer_id, browser_hash)
      select id, ${browserHash}::bytea from owner where ${browserHash}::bytea is not null
      on conflict (customer_id, browser_hash) do update set last_login_at = now()),
    noted as (${auditRows(
      customerActorOf(sql`customer_id`),
      'login',
      { bound: bindingHash !== null },
      sql`from made`,
    )})
    select 1 from made`;
  const { rows } = await db.executeQuery(preparedQuery('insert-session', query.compile(db)));
  return rows.length > 0;
}

interface LiveSession {
  customerId: number;
  bindingHash: Buffer | null;
  /**
   * Whether the password was entered within ten minutes, or there is none because the customer logs in by
   * number.
   */
  isConfirmed: boolean;
  minutesIdle: number;
}

const isLive = sql`s.ended_at is null
  and s.last_used_at > now() - make_interval(days => ${idleDays}::int)
  and s.created_at > now() - make_interval(days => ${absoluteDays}::int)`;

const sessionStatement = compiledOnce(
  'live-session',
  ({ tokenHash }: { tokenHash: Buffer }) => sql<LiveSession>`
    select s.customer_id as "customerId", s.binding_hash as "bindingHash",
      (s.confirmed_at > now() - make_interval(mins => ${confirmedMinutes}::int) or strpos(c.email, '@') = 0) as "isConfirmed",
      floor(extract(epoch from now() - s.last_used_at) / 60)::int as "minutesIdle"
    from session s join customer c on c.id = s.customer_id and c.active
    where s.token_hash = ${tokenHash} and ${isLive}`,
);

export async function liveSession(db: Database, tokenHash: Buffer): Promise<LiveSession | null> {
  const { rows } = await db.executeQuery(sessionStatement(db, { tokenHash }));
  return rows[0] ?? null;
}

/** Returns the customer of the live session bound to a browser. */
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

export async function confirmSession(db: Database, tokenHash: Buffer): Promise<void> {
  await sql`update session set confirmed_at = now() where token_hash = ${tokenHash} and ended_at is null`.execute(
    db,
  );
}

/** A live session, as shown to its customer. */
export interface ShownSession extends Device {
  id: number;
  firstSeen: Date;
  lastSeen: Date;
  isThis: boolean;
}

/** Returns the live sessions of a customer: the current one first, then by last use. */
export async function sessionsOf(
  db: Database,
  customerId: number,
  callerHash: Buffer,
): Promise<ShownSession[]> {
  const { rows } = await sql<ShownSession>`
    select s.id, s.browser, s.system, s.created_at as "firstSeen", s.last_used_at as "lastSeen",
      s.token_hash = ${callerHash} as "isThis"
    from session s where s.customer_id = ${customerId}::int and ${isLive}
    order by "isThis" desc, s.last_used_at desc, s.id desc limit ${maxShown}`.execute(db);
  return rows;
}

/** Which sessions end: one by token, all of a customer, one of theirs by id, or all but the current one. */
export type Ending =
  | { tokenHash: Buffer }
  | { customerId: number; sessionId?: number }
  | { customerId: number; but: Buffer };

/** Ends sessions and writes each to the audit log. */
export async function endSessions(db: Database, which: Ending): Promise<void> {
  const chosen = 'tokenHash' in which ? sql`token_hash = ${which.tokenHash}` : ofCustomer(which);
  await sql`
    with ended as (
      update session set ended_at = now() where ended_at is null and ${chosen} returning customer_id)
    ${auditRows(customerActorOf(sql`customer_id`), 'session ended', {}, sql`from ended`)}`.execute(db);
}

function ofCustomer(which: Exclude<Ending, { tokenHash: Buffer }>) {
  const byCustomer = sql`customer_id = ${which.customerId}::int`;
  if ('but' in which) return sql`${byCustomer} and token_hash <> ${which.but}`;
  return which.sessionId === undefined ? byCustomer : sql`${byCustomer} and id = ${which.sessionId}::int`;
}
