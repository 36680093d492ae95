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
}

/** What the owner of a new session keeps. The shop keeps only hashes of it. */
export interface NewSession {
  token: string;
  /** The browser's cookie; null for a session that is not bound to one. */
  bindingValue: string | null;
}

/** Starts a session with a token of its own; those the customer has elsewhere go on. `userAgent`: as the client sent it. */
export async function createSession(
  db: Database,
  customerId: number,
  boundToBrowser: boolean,
  userAgent: string = '',
): Promise<NewSession> {
  const token = newSecretText();
  const bindingValue = boundToBrowser ? newSecretText() : null;
  const bindingHash = bindingValue === null ? null : sha256(bindingValue);
  await insertSession(db, {
    customerId,
    tokenHash: sha256(token),
    bindingHash,
    device: deviceOf(userAgent),
  });
  return { token, bindingValue };
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
export const ownSessions = (db: Database, own: OwnSession): Promise<ShownSession[]> =>
  sessionsOf(db, own.customerId, own.sessionHash);

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
