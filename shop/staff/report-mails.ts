import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type DueReport, takeDueReport } from './report-mail-queries.ts';

/** Takes a report that is due and sends it, both or neither. Returns whether there may be another. */
export const sendDueReport = (
  db: Database,
  send: (trx: Database, due: DueReport) => Promise<void>,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const due = await takeDueReport(trx);
    if (due !== null && due !== 'skipped') await send(trx, due);
    return { keep: true, outcome: due !== null };
  });
