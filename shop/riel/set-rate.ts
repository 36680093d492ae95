import type { Database } from '#database/schema.ts';
import { isRielRate } from '#rules/riel.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { withinTransaction } from '#shop/transaction.ts';
import { insertRate } from './queries.ts';

/**
 * Sets the value of a dollar in riel from now on, for all pages and new orders. Null disables riel. Existing
 * orders are unchanged.
 * @throws RangeError for an invalid rate
 */
export async function setRielRate(db: Database, rate: number | null, by: Actor): Promise<void> {
  if (rate !== null && !isRielRate(rate)) throw new RangeError(`not a rate of the riel: ${rate}`);
  await withinTransaction(db, async (trx) => {
    await insertRate(trx, rate, by);
    await writeAudit(trx, by, 'riel rate set', { rate });
    await publishInvalidation(trx, 'texts');
  });
}
