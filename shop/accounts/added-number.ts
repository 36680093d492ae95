import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import { storeNumber } from './added-number-queries.ts';
import { useCodeOfNumber } from './reset-queries.ts';
import { type CodeEntered, tryCode } from './try-code.ts';

/** `email`: the number, in its one form (contract/forms/e164.ts). */
export interface NumberAdded extends CodeEntered {
  customerId: number;
}

/**
 * Adds a number to an account that was made by e-mail, or puts it in the place of the one it has, by the code that was sent
 * to it: from now on it logs in there. `taken`: it belongs to another account, which only who holds the number is told;
 * `refused`: the account itself is of a number. null: done.
 */
export async function addNumber(
  db: Database,
  request: NumberAdded,
): Promise<'wrong-code' | 'limited' | 'taken' | 'refused' | null> {
  const found = await tryCode(db, request);
  if (typeof found === 'string') return found;
  if (found.customerId !== null && found.customerId !== request.customerId) return 'taken';
  return inTransaction(db, async (trx) => {
    if (!(await useCodeOfNumber(trx, found.codeId))) return { keep: false, outcome: 'wrong-code' };
    const outcome = await storeNumber(trx, request.customerId, request.email);
    return { keep: outcome === null, outcome };
  });
}
