import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, withClient } from '#database/connect.ts';
import { patiently } from '#database/patient-work.ts';
import { poolLoads } from '#database/pool.ts';
import { databaseProxy } from '#tests/guarantees/load/database-proxy.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

// Opening a connection takes several answers of the database, so here it takes longer than a caller waits.
const { url, ownerUrl } = await testDatabase();
const proxy = await databaseProxy(url, 1000);
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const pool = await openDatabase({
  connection: { connectionString: proxy.through(url) },
  log,
  name: 'late',
  size: 20,
  connectionWait: 400,
  statementTimeout: 30_000,
});
afterAll(() => pool.destroy());
const one = () => sql<{ one: number }>`select 1 as one`.execute(pool);
const load = () => poolLoads().find(({ name }) => name === 'late');
/** Keeps every open connection busy until the returned function is called. */
async function keepBusy(): Promise<() => Promise<unknown>> {
  const { resolve: end, promise: ended } = Promise.withResolvers<void>();
  const all = Array.from({ length: load()?.total ?? 0 }, () =>
    patiently(() => pool.connection().execute(() => ended)),
  );
  await expect.poll(() => load(), { timeout: timeoutMs }).toMatchObject({ idle: 0, waiting: 0 });
  return () => {
    end();
    return Promise.all(all);
  };
}

test('a connection that opens too late for its caller serves the next one', async () => {
  const ended = await keepBusy();
  await expect(one()).rejects.toThrow('timeout exceeded when trying to connect');
  await expect
    .poll(() => one().catch(() => null), { timeout: timeoutMs })
    .toMatchObject({ rows: [{ one: 1 }] });
  await ended();
});

test('background work waits longer for a connection than visitors do', async () => {
  const ended = await keepBusy();
  const [visitor, job] = await Promise.allSettled([one(), patiently(one)]);
  expect([visitor.status, job.status]).toEqual(['rejected', 'fulfilled']);
  await ended();
});

test('a start waits longer for a busy database than for one of several servers', async () => {
  const slow = await databaseProxy(ownerUrl, 5200);
  const connection = { connectionString: slow.through(ownerUrl) };
  const asked = withClient(connection, async (client) => (await client.query('select 1 as one')).rows);
  await expect(asked).resolves.toEqual([{ one: 1 }]);
});
