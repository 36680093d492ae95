import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { withClient } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { readBaseline, readMigrations } from '#database/read-migrations.ts';
import { emptyDatabase, testDatabase } from '../support/postgres.ts';
import { startShop, temporaryFolder } from '../support/shop-process.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const databases = {
  twice: await emptyDatabase(),
  edited: await emptyDatabase(),
  failing: await emptyDatabase(),
  newer: await emptyDatabase(),
  shared: await emptyDatabase(),
  busy: await emptyDatabase(),
  analyzed: await emptyDatabase(),
};
const { url: appUrl, ownerUrl } = await testDatabase();
const appRole = decodeURIComponent(new URL(appUrl).username);
const sharesRole = appRole === decodeURIComponent(new URL(ownerUrl).username);

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'migrations'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, 'migrations', name), sql);
  return folder;
}

const run = (url: string, folder: string) =>
  withClient({ connectionString: url }, (client) => migrate(client, { appRole, log, folder }));
const request = async (url: string, sql: string) =>
  (await withClient({ connectionString: url }, (client) => client.query<Record<string, unknown>>(sql))).rows;

describe('migrations', () => {
  test('migrations run once when several processes start at once', async () => {
    const folder = folderWith({
      '0001-slow.sql': 'create table thing (id int); select pg_sleep(0.2); insert into thing values (1);',
      '0002-more.sql': 'insert into thing values (2);',
    });
    const ran = await Promise.all([1, 2, 3, 4].map(() => run(databases.twice.ownerUrl, folder)));
    expect(ran.flat().toSorted()).toEqual(['0001-slow.sql', '0002-more.sql']);
    expect(await request(databases.twice.ownerUrl, 'select id from thing order by id')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  test('a migration edited after it ran is refused, and no migration runs', async () => {
    const url = databases.edited.ownerUrl;
    await run(url, folderWith({ '0001-first.sql': 'create table thing (id int);' }));
    const edited = folderWith({
      '0001-first.sql': 'create table thing (id bigint);',
      '0002-new.sql': 'create table other (id int);',
    });
    await expect(run(url, edited)).rejects.toThrow(/0001-first\.sql was edited/u);
    expect(await request(url, `select to_regclass('other') as other`)).toEqual([{ other: null }]);
  });

  test('an older release works on a newer database, unless a newer migration breaks older releases', async () => {
    const url = databases.newer.ownerUrl;
    const first = { '0001-first.sql': 'create table thing (id int);' };
    const added = { ...first, '0002-added.sql': 'alter table thing add column name text;' };
    await run(url, folderWith(added));
    expect(await run(url, folderWith(first))).toEqual([]);

    const sql =
      '-- Breaking: older releases would sell things twice.\nalter table thing add column stock int;';
    await run(url, folderWith({ ...added, '0003-stock.sql': sql }));
    await expect(run(url, folderWith(added))).rejects.toThrow(
      /changed by a newer release .* \(0003-stock\.sql\); start that release/u,
    );
  });

  test('a migration is followed by statistics of the tables and columns that it added, and of rows that it changed', async () => {
    const url = databases.analyzed.ownerUrl;
    const first = { '0001-first.sql': 'create table thing as select n from generate_series(1, 500) n;' };
    const known = () =>
      request(
        url,
        `select attname::text as name, n_distinct from pg_stats where tablename = 'thing' order by 1`,
      );
    await run(url, folderWith(first));
    expect(await known()).toEqual([{ name: 'n', n_distinct: -1 }]);
    const second = 'alter table thing add column more int; update thing set n = 7;';
    await run(url, folderWith({ ...first, '0002-more.sql': second }));
    expect(await known()).toEqual([
      { name: 'more', n_distinct: 0 },
      { name: 'n', n_distinct: 1 },
    ]);
  });

  test('a failed migration leaves no changes and keeps the earlier ones', async () => {
    const url = databases.failing.ownerUrl;
    const folder = folderWith({
      '0001-good.sql': 'create table good (id int);',
      '0002-bad.sql': 'create table bad (id int); select 1/0;',
    });
    await expect(run(url, folder)).rejects.toThrow(/0002-bad\.sql: division by zero/u);
    expect(await request(url, `select to_regclass('good')::text as good, to_regclass('bad') as bad`)).toEqual(
      [{ good: 'good', bad: null }],
    );
    expect(await request(url, 'select name from migration')).toEqual([{ name: '0001-good.sql' }]);
  });

  test('a migration waiting for a table lets other statements through and runs once the table is free', async () => {
    const url = databases.busy.ownerUrl;
    const first = { '0001-thing.sql': 'create table thing (id int);' };
    await run(url, folderWith(first));
    const folder = folderWith({ ...first, '0002-column.sql': 'alter table thing add column name text;' });
    let migrating: Promise<string[]> | undefined;
    let slowest = 0;
    await withClient({ connectionString: url }, async (user) => {
      await user.query('begin; select * from thing;');
      migrating = run(url, folder);
      for (const until = performance.now() + 2500; performance.now() < until; await sleep(50)) {
        const since = performance.now();
        await request(url, 'select * from thing');
        slowest = Math.max(slowest, performance.now() - since);
      }
      await user.query('commit');
    });
    expect(await migrating).toEqual(['0002-column.sql']);
    // Requests queued behind one that waits for a lock also wait that long.
    expect(slowest).toBeGreaterThan(300);
  });

  test('two shops that start at once on one empty database migrate it, add reference data and seed it once', async () => {
    const { url, ownerUrl: owner } = databases.shared;
    const settings = { DATABASE_URL: url, DATABASE_OWNER_URL: owner };
    const shops = await Promise.all([startShop(settings), startShop(settings)]);
    await Promise.all(shops.map((shop) => shop.opened()));
    const filled = shops.filter((shop) => shop.output().includes('Filling the demo shop'));
    expect(filled).toHaveLength(1);
    const known = readBaseline()!.folded.length + readMigrations().length;
    expect(await request(owner, 'select count(*)::int as known from migration')).toEqual([{ known }]);
    // The reference data was added once.
    expect(
      await request(owner, 'select count(*)::int - count(distinct code)::int as twice from country'),
    ).toEqual([{ twice: 0 }]);
  });
});

describe("the shop's role", () => {
  // When the server doesn't let the tests create a role, there is only the role of DATABASE_URL.
  test.skipIf(sharesRole)(
    'the shop’s role owns no tables and cannot change them or the record of migrations',
    async () => {
      const [role] = await request(
        appUrl,
        'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
      );
      expect(role).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false });
      expect(
        await request(
          appUrl,
          `select 1 from pg_class where relowner = (select oid from pg_roles where rolname = current_user)`,
        ),
      ).toEqual([]);
      for (const sql of [
        'drop table product',
        'create table mine (id int)',
        'delete from migration',
        'alter table product add column x int',
      ]) {
        await expect(request(appUrl, sql)).rejects.toThrow(/permission denied|must be owner/u);
      }
      expect(await request(appUrl, 'select count(*)::int as n from product')).toEqual([{ n: 0 }]);
    },
  );
});
