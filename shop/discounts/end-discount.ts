import type { Database } from '#database/schema.ts';
import {
  changeRecords,
  type Changing,
  type Outcome,
  type Stored,
  withinTransaction,
} from '#shop/records/records.ts';
import { discountKind } from './discount-kind.ts';
import { databaseTime } from './discount-queries.ts';
import type { DiscountFields } from './discount-rules.ts';

/** Ends a discount now, by the database's clock. Does nothing if it has already ended. */
export const endDiscount = (
  db: Database,
  changing: Changing,
  { id, version }: { id: number; version: number },
): Promise<Outcome<Stored<DiscountFields>> | undefined> =>
  withinTransaction(db, async (trx) => {
    const now = await databaseTime(trx);
    await discountKind.lock(trx, [{ id, fields: {} }]);
    const before = (await discountKind.read(trx, [{ id, fields: {} }])).stored.get(id);
    const hasEnded = before !== undefined && before.endsAt !== null && before.endsAt <= now;
    const fields = hasEnded ? {} : { endsAt: now };
    const [outcome] = await changeRecords(trx, discountKind, changing, [{ id, version, fields }]);
    return outcome;
  });
