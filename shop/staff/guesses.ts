import { writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, forgetHit, hitsOf, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';

/** Maximum number of failed attempts per account in 15 minutes, for passwords and codes together. */
const maxTries = 10;
/** Maximum number per IP address, for all accounts together. */
const maxPerAddress = 50;

export interface Guesser {
  /**
   * The key under which attempts are counted: `staff 7`, or the entered address if it belongs to no account.
   */
  whose: string;
  /** The IP address of the client. */
  address: string;
}

/**
 * Counts an attempt as failed before it is checked, so that simultaneous attempts count as well; `forget`
 * removes it if it succeeds. Returns null, and counts nothing, if there were too many.
 */
export async function countAttempt(
  db: Database,
  { whose, address }: Guesser,
): Promise<{ forget: () => Promise<void> } | null> {
  const [ofName, ofMachine] = [rateLimitKey('office-name', whose), rateLimitKey('office-address', address)];
  if (!(await consumeRateLimit(db, ofName, maxTries, rateWindows.quarter))) return limited(db);
  if (!(await consumeRateLimit(db, ofMachine, maxPerAddress, rateWindows.quarter))) {
    await forgetHit(db, ofName);
    return limited(db);
  }
  return {
    forget: async () => {
      await forgetHit(db, ofName);
      await forgetHit(db, ofMachine);
    },
  };
}

async function limited(db: Database): Promise<null> {
  await writeAudit(db, 'guest', 'staff sign-in limited', {});
  return null;
}

/** Returns the remaining attempts for an account. Unknown accounts behave the same. */
export const attemptsLeft = async (db: Database, whose: string): Promise<number> =>
  Math.max(0, maxTries - (await hitsOf(db, rateLimitKey('office-name', whose), rateWindows.quarter)));
