import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import { changeRecords } from './change-records.ts';
import type { Change, Changing, Kind, Outcome, Stored } from './kind.ts';

/**
 * Applies a change, reads its result on the same connection, and rolls it back. Locks only the row itself, for as long
 * as it takes.
 */
export const draftOf = <Fields extends object, Id extends number | string, Look>(
  db: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  change: Change<Fields, Id>,
  look: (trx: Database, outcome: Outcome<Stored<Fields, Id>, string, Id> | undefined) => Promise<Look>,
): Promise<Look> =>
  inTransaction(db, async (trx) => {
    const [outcome] = await changeRecords(trx, { ...kind, lock: async () => undefined }, changing, [change]);
    return { keep: false, outcome: await look(trx, outcome) };
  });
