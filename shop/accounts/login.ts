import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { guardedCheck, type Guess, type LoginLimits } from './login-guard.ts';
import { hashPassword, isOutdated, nobodysHash, verifyPassword } from './password.ts';
import { type Credentials, credentialsOf, type Profile, profileOf, renewPasswordHash } from './queries.ts';
import { newSecretText } from './session-token.ts';
import { type NewSession, openSession } from './sessions.ts';

export interface LoginRequest extends Pick<Guess, 'address' | 'deviceToken'> {
  /** The normalized email address (contract/forms/email.ts). */
  email: string;
  password: string;
  /** Whether the session works only in this browser. */
  boundToBrowser: boolean;
  /** SHA-256 of the cookie that binds the browser's previous session. */
  bindingHash: Buffer;
  /** The User-Agent header; '' if missing. */
  userAgent: string;
  /** The language of place names in the profile. */
  language: LanguageCode;
  limits: LoginLimits;
}

/** A login. `deviceToken` is the mark that the browser should store; null for other clients. */
export type LoggedIn = { profile: Profile; deviceToken: string | null } & NewSession;
export type LoginOutcome = LoggedIn | 'refused' | 'busy' | 'limited';

/** The queue in which many concurrent logins wait, so that they don't use up the connections. */
const loginQueue = workQueue(queues.logins.size);

/**
 * Opens a session. An unknown address, a wrong password and a closed account are refused identically, after the same
 * work, so that neither the answer nor its timing reveals customers. The login of a merged account leads to the one that is
 * left. 'busy': too many concurrent logins. 'limited': too many guesses in the last 15 minutes (see
 * `guardedCheck`); the password wasn't checked.
 */
export async function login(db: Database, request: LoginRequest): Promise<LoginOutcome> {
  return loginQueue.isFull() ? 'busy' : loginQueue.run(() => loginInTurn(db, request));
}

async function loginInTurn(db: Database, request: LoginRequest): Promise<LoginOutcome> {
  const found = await credentialsOf(db, request.email);
  const guess = { ...request, customerId: found?.customerId ?? null };
  const opened = await guardedCheck(db, guess, request.limits, () => openIfRight(db, found, request));
  return opened ?? 'refused';
}

/**
 * Opens a session if the password is right. `found` are the credentials of `request.email`. Returns null if
 * the password is wrong or the account is closed.
 */
async function openIfRight(
  db: Database,
  found: Credentials | null,
  request: LoginRequest,
): Promise<LoggedIn | null> {
  const fits = await verifyPassword(found?.passwordHash ?? nobodysHash(), request.password);
  if (!found?.active || !fits) return null;
  const { customerId, loginId, passwordHash } = found;
  const { boundToBrowser, language, userAgent } = request;
  const deviceToken = boundToBrowser ? (request.deviceToken ?? newSecretText()) : null;
  const earlierBinding = boundToBrowser ? request.bindingHash : null;
  const session = await openSession(db, {
    customerId,
    loginId,
    passwordHash,
    boundToBrowser,
    earlierBinding,
    deviceToken,
    userAgent,
  });
  if (!session) {
    // The password was changed in the meantime, or another login has rehashed it.
    const now = await credentialsOf(db, request.email);
    return now && now.passwordHash !== passwordHash ? openIfRight(db, now, request) : null;
  }
  if (isOutdated(passwordHash))
    await renewPasswordHash(db, loginId, passwordHash, await hashPassword(request.password));
  return { profile: await profileOf(db, customerId, language), deviceToken, ...session };
}
