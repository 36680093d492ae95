import { randomInt } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { sha256 } from '#shop/accounts/accounts.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './factor-queries.ts';

const codes = 10;
/** The letters of a code, without characters that look similar. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** The length of a code: about 50 bits, with at most ten guesses per 15 minutes. */
const length = 10;

/** Hashes a code per person, so that the same code of two people has two hashes. */
const hashOf = (staffId: number, code: string): Buffer => sha256(`${staffId} ${code}`);

/**
 * Replaces the recovery codes with ten new ones like `abcde-fghjk`. They are returned once, and stored as
 * hashes.
 */
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

/** Uses up a code, in any notation. Returns false if it doesn't exist. */
export const useCode = (db: Database, staffId: number, typed: string): Promise<boolean> =>
  useRecoveryCode(db, staffId, hashOf(staffId, typed.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')));
