import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import {
  consumeRateLimit,
  forgetHit,
  isUsedUp,
  resetRateLimit,
  rateLimitKey,
  rateWindows,
} from '#shop/limits/limits.ts';
import { isKnownBrowser } from './browser-queries.ts';
import { hashQueue } from './hash-queue.ts';
import { sha256 } from './session-token.ts';

/** How many logins may fail within 15 minutes. */
export interface LoginLimits {
  perAccount: number;
  perAddress: number;
}

export interface Guess {
  /** The normalized email address. */
  email: string;
  /** The id of the account with this email address; null if there is none. */
  customerId: number | null;
  /** The IP address of the client. */
  address: string;
  /** The trusted-device mark from an earlier login; null if none was sent. */
  deviceToken: string | null;
}

const ofCustomer = (customerId: number): string => `customer ${customerId}`;
/** Returns the key that counts the guesses of all browsers that aren't trusted. */
const accountGuesses = (whose: string): string => rateLimitKey('login-account', whose);

/** Resets the failed guesses for a customer whose password has changed. */
export const forgetGuesses = (db: Database, customerId: number): Promise<void> =>
  resetRateLimit(db, accountGuesses(ofCustomer(customerId)));

/** Returns whether failed logins currently lock new browsers out of an account. */
export const isLoginLocked = (
  db: Database,
  customerId: number,
  { perAccount }: LoginLimits,
): Promise<boolean> => isUsedUp(db, accountGuesses(ofCustomer(customerId)), perAccount, rateWindows.quarter);

/**
 * Checks a password unless its guesses exceed the limits, and writes refusals to the audit log.
 * @returns what `check` returns; null if the password is wrong
 */
export async function guardedCheck<Right>(
  db: Database,
  guess: Guess,
  limits: LoginLimits,
  check: () => Promise<Right | null>,
): Promise<Right | 'limited' | 'busy' | null> {
  const counted = await countGuess(db, guess, limits);
  const actor = customerActor(guess.customerId);
  if (!counted) {
    await writeAudit(db, actor, 'login limited', {});
    return 'limited';
  }
  if (hashQueue.isFull()) {
    await counted.forget();
    return 'busy';
  }
  const right = await check();
  if (right === null) await writeAudit(db, actor, 'login refused', {});
  else await counted.forget();
  return right;
}

/**
 * Counts a login as failed before its password is checked, so that concurrent guesses count as well. `forget`
 * undoes that on success. Returns null, and counts nothing, if the limit is exceeded. A browser with an
 * earlier login has a separate count, so that strangers can't lock the owner out, not even from the same IP
 * address. Unknown addresses are counted the same way.
 */
async function countGuess(
  db: Database,
  { email, customerId, address, deviceToken }: Guess,
  limits: LoginLimits,
): Promise<{ forget: () => Promise<void> } | null> {
  const isKnown = deviceToken !== null && (await isKnownBrowser(db, customerId ?? 0, sha256(deviceToken)));
  const whose = customerId === null ? `address ${email}` : ofCustomer(customerId);
  const accountKey = isKnown
    ? rateLimitKey('login-browser', `${whose} ${deviceToken}`)
    : accountGuesses(whose);
  if (!(await consumeRateLimit(db, accountKey, limits.perAccount, rateWindows.quarter))) return null;
  if (isKnown) return { forget: () => forgetHit(db, accountKey) };
  const addressKey = rateLimitKey('login-address', address);
  if (!(await consumeRateLimit(db, addressKey, limits.perAddress, rateWindows.quarter))) {
    await forgetHit(db, accountKey);
    return null;
  }
  return {
    forget: async () => {
      await forgetHit(db, accountKey);
      await forgetHit(db, addressKey);
    },
  };
}
