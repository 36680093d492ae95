import { randomInt } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { sha256 } from '#shop/accounts/accounts.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './factor-queries.ts';

const codes = 10;
/** Without those that look like others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** About 50 bits: guessed at ten a quarter of an hour. */
const length = 10;

/** Of one person: the same code of two is two hashes. */
const hashOf = (staffId: number, code: string): Buffer => sha256(`${staffId} ${code}`);

/** Ten new ones in the place of those before, as `abcde-fghjk`: told once, kept as hashes. */
export async function newRecoveryCodes(db: Database, staffId: number): Promise<string[]> {
  const made = Array.from({ length: codes }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(''),
  );
  await replaceRecoveryCodes(
    db,
    staffId,
    made.map((code) => hashOf(staffId, code)),
  );
  return made.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}

/** Uses one up, however it is written; false: they have none like it. */
export const useCode = (db: Database, staffId: number, typed: string): Promise<boolean> =>
  useRecoveryCode(db, staffId, hashOf(staffId, typed.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')));
