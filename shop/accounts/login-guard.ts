import type { Database } from '#database/schema.ts';
import { countHit, forgetHit, forgetHits, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { isKnownBrowser } from './browser-queries.ts';
import { sha256 } from './session-token.ts';

/** How many logins may fail within 15 minutes. */
export interface LoginLimits {
  perAccount: number;
  perAddress: number;
}

export interface Guess {
  /** In its one form. */
  email: string;
  /** null: nobody has this address. */
  customerId: number | null;
  /** Of the machine that guesses. */
  address: string;
  /** The browser's mark from an earlier login; null: none was shown. */
  browserMark: string | null;
}

const ofCustomer = (customerId: number): string => `customer ${customerId}`;
/** Of all browsers together that are not known. */
const accountGuesses = (whose: string): string => limitKey('login-account', whose);

/** Takes back what was guessed of a customer's password: it is another one now. */
export const forgetGuesses = (db: Database, customerId: number): Promise<void> =>
  forgetHits(db, accountGuesses(ofCustomer(customerId)));

/**
 * Counts a login as failed before its password is looked at, so that guesses at the same moment count too; `forget` takes
 * that back when it was right. null: there were too many, and nothing was counted. A browser in which the customer has
 * logged in before has a count of its own and no other: strangers cannot keep the owner out, not even those behind the same
 * address. Addresses nobody has count alike.
 */
export async function countGuess(
  db: Database,
  { email, customerId, address, browserMark }: Guess,
  limits: LoginLimits,
): Promise<{ forget: () => Promise<void> } | null> {
  const isKnown = browserMark !== null && (await isKnownBrowser(db, customerId ?? 0, sha256(browserMark)));
  const whose = customerId === null ? `address ${email}` : ofCustomer(customerId);
  const accountKey = isKnown ? limitKey('login-browser', `${whose} ${browserMark}`) : accountGuesses(whose);
  if (!(await countHit(db, accountKey, limits.perAccount, limitSpans.quarter))) return null;
  if (isKnown) return { forget: () => forgetHit(db, accountKey) };
  const addressKey = limitKey('login-address', address);
  if (!(await countHit(db, addressKey, limits.perAddress, limitSpans.quarter))) {
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
