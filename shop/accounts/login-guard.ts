import type { Database } from '#database/schema.ts';
import {
  consumeRateLimit,
  forgetHit,
  resetRateLimit,
  rateLimitKey,
  rateWindows,
} from '#shop/limits/limits.ts';
import { isKnownBrowser } from './browser-queries.ts';
import { sha256 } from './session-token.ts';

/** How many logins may fail within 15 minutes. */
export interface LoginLimits {
  perAccount: number;
  perAddress: number;
}

export interface Guess {
  /** Normalized. */
  email: string;
  /** Null: no account has this address. */
  customerId: number | null;
  /** The IP address of the client. */
  address: string;
  /** The trusted-device mark from an earlier login; null if none was sent. */
  deviceToken: string | null;
}

const ofCustomer = (customerId: number): string => `customer ${customerId}`;
/** Counts the guesses of all browsers that aren't trusted. */
const accountGuesses = (whose: string): string => rateLimitKey('login-account', whose);

/** Resets the failed guesses for a customer whose password has changed. */
export const forgetGuesses = (db: Database, customerId: number): Promise<void> =>
  resetRateLimit(db, accountGuesses(ofCustomer(customerId)));

/**
 * Counts a login as failed before its password is checked, so that concurrent guesses count too; `forget` undoes that
 * on success. Null: over the limit, not counted. A browser with an earlier login has a separate count, so that
 * strangers can't lock the owner out, not even from the same IP address. Unknown addresses are counted the same way.
 */
export async function countGuess(
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
