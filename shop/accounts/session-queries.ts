import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { compiledOnce, named } from '#database/named.ts';
import { auditRows, customerActorOf } from '#shop/audit/audit.ts';
import type { Device } from './device.ts';

const idleDays = 14;
const absoluteDays = 30;
/** After so long what is worth stealing asks for the password again. */
const confirmedMinutes = 10;
/** Nobody reads further. */
const mostShown = 50;

/** What is stored of a login. */
export interface StoredLogin {
  customerId: number;
  /** The session is for whoever knew the password of this hash; null: for the customer, whatever their password. */
  passwordHash: string | null;
  tokenHash: Buffer;
  bindingHash: Buffer | null;
  /** Of the cookie the browser came with: the session bound to it ends. */
  earlierBinding: Buffer | null;
  /** Of the browser's mark, by which it is known from now on; null: it has none. */
  browserHash: Buffer | null;
  device: Device;
}

/**
 * Stores a session, remembers the browser and notes the login; false when the account is closed or its password is another
 * one by now. The customer's row is locked against a reset: one that has begun is waited for and then seen, one that begins
 * later waits, and ends this session with the others.
 */
export async function insertSession(
  db: Database,
  { customerId, passwordHash, tokenHash, bindingHash, earlierBinding, browserHash, device }: StoredLogin,
): Promise<boolean> {
  const query = sql`
    with owner as (
      select id from customer where id = ${customerId}::int and active
        and (${passwordHash}::text is null or password_hash = ${passwordHash}::text) for share),
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
  const { rows } = await db.executeQuery(named('insert-session', query.compile(db)));
  return rows.length > 0;
}

interface LiveSession {
  customerId: number;
  bindingHash: Buffer | null;
  /** The password was shown in it within ten minutes, or there is none: who logs in by number. */
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

export async function confirmSession(db: Database, tokenHash: Buffer): Promise<void> {
  await sql`update session set confirmed_at = now() where token_hash = ${tokenHash} and ended_at is null`.execute(
    db,
  );
}

/** A live session, as its customer is shown it. */
export interface ShownSession extends Device {
  id: number;
  firstSeen: Date;
  lastSeen: Date;
  isThis: boolean;
}

/** The live sessions of a customer: the one that asks first, then those used last. */
export async function sessionsOf(
  db: Database,
  customerId: number,
  askingHash: Buffer,
): Promise<ShownSession[]> {
  const { rows } = await sql<ShownSession>`
    select s.id, s.browser, s.system, s.created_at as "firstSeen", s.last_used_at as "lastSeen",
      s.token_hash = ${askingHash} as "isThis"
    from session s where s.customer_id = ${customerId}::int and ${isLive}
    order by "isThis" desc, s.last_used_at desc, s.id desc limit ${mostShown}`.execute(db);
  return rows;
}

/** Which sessions end: one by its token, all of a customer, one of theirs by its id, or all but the one that asks. */
export type Ending =
  | { tokenHash: Buffer }
  | { customerId: number; sessionId?: number }
  | { customerId: number; but: Buffer };

/** Ends sessions, and notes each. */
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
