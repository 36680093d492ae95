import type { Database } from '#database/schema.ts';
import { clientNetwork, countHit, forgetHit, limitKey, limitSpans } from '#shop/limits/limits.ts';

export interface ResetLimits {
  /** Codes one requester gets for one e-mail address in 15 minutes: beyond them nothing is sent and nothing changes. */
  codesPerQuarter: number;
  /** Codes that are mailed to one e-mail address in a day, whoever asks. */
  codesPerDay: number;
  /** Asking, and guessing, by one machine in an hour; browsers of the owner do not count. */
  perAddress: number;
  /** Wrong guesses at codes of customers in the whole shop, in an hour; browsers of the owner do not count. */
  guessesPerHour: number;
}

/** Codes to phones in a day: each costs the shop something. */
export interface PhoneLimits {
  perNumber: number;
  perNetwork: number;
  inAll: number;
}

/** Who asks about an e-mail address, as limits know them: hashes in hex. */
export interface LimitedRequester {
  email: string;
  requester: string;
  machine: string;
  /** It is a browser in which the customer of the address has logged in. */
  isOwn: boolean;
}

/** How the codes of a day are shared: ten are four for browsers of the owner and six for all others, of which a machine gets four. */
function sharesOf(codesPerDay: number) {
  const ofOwner = Math.floor(codesPerDay * 0.4);
  return { ofOwner, ofOthers: codesPerDay - ofOwner, ofMachine: Math.max(ofOwner, 1) };
}

/** Counts a code; false: this requester, this machine or all together have had theirs, and none is to be mailed. */
export async function countCode(
  db: Database,
  { email, requester, machine, isOwn }: LimitedRequester,
  { codesPerQuarter, codesPerDay }: ResetLimits,
): Promise<boolean> {
  const { ofOwner, ofOthers, ofMachine } = sharesOf(codesPerDay);
  const count = (what: string, most: number, span: number) => countHit(db, limitKey(what, email), most, span);
  if (!(await count(`code-asker ${requester}`, codesPerQuarter, limitSpans.quarter))) return false;
  if (isOwn && (await count('code-owner', ofOwner, limitSpans.day))) return true;
  if (!(await count(`code-machine ${machine}`, ofMachine, limitSpans.day))) return false;
  return count('code-others', ofOthers, limitSpans.day);
}

/** Counts a code to a phone; false: its network, or the whole shop, had its codes. A fifth is for browsers of owners alone. */
export async function countPaidCode(
  db: Database,
  { address, isOwn }: { address: string; isOwn: boolean },
  { perNetwork, inAll }: PhoneLimits,
): Promise<boolean> {
  const ofOwners = Math.floor(inAll / 5);
  if (isOwn) return countHit(db, 'phone-codes owners', ofOwners, limitSpans.day);
  const ofNetwork = limitKey('phone-codes', clientNetwork(address));
  if (!(await countHit(db, ofNetwork, perNetwork, limitSpans.day))) return false;
  return countHit(db, 'phone-codes', inAll - ofOwners, limitSpans.day);
}

/** Counts a request of a machine, to ask or to guess; false: there were too many in an hour. */
export const countRequest = (
  db: Database,
  what: 'code-address' | 'guess-address',
  address: string,
  { perAddress }: ResetLimits,
): Promise<boolean> => countHit(db, limitKey(what, address), perAddress, limitSpans.hour);

/**
 * Counts a guess at a code as a wrong one of the whole shop's, before it is compared; null: there were too many. Half of
 * them are kept for the first guess of each machine in an hour, so that a few machines stop nobody elsewhere. `settle`
 * takes it back unless it was wrong and the code a customer's.
 */
export async function countCodeGuess(
  db: Database,
  address: string,
  { guessesPerHour }: ResetLimits,
): Promise<{ settle: (isWrong: boolean) => Promise<void> } | null> {
  const isFirst = await countHit(db, limitKey('guess-first', address), 1, limitSpans.hour);
  const key = isFirst ? 'code-guesses first' : 'code-guesses';
  if (!(await countHit(db, key, Math.ceil(guessesPerHour / 2), limitSpans.hour))) return null;
  // As much work for the one as for the other: time must not tell whether the address is a customer's.
  return { settle: (isWrong) => forgetHit(db, isWrong ? 'code-guesses kept' : key) };
}
