import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newShoppers } from '../../support/shop-api.ts';
import { orderPlaced, sharedPair, whiteMug, messageOf } from '../shop-pair.ts';

const { db, send } = await sharedPair();

describe('an acknowledged order', () => {
  /** Returns the number of log writes forced to disk, as far as the server has counted them. */
  const forced = async (): Promise<number> => {
    const { rows } = await sql<{
      version: number;
    }>`select current_setting('server_version_num')::int as version`.execute(db);
    const counted =
      rows[0]!.version >= 180_000
        ? sql<{ n: number }>`select sum(fsyncs)::int as n from pg_stat_io where object = 'wal'`
        : sql<{ n: number }>`select wal_sync::int as n from pg_stat_wal`;
    return (await counted.execute(db)).rows[0]!.n;
  };

  it('an acknowledged order was flushed to disk before its response: one write for each of several sequential orders', async () => {
    const buyers = await newShoppers(db, 60);
    const before = await forced();
    for (const [at, buyer] of buyers.entries()) {
      // Connections report their counts at most once a second, so the last orders trigger the report.
      if (at === 40) await sleep(1100);
      expect(messageOf(await send(at % 2, 'order', buyer, [whiteMug(1)]))).toBe(orderPlaced);
    }
    expect((await forced()) - before).toBeGreaterThanOrEqual(40);
  });
});
