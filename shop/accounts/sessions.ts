import type { Database } from '#database/schema.ts';
import { boundCustomer, endSessions, insertSession, liveSession, touchSession } from './session-queries.ts';
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

/** Starts a session with a token of its own; those the customer has elsewhere go on. */
export async function createSession(
  db: Database,
  customerId: number,
  boundToBrowser: boolean,
): Promise<NewSession> {
  const token = newSecretText();
  const bindingValue = boundToBrowser ? newSecretText() : null;
  await insertSession(db, customerId, sha256(token), bindingValue === null ? null : sha256(bindingValue));
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

/** Ends every session of a customer, as after a reset of the password. */
export const endAllSessions = (db: Database, customerId: number): Promise<void> =>
  endSessions(db, { customerId });
