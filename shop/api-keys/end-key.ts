import type { Database } from '#database/schema.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { closeKey } from './key-queries.ts';

/** Ends a key for good, from the next request on. Returns false if it had ended, or there is none. */
export const endKey = (db: Database, id: number, staffId: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const isEnded = await closeKey(trx, id, staffId);
    if (isEnded) await writeAudit(trx, staffActor(staffId), 'apiKey ended', { kind: 'apiKey', id });
    return { keep: isEnded, outcome: isEnded };
  });
