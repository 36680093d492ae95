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

/** Whose a live session is; `bindingHash` is set when it works only beside its browser's cookie. */
export interface Session {
  customerId: number;
  bindingHash: Buffer | null;
  /** The password was shown in it within ten minutes. */
  isConfirmed: boolean;
}

/** What the owner of a new session keeps. The shop keeps only hashes of it. */
export interface NewSession {
  token: string;
  /** The browser's cookie; null for a session that is not bound to one. */
  bindingValue: string | null;
}

/** A login whose password, or code, was looked at. */
interface VerifiedLogin {
  customerId: number;
  /** The stored hash its password fitted; null: it had none. */
  passwordHash: string | null;
  boundToBrowser: boolean;
  /** SHA-256 of the cookie the browser came with, whose session ends; null: no browser. */
  earlierBinding: Buffer | null;
  /** Of the browser, which is remembered; null: of no browser. */
  browserMark: string | null;
  /** As the client sent it. */
  userAgent: string;
}

/**
 * Starts a session with a token of its own; those the customer has elsewhere go on. Null when the password is another one by
 * now, or the account closed.
 */
export async function openSession(
  db: Database,
  { customerId, passwordHash, boundToBrowser, earlierBinding, browserMark, userAgent }: VerifiedLogin,
): Promise<NewSession | null> {
  const token = newSecretText();
  const bindingValue = boundToBrowser ? newSecretText() : null;
  const isStarted = await insertSession(db, {
    customerId,
    passwordHash,
    tokenHash: sha256(token),
    bindingHash: bindingValue === null ? null : sha256(bindingValue),
    earlierBinding,
    browserHash: browserMark === null ? null : sha256(browserMark),
    device: deviceOf(userAgent),
  });
  return isStarted ? { token, bindingValue } : null;
}

/** The same for tools and tests. @throws for a customer who is not there or whose account is closed */
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
    browserMark: null,
    userAgent,
  };
  const session = await openSession(db, login);
  if (!session) throw new Error(`no open account of customer ${customerId}`);
  return session;
}

/** The session of a token by its SHA-256: null when there is none, it was ended, idle for 14 days or is 30 days old. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<Session | null> {
  const found = await liveSession(db, tokenHash);
  if (!found) return null;
  const { minutesIdle, ...session } = found;
  // Not at every request: a shopper's clicks would each write a row.
  if (minutesIdle >= 1) await touchSession(db, tokenHash);
  return session;
}

/** Who is logged in in the browser whose cookie has this SHA-256; null: nobody. It opens nothing by itself. */
export const customerOfBrowser = (db: Database, bindingHash: Buffer): Promise<number | null> =>
  boundCustomer(db, bindingHash);

/** Logout: the token is dead in every process from the next request on. */
export const endSession = (db: Database, tokenHash: Buffer): Promise<void> => endSessions(db, { tokenHash });

/** A customer's session, by its token's hash: whose things these are. */
export interface OwnSession {
  customerId: number;
  sessionHash: Buffer;
}

/** Where a customer is logged in. */
export const ownSessions = (db: Database, shown: OwnSession): Promise<ShownSession[]> =>
  sessionsOf(db, shown.customerId, shown.sessionHash);

/** Ends one of a customer's own sessions, all but this one when none is named. Of others nothing ends, whatever the id. */
export const endOwnSessions = (
  db: Database,
  { customerId, sessionHash }: OwnSession,
  sessionId: number | null,
): Promise<void> =>
  endSessions(db, sessionId === null ? { customerId, but: sessionHash } : { customerId, sessionId });

/** Ends every session of a customer, as after a reset of the password. */
export const endAllSessions = (db: Database, customerId: number): Promise<void> =>
  endSessions(db, { customerId });
