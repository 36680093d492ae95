import type { Database } from '#database/schema.ts';
import { isRielRate } from '#rules/riel.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { announce } from '#shop/changes/changes.ts';
import { withinTransaction } from '#shop/transaction.ts';
import { insertRate } from './queries.ts';

/**
 * From now on a dollar comes to so many riel, on all pages and for new orders; null: the shop shows no riel. Orders keep what
 * they have. @throws RangeError for what is no rate
 */
export async function setRielRate(db: Database, rate: number | null, by: Actor): Promise<void> {
  if (rate !== null && !isRielRate(rate)) throw new RangeError(`not a rate of the riel: ${rate}`);
  await withinTransaction(db, async (trx) => {
    await insertRate(trx, rate, by);
    await writeAudit(trx, by, 'riel rate set', { rate });
    await announce(trx, 'texts');
  });
}
