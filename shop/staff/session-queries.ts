import { sql } from 'kysely';
import { type Permission, permissions } from '#contract/permissions.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { Device } from '#shop/accounts/accounts.ts';
import { auditRows } from '#shop/audit/audit.ts';

const [idleHours, maxHours] = [2, 12];
/** How long two-step verification isn't requested again, in minutes. */
const freshMinutes = 10;
const maxShown = 50;

/** The sign-in status of a session cookie. */
export interface StaffSession {
  staffId: number;
  /** `enrol`: they have no factor yet; `secondFactor`: not verified yet. */
  state: 'enrol' | 'secondFactor' | 'in';
  /** Whether two-step verification was completed within ten minutes. Staff of a demo have none. */
  isFresh: boolean;
  /** The permissions, empty until the person is fully signed in. */
  permissions: Set<Permission>;
}

const isLive = sql`s.ended_at is null
  and s.last_used_at > now() - make_interval(hours => ${idleHours}::int)
  and s.created_at > now() - make_interval(hours => ${maxHours}::int)`;

/** SQL for whether a row `p` of staff has a factor for two-step verification. */
export const hasFactor = sql`(p.totp_sealed is not null or exists (select from staff_passkey k where k.staff_id = p.id))`;

interface Found {
  staffId: number;
  hasFactor: boolean;
  isIn: boolean;
  isFresh: boolean;
  permissions: string[] | null;
  minutesIdle: number;
}

const sessionStatement = compiledOnce(
  'staff-session',
  ({ tokenHash }: { tokenHash: Buffer }) => sql<Found>`
    select p.id as "staffId", ${hasFactor} as "hasFactor", s.second_factor_at is not null as "isIn",
      p.is_demo or coalesce(s.second_factor_at > now() - make_interval(mins => ${freshMinutes}::int), false) as "isFresh",
      r.permissions, floor(extract(epoch from now() - s.last_used_at) / 60)::int as "minutesIdle"
    from staff_session s join staff p on p.id = s.staff_id and p.active join staff_role r on r.id = p.role_id
    where s.token_hash = ${tokenHash} and ${isLive}`,
);

/**
 * Returns the active session of a cookie by its SHA-256. Null if it doesn't exist, was ended, was idle for 2 hours or
 * is 12 hours old.
 */
export async function findSession(db: Database, tokenHash: Buffer): Promise<StaffSession | null> {
  const { rows } = await db.executeQuery(sessionStatement(db, { tokenHash }));
  const [found] = rows;
  if (!found) return null;
  // The session isn't updated on every request.
  if (found.minutesIdle >= 1)
    await sql`update staff_session set last_used_at = now() where token_hash = ${tokenHash}`.execute(db);
  const { staffId, isIn, isFresh } = found;
  if (!isIn)
    return {
      staffId,
      state: found.hasFactor ? 'secondFactor' : 'enrol',
      isFresh: false,
      permissions: new Set(),
    };
  return { staffId, state: 'in', isFresh, permissions: new Set(permissionsOf(found.permissions)) };
}

/** Returns the permissions of a stored role; null means all. Permissions unknown to this release are omitted. */
export const permissionsOf = (stored: readonly string[] | null): Permission[] =>
  permissions.filter((each) => stored === null || stored.includes(each));

/** Begins a session. `isIn` is whether both factors were verified. */
export async function insertSession(
  db: Database,
  { staffId, tokenHash, device, isIn }: { staffId: number; tokenHash: Buffer; device: Device; isIn: boolean },
): Promise<void> {
  await sql`
    insert into staff_session (token_hash, staff_id, browser, system, second_factor_at)
    values (${tokenHash}, ${staffId}::int, ${device.browser}, ${device.system}, ${isIn ? sql`now()` : sql`null`})`.execute(
    db,
  );
}

/** Marks two-step verification as completed in the session. */
export async function markShown(db: Database, tokenHash: Buffer): Promise<void> {
  await sql`update staff_session set second_factor_at = now() where token_hash = ${tokenHash} and ended_at is null`.execute(
    db,
  );
}

export interface ShownSession extends Device {
  id: number;
  since: Date;
  usedAt: Date;
  isThis: boolean;
}

/** Returns a staff member's active sessions, the requesting one first. */
export async function sessionsOf(db: Database, staffId: number, callerHash: Buffer): Promise<ShownSession[]> {
  const { rows } = await sql<ShownSession>`
    select s.id, s.browser, s.system, s.created_at as since, s.last_used_at as "usedAt",
      s.token_hash = ${callerHash} as "isThis"
    from staff_session s where s.staff_id = ${staffId}::int and ${isLive} and s.second_factor_at is not null
    order by "isThis" desc, s.last_used_at desc, s.id desc limit ${maxShown}`.execute(db);
  return rows;
}

const ending = (chosen: ReturnType<typeof sql>) => sql`
  with ended as (update staff_session set ended_at = now() where ended_at is null and ${chosen} returning staff_id)
  ${auditRows(sql`'staff ' || staff_id`, 'staff session ended', {}, sql`from ended`)}`;

/** Ends a session. From the next request on, the cookie is invalid in every process. */
export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await ending(sql`token_hash = ${tokenHash}`).execute(db);
}

/** Ends one of a person's own sessions, or all except the requesting one if none is named. */
export async function endOwnSessions(
  db: Database,
  { staffId, sessionHash }: { staffId: number; sessionHash: Buffer },
  sessionId: number | null,
): Promise<void> {
  const which = sessionId === null ? sql`token_hash <> ${sessionHash}` : sql`id = ${sessionId}::int`;
  await ending(sql`staff_id = ${staffId}::int and ${which}`).execute(db);
}

export async function endSessionsOf(db: Database, staffId: number): Promise<void> {
  await ending(sql`staff_id = ${staffId}::int`).execute(db);
}
