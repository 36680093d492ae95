import type { Database } from '#database/schema.ts';
import {
  clientNetwork,
  consumeRateLimit,
  forgetHit,
  rateLimitKey,
  rateWindows,
} from '#shop/limits/limits.ts';

export interface ResetLimits {
  /** Maximum codes per requester and email address in 15 minutes. Further requests have no effect. */
  codesPerQuarter: number;
  /** Maximum codes emailed to one address per day, from any requester. */
  codesPerDay: number;
  /** Maximum requests and guesses per machine and hour, except from the owner's browsers. */
  perAddress: number;
  /**
   * Maximum wrong guesses at customers' codes per hour in the whole shop, except from the owner's browsers.
   */
  guessesPerHour: number;
}

/** Limits of text message codes per day, because each costs money. */
export interface PhoneLimits {
  perNumber: number;
  perNetwork: number;
  inAll: number;
}

/** The requester and the email address, as the limits identify them: hashes in hex. */
export interface LimitedRequester {
  email: string;
  requester: string;
  machine: string;
  /** Whether the customer of the address has logged in with this browser. */
  isOwn: boolean;
}

/**
 * Divides the daily codes. Four of ten are for the owner's browsers and six for all others, of which one
 * machine gets four.
 */
function sharesOf(codesPerDay: number) {
  const ofOwner = Math.floor(codesPerDay * 0.4);
  return { ofOwner, ofOthers: codesPerDay - ofOwner, ofMachine: Math.max(ofOwner, 1) };
}

/**
 * Counts a code. Returns false when this requester, this machine or all together have exceeded the limit, so
 * that none may be sent.
 */
export async function countCode(
  db: Database,
  { email, requester, machine, isOwn }: LimitedRequester,
  { codesPerQuarter, codesPerDay }: ResetLimits,
): Promise<boolean> {
  const { ofOwner, ofOthers, ofMachine } = sharesOf(codesPerDay);
  const count = (what: string, max: number, span: number) =>
    consumeRateLimit(db, rateLimitKey(what, email), max, span);
  if (!(await count(`code-asker ${requester}`, codesPerQuarter, rateWindows.quarter))) return false;
  if (isOwn && (await count('code-owner', ofOwner, rateWindows.day))) return true;
  if (!(await count(`code-machine ${machine}`, ofMachine, rateWindows.day))) return false;
  return count('code-others', ofOthers, rateWindows.day);
}

/**
 * Counts a text message code. Returns false when its network or the whole shop has exceeded the limit. A
 * fifth is reserved for owners' browsers.
 */
export async function countSmsCode(
  db: Database,
  { address, isOwn }: { address: string; isOwn: boolean },
  { perNetwork, inAll }: PhoneLimits,
): Promise<boolean> {
  const ofOwners = Math.floor(inAll / 5);
  if (isOwn) return consumeRateLimit(db, 'phone-codes owners', ofOwners, rateWindows.day);
  const ofNetwork = rateLimitKey('phone-codes', clientNetwork(address));
  if (!(await consumeRateLimit(db, ofNetwork, perNetwork, rateWindows.day))) return false;
  return consumeRateLimit(db, 'phone-codes', inAll - ofOwners, rateWindows.day);
}

/** Counts a machine's request or guess. Returns false when it has exceeded the hourly limit. */
export const countRequest = (
  db: Database,
  what: 'code-address' | 'guess-address',
  address: string,
  { perAddress }: ResetLimits,
): Promise<boolean> => consumeRateLimit(db, rateLimitKey(what, address), perAddress, rateWindows.hour);

/**
 * Counts a guess as wrong in the shop's total before comparing it. Null if the limit is exceeded. Half are
 * reserved for each machine's first guess per hour, so that a few machines can't block all others. `settle`
 * undoes the count unless the guess was wrong and the code was a customer's.
 */
export async function countCodeGuess(
  db: Database,
  address: string,
  { guessesPerHour }: ResetLimits,
): Promise<{ settle: (isWrong: boolean) => Promise<void> } | null> {
  const isFirst = await consumeRateLimit(db, rateLimitKey('guess-first', address), 1, rateWindows.hour);
  const key = isFirst ? 'code-guesses first' : 'code-guesses';
  if (!(await consumeRateLimit(db, key, Math.ceil(guessesPerHour / 2), rateWindows.hour))) return null;
  // Both cases take the same work, because timing must not reveal whether the address is a customer's.
  return { settle: (isWrong) => forgetHit(db, isWrong ? 'code-guesses kept' : key) };
}
