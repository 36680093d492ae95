import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { deviceOf } from './device.ts';
import {
  boundCustomer,
  endSessions,
  insertSession,
  liveSession,
  sessionsOf,
  type ShownSession,
  touchSession,
} from './session-queries.ts';
import { newSecretText, sha256 } from './session-token.ts';

/**
 * The customer of a live session. `bindingHash` is set when the session works only with its browser's cookie.
 */
export interface Session {
  customerId: number;
  bindingHash: Buffer | null;
  /** Whether the password was entered within ten minutes. */
  isConfirmed: boolean;
}

/** What the client of a new session stores. The shop stores only hashes. */
export interface NewSession {
  token: string;
  /** The browser's cookie; null for an unbound session. */
  bindingValue: string | null;
}

/** A login whose password or code was verified. */
interface VerifiedLogin {
  customerId: number;
  /** The account whose password it is, if that was merged into the one of `customerId`. */
  loginId?: number;
  /** The stored hash that the password matched; null for a login without a password. */
  passwordHash: string | null;
  boundToBrowser: boolean;
  /** SHA-256 of the browser's cookie, whose session ends; null if there is no browser. */
  earlierBinding: Buffer | null;
  /** The mark of the browser to remember; null if there is no browser. */
  deviceToken: string | null;
  /** The User-Agent as sent by the client. */
  userAgent: string;
}

/**
 * Opens a session with a new token. Other sessions of the customer continue. Null when the password has
 * changed or the account is closed.
 */
export async function openSession(
  db: Database,
  {
    customerId,
    loginId = customerId,
    passwordHash,
    boundToBrowser,
    earlierBinding,
    deviceToken,
    userAgent,
  }: VerifiedLogin,
): Promise<NewSession | null> {
  const token = newSecretText();
  const bindingValue = boundToBrowser ? newSecretText() : null;
  const isStarted = await insertSession(db, {
    customerId,
    loginId,
    passwordHash,
    tokenHash: sha256(token),
    bindingHash: bindingValue === null ? null : sha256(bindingValue),
    earlierBinding,
    browserHash: deviceToken === null ? null : sha256(deviceToken),
    device: deviceOf(userAgent),
  });
  return isStarted ? { token, bindingValue } : null;
}

/**
 * Opens a session for tools and tests.
 * @throws for a missing or closed account
 */
export async function createSession(
  db: Database,
  customerId: number,
  boundToBrowser: boolean,
  userAgent: string = '',
): Promise<NewSession> {
  const login = {
    customerId,
    passwordHash: null,
    boundToBrowser,
    earlierBinding: null,
    deviceToken: null,
    userAgent,
  };
  const session = await openSession(db, login);
  if (!session) throw new Error(`no open account of customer ${customerId}`);
  return session;
}

/**
 * Finds a session by the SHA-256 of its token. Null if it doesn't exist, has ended, was idle for 14 days or
 * is 30 days old.
 */
export async function findSession(db: Database, tokenHash: Buffer): Promise<Session | null> {
  const found = await liveSession(db, tokenHash);
  if (!found) return null;
  const { minutesIdle, ...session } = found;
  // Updated at most once a minute, because otherwise every click would write a row.
  if (minutesIdle >= 1) await touchSession(db, tokenHash);
  return session;
}

/**
 * Returns the customer who is logged in with the cookie of this SHA-256. Null if there is none. Grants no
 * access by itself.
 */
export const customerOfBrowser = (db: Database, bindingHash: Buffer): Promise<number | null> =>
  boundCustomer(db, bindingHash);

/** Logs out: from the next request on, the token is invalid in every process. */
export const endSession = (db: Database, tokenHash: Buffer): Promise<void> => endSessions(db, { tokenHash });

/** A customer's session, by the hash of its token. */
export interface CustomerSession {
  customerId: number;
  sessionHash: Buffer;
}

export const ownSessions = (db: Database, shown: CustomerSession): Promise<ShownSession[]> =>
  sessionsOf(db, shown.customerId, shown.sessionHash);

/**
 * Ends one of a customer's own sessions, or all but the current one if none is given. Never ends sessions of others.
 */
export const endOwnSessions = (
  db: Database,
  { customerId, sessionHash }: CustomerSession,
  sessionId: number | null,
): Promise<void> =>
  endSessions(db, sessionId === null ? { customerId, but: sessionHash } : { customerId, sessionId });

/** Returns a customer's sessions for staff, the last used first. */
export const sessionsForStaff = (db: Database, customerId: number): Promise<ShownSession[]> =>
  sessionsOf(db, customerId, noSession);
const noSession = Buffer.alloc(0);

/** Ends one session of a customer, or all of them, on behalf of staff. */
export async function endSessionsByStaff(
  db: Database,
  { customerId, sessionId, by }: { customerId: number; sessionId: number | null; by: Actor },
): Promise<void> {
  await endSessions(db, { customerId, ...(sessionId !== null && { sessionId }) });
  await writeAudit(db, by, 'customer sessions ended', { customer: customerId, session: sessionId });
}

/** Ends every session of a customer, as after a password reset. */
export const endAllSessions = (db: Database, customerId: number): Promise<void> =>
  endSessions(db, { customerId });
