import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import { storeNumber } from './added-number-queries.ts';
import { useCodeOfNumber } from './reset-queries.ts';
import { type CodeEntered, tryCode } from './try-code.ts';

/** `email` is the number in normalized form (contract/forms/e164.ts). */
export interface NumberAdded extends CodeEntered {
  customerId: number;
}

/**
 * Adds a number, confirmed by the code sent to it, to an account created by email, or replaces its number.
 * From then on the number logs in to the account. `taken`: the number belongs to another account, which only
 * its owner may learn. `refused`: the account itself was created by number. Null on success.
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
