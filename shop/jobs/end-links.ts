import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { raiseLinkVersion } from './job-queries.ts';

/** Ends all links to an order's page that were sent. Later emails contain new ones. */
export const endLinks = (db: Database, orderId: number, actor: Actor): Promise<void> =>
  inTransaction(db, async (trx) => {
    await raiseLinkVersion(trx, orderId);
    await writeAudit(trx, actor, 'order links ended', { order: orderId });
    return { keep: true, outcome: undefined };
  });
