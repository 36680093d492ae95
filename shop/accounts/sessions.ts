import type { Database } from '#database/schema.ts';
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

/** The customer of a live session; `bindingHash` is set when it only works with its browser's cookie. */
export interface Session {
  customerId: number;
  bindingHash: Buffer | null;
  /** True when the password was entered within ten minutes. */
  isConfirmed: boolean;
}

/** What the client of a new session stores. The shop only stores hashes of it. */
export interface NewSession {
  token: string;
  /** The browser's cookie; null for an unbound session. */
  bindingValue: string | null;
}

/** A login whose password or code was verified. */
interface VerifiedLogin {
  customerId: number;
  /** The stored hash the password matched; null for a login without one. */
  passwordHash: string | null;
  boundToBrowser: boolean;
  /** SHA-256 of the browser's cookie, whose session ends; null without a browser. */
  earlierBinding: Buffer | null;
  /** The mark of the browser to remember; null without a browser. */
  deviceToken: string | null;
  /** As sent by the client. */
  userAgent: string;
}

/**
 * Opens a session with a new token; other sessions of the customer continue. Null when the password has changed or the
 * account is closed.
 */
export async function openSession(
  db: Database,
  { customerId, passwordHash, boundToBrowser, earlierBinding, deviceToken, userAgent }: VerifiedLogin,
): Promise<NewSession | null> {
  const token = newSecretText();
  const bindingValue = boundToBrowser ? newSecretText() : null;
  const isStarted = await insertSession(db, {
    customerId,
    passwordHash,
    tokenHash: sha256(token),
    bindingHash: bindingValue === null ? null : sha256(bindingValue),
    earlierBinding,
    browserHash: deviceToken === null ? null : sha256(deviceToken),
    device: deviceOf(userAgent),
  });
  return isStarted ? { token, bindingValue } : null;
}

/** The same for tools and tests. @throws for a missing or closed account */
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
 * Finds a session by the SHA-256 of its token: null if it doesn't exist, has ended, was idle for 14 days or is 30 days
 * old.
 */
export async function findSession(db: Database, tokenHash: Buffer): Promise<Session | null> {
  const found = await liveSession(db, tokenHash);
  if (!found) return null;
  const { minutesIdle, ...session } = found;
  // At most once a minute: otherwise every click would write a row.
  if (minutesIdle >= 1) await touchSession(db, tokenHash);
  return session;
}

/**
 * Returns the customer logged in with the cookie of this SHA-256; null if there is none. Grants no access by itself.
 */
export const customerOfBrowser = (db: Database, bindingHash: Buffer): Promise<number | null> =>
  boundCustomer(db, bindingHash);

/** Logs out: the token is invalid in every process from the next request on. */
export const endSession = (db: Database, tokenHash: Buffer): Promise<void> => endSessions(db, { tokenHash });

/** A customer's session, by the hash of its token. */
export interface CustomerSession {
  customerId: number;
  sessionHash: Buffer;
}

/** Returns where a customer is logged in. */
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

/** Ends every session of a customer, as after a password reset. */
export const endAllSessions = (db: Database, customerId: number): Promise<void> =>
  endSessions(db, { customerId });
