import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { patiently } from '#database/patient-work.ts';
import { databaseProxy } from '#tests/guarantees/load/database-proxy.ts';
import { testDatabase } from '#tests/support/postgres.ts';

// Opening a connection takes several answers of the database, so here it takes longer than a caller waits.
const { url } = await testDatabase();
const proxy = await databaseProxy(url, 300);
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const pool = await openDatabase({
  connection: { connectionString: proxy.through(url) },
  log,
  size: 2,
  connectionWait: 400,
  statementTimeout: 30_000,
});
afterAll(() => pool.destroy());
const busy = () => sql`select pg_sleep(4)`.execute(pool);
const one = () => sql<{ one: number }>`select 1 as one`.execute(pool);

test('a connection that opens too late for its caller serves the next one', async () => {
  const first = busy();
  await expect(one()).rejects.toThrow('timeout exceeded when trying to connect');
  await expect
    .poll(() => one().catch(() => null), { interval: 200, timeout: 20_000 })
    .toMatchObject({
      rows: [{ one: 1 }],
    });
  await first;
});

test('work for which no visitor waits waits longer for a connection', async () => {
  const both = [busy(), busy()];
  await expect(one()).rejects.toThrow('timeout exceeded when trying to connect');
  expect((await patiently(one)).rows).toEqual([{ one: 1 }]);
  await Promise.all(both);
});
