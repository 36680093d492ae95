import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { hashQueue } from './hash-queue.ts';
import { hashPassword, isOutdated, nobodysHash, verifyPassword } from './password.ts';
import { credentialsOf, noteEvent, profileOf, storePasswordHash, type Profile } from './queries.ts';
import { createSession, type NewSession } from './sessions.ts';

export interface LoginRequest {
  email: string;
  password: string;
  /** The session shall work only in the browser that logs in. */
  boundToBrowser: boolean;
  /** Of the places' names in the profile. */
  language: LanguageCode;
}

export type LoginOutcome = ({ profile: Profile } & NewSession) | 'refused' | 'busy';

/**
 * Opens a session. An unknown address, a wrong password and a closed account are refused alike, after the same work, so
 * that neither the answer nor its time tells who is a customer. 'busy': too many log in at this moment.
 */
export async function login(db: Database, request: LoginRequest): Promise<LoginOutcome> {
  const email = normalEmail(request.email);
  const found = await credentialsOf(db, email);
  if (hashQueue.isFull()) return 'busy';
  const fits = await verifyPassword(found?.passwordHash ?? nobodysHash(), request.password);
  if (!found || !fits || !found.active) {
    await noteEvent(db, 'login refused', found?.customerId ?? null);
    return 'refused';
  }
  const { customerId } = found;
  if (isOutdated(found.passwordHash))
    await storePasswordHash(db, customerId, await hashPassword(request.password));
  const session = await createSession(db, customerId, request.boundToBrowser);
  return { profile: await profileOf(db, customerId, request.language), ...session };
}

/** One address, however it is typed. The database lowers the case, because its check on the column does. */
export const normalEmail = (email: string): string => email.trim().normalize('NFKC');
