import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase, withClient } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { appRole } from '#database/embedded/roles.ts';
import { fillDemoShop, quiet } from '../../support/postgres.ts';
import {
  atServers,
  type OwnServer,
  ownerAtServers,
  primaryServer,
  replicaOf,
} from '../../support/replicated-postgres.ts';
import { inDatabase } from '../../support/test-server.ts';
import { refusalOf, startShop } from '../../support/shop-server.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { ask } from '../asking.ts';
import { expectEvery, atLeast, expectAll, says, sized, inTime } from '../gate.ts';
import { runCommand } from '../load/command.ts';
import { browsing, orderOf, placed } from '../load/requests.ts';
import { brokenOrders } from '../stored.ts';
import { until, waitForOk } from '../until.ts';
import { isAtLeastAsNew, priceWatch } from './price-watch.ts';

const log = { ...quiet, error: () => undefined };
const primary = await primaryServer();
await withClient({ connectionString: primary.ownerUrl }, (client) => migrate(client, { appRole, log }));
const filling = await openDatabase({
  connection: { connectionString: primary.url },
  log,
  statementTimeout: 0,
});
await fillDemoShop(filling);
await filling.destroy();
await primary.run('analyze');
const replica = await replicaOf(primary);
const servers = [primary, replica];
const db = await openDatabase({
  connection: { connectionString: atServers(servers), application_name: 'kado test' },
  log,
});
const folders = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'kado-replica-')));
const shops = await Promise.all(
  folders.map((dataFolder) =>
    startShop({
      databaseUrl: atServers(servers),
      ownerUrl: ownerAtServers(servers),
      dataFolder,
      env: {
        DATABASE_READ_URL: replica.url,
        // Has its own secret, so that it is found without the others.
        DATABASE_LISTEN_URL: `${atServers(servers)}&connect_timeout=5`,
        KADO_SECRET: 'the same for both of them, 32 or more',
      },
    }),
  ),
);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop('SIGINT')));
  await db.destroy();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const prices = priceWatch(db, shops);
const watchFor = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return prices.watch(() => performance.now() > end);
};

test('startup refuses a standby as the only database, and another database as a replica', async () => {
  const refused = (databaseUrl: string, readUrl: string) =>
    refusalOf({ databaseUrl, ownerUrl: databaseUrl, env: { DATABASE_READ_URL: readUrl } });
  expect(await refused(replica.ownerUrl, replica.url)).toMatch(
    /Kado cannot start: .* it is a standby, which accepts no writes/u,
  );
  const other = inDatabase(inject('testServer').appUrl, inject('testServer').template);
  expect(await refused(primary.ownerUrl, other)).toMatch(
    /Kado cannot start: DATABASE_READ_URL isn’t a replica of DATABASE_URL/u,
  );
});

/** Returns how often a server has read the texts of products. */
async function reads(server: OwnServer): Promise<number> {
  // A session updates its counters only after it has been idle for a moment.
  await sleep(1500);
  const [row] = await server.run<{ n: number }>(
    `select (idx_scan + seq_scan)::int as n from pg_stat_user_tables where relname = 'product_text'`,
  );
  return row?.n ?? 0;
}

test('public data is read from the replica', async () => {
  await until('a replica that is up to date', async () => (await prices.look(shops[0]!, 'list')) !== null);
  const before = { primary: await reads(primary), replica: await reads(replica) };
  for (const question of browsing)
    expect((await ask(shops[0]!.url, question)).status, question.path).toBe(200);
  const after = { primary: await reads(primary), replica: await reads(replica) };
  const [there, here] = [after.replica - before.replica, after.primary - before.primary];
  says(`${browsing.length} calls: texts of products were read ${there} times there, ${here} times here`);
  atLeast('share of reads on the replica', there / (there + here), 0.9);
});

describe.each([
  { what: 'follows', before: [], after: [] },
  {
    what: 'is half a second behind',
    before: [`alter system set recovery_min_apply_delay = '500ms'`, 'select pg_reload_conf()'],
    after: ['alter system reset recovery_min_apply_delay', 'select pg_reload_conf()'],
  },
  {
    what: 'is paused',
    before: ['select pg_wal_replay_pause()'],
    after: ['select pg_wal_replay_resume()'],
  },
])('a replica that $what', ({ before, after }) => {
  test('a visitor never sees data or pages older than those committed or shown before', async () => {
    for (const statement of before) await replica.run(statement);
    const { seen, sentAway } = await watchFor(sized(3, 10, 60));
    for (const statement of after) await replica.run(statement);
    const later = await watchFor(1);
    says(`${seen.length} answers, ${sentAway} asked to retry`);
    expectEvery('answers as new as they must be', [...seen, ...later.seen], isAtLeastAsNew);
    expectAll('answered', seen.length, seen.length + sentAway);
  });

  test('a page re-rendered after a change is neither built from nor cached with old rows', async () => {
    for (const statement of before) await replica.run(statement);
    const rounds = sized(3, 10);
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const price = await prices.raise();
      const pages = shops.map((shop) =>
        until('the page with the new price', async () => (await prices.lookAtPage(shop))?.cents === price),
      );
      slowest.push(Math.max(...(await Promise.all(pages))));
    }
    for (const statement of after) await replica.run(statement);
    inTime('the new price on every page after', Math.max(...slowest), 2, ' s');
  });
});

test('the health check says whether the replica is used', async () => {
  const output = async () => {
    const settings = { DATABASE_URL: primary.url, DATABASE_OWNER_URL: primary.ownerUrl };
    const more = { DATABASE_READ_URL: replica.url, KADO_DATA: folders[0]! };
    return (await runCommand('doctor', [], { ...settings, ...more })).output;
  };
  expect(await output()).toContain('the replica is up to date');
  await replica.run('select pg_wal_replay_pause()');
  await prices.raise();
  expect(await output()).toMatch(/the replica is \d+ bytes behind/u);
  await replica.run('select pg_wal_replay_resume()');
});

/** Terminates the shops' active queries for four seconds. */
const cutReads = `do $$ begin
  for round in 1..400 loop
    perform pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'kado' and state = 'active' and query not like '%pg_last_wal_replay_lsn%';
    perform pg_sleep(0.01);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`;

test('no response is lost while a replica dies, stays down and returns', async () => {
  const answers: number[] = [];
  const end = performance.now() + sized(9, 15) * 1000;
  const asking = [0, 1, 0, 1, 0, 1, 0, 1].map(async (at, reader) => {
    for (let count = reader * 7; performance.now() < end; count += 1)
      answers.push((await ask(shops[at]!.url, browsing[count % browsing.length]!)).status);
  });
  await replica.run(cutReads);
  replica.kill();
  await sleep(2000);
  await replica.start();
  await Promise.all(asking);
  says(`${answers.length} calls meanwhile`);
  expectEvery('calls answered', answers, (status) => status === 200);
  const before = await reads(replica);
  await until('reads on the replica', async () => {
    for (const question of browsing.slice(0, 10)) await ask(shops[0]!.url, question);
    return (await reads(replica)) > before;
  });
});

test('when the primary dies and the replica is promoted, orders and notifications resume without loss', async () => {
  await primary.run(`alter system set synchronous_standby_names = '*'`);
  await primary.run('select pg_reload_conf()');
  await until('a synchronous replica', async () => {
    const [row] = await primary.run<{ state: string }>('select sync_state as state from pg_stat_replication');
    return row?.state === 'sync';
  });
  await db.updateTable('product').set({ stock: 100_000 }).where('id', '=', 1).execute();
  const buyers = await newShoppers(db, 8);
  const acknowledged: { number: string; at: number }[] = [];
  const over = new AbortController();
  const buy = async (shopper: Shopper, at: number) => {
    while (!over.signal.aborted) {
      const question = orderOf(shopper, randomUUID());
      for (let tries = 0; ; tries += 1) {
        const { status, text } = await ask(shops[(at + tries) % 2]!.url, question);
        const number = /OrderNumber\\?":\\?"([^"\\]+)/u.exec(text)?.[1];
        if (status === 200 && text.includes(placed) && number !== undefined) {
          acknowledged.push({ number, at: performance.now() });
          break;
        }
        await sleep(100);
      }
    }
  };
  onTestFinished(() => over.abort());
  const buying = buyers.map(buy);
  const watching = prices.watch(() => over.signal.aborted);
  await sleep(sized(2, 6) * 1000);
  // The last changes no longer reach the replica. Changes that weren't sent must not be acknowledged either.
  const [sender] = await primary.run<{ pid: number }>('select pid from pg_stat_replication');
  process.kill(sender!.pid, 'SIGSTOP');
  await sleep(700);
  primary.kill();
  const killed = performance.now();
  await sleep(sized(1, 2) * 1000);
  const [{ promoted } = { promoted: false }] = await replica.run<{ promoted: boolean }>(
    'select pg_promote() as promoted',
  );
  expect(promoted).toBe(true);
  const took = performance.now() - killed;
  const later = () => acknowledged.filter(({ at }) => at > killed).length;
  await until('orders after the failover', () => later() >= sized(40, 400), 60);
  const first = acknowledged.find(({ at }) => at > killed)!.at - killed;
  const price = await prices.raise();
  for (const shop of shops)
    await until(
      'the new price on the page',
      async () => ((await prices.lookAtPage(shop))?.cents ?? 0) >= price,
      10,
    );
  over.abort();
  await Promise.all(buying);
  const { seen, sentAway } = await watching;

  says(
    `promoted after ${(took / 1000).toFixed(1)} s, the first order ${((first - took) / 1000).toFixed(1)} s later; ${later()} orders after it, ${seen.length} answers seen, ${sentAway} asked to retry`,
  );
  const stored = await db
    .selectFrom('customer_order')
    .select('number')
    .where(
      'customer_id',
      'in',
      buyers.map(({ customerId }) => customerId),
    )
    .execute();
  const numbers = new Set(stored.map(({ number }) => number));
  expectEvery('acknowledged orders are stored', acknowledged, ({ number }) => numbers.has(number));
  expectAll('stored orders were acknowledged', acknowledged.length, stored.length);
  inTime('the first order after the promotion', (first - took) / 1000, 4, ' s');
  expectEvery('answers as new as they must be', seen, isAtLeastAsNew);
  expect(await brokenOrders(db)).toEqual([]);
  for (const shop of shops) await waitForOk(`${shop.url}/readyz`);
});
