import { writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { countHit, forgetHit, hitsOf, limitKey, limitSpans } from '#shop/limits/limits.ts';

/** Wrong tries for one name in 15 minutes, whatever they are: passwords or codes. */
const mostTries = 10;
/** The same of one machine, for all names. */
const mostOfAddress = 50;

export interface Guesser {
  /** Under what tries are counted: `staff 7`, or of nobody the address that was typed. */
  whose: string;
  /** Of the machine. */
  address: string;
}

/**
 * Counts a try as wrong before it is looked at, so that tries at the same moment count too; `forget` takes it back when it was
 * right. null: there were too many, and nothing was counted.
 */
export async function countTry(
  db: Database,
  { whose, address }: Guesser,
): Promise<{ forget: () => Promise<void> } | null> {
  const [ofName, ofMachine] = [limitKey('office-name', whose), limitKey('office-address', address)];
  if (!(await countHit(db, ofName, mostTries, limitSpans.quarter))) return limited(db);
  if (!(await countHit(db, ofMachine, mostOfAddress, limitSpans.quarter))) {
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

/** Tries there are still for a name; the same for one nobody has. */
export const triesLeft = async (db: Database, whose: string): Promise<number> =>
  Math.max(0, mostTries - (await hitsOf(db, limitKey('office-name', whose), limitSpans.quarter)));
