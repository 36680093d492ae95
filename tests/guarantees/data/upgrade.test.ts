import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { activateCopy } from '#database/backup/inactive-copy.ts';
import { openDatabase, roleOf, withClient } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { differencesFromFiles } from '../../support/database-functions.ts';
import { shapeOf } from '../../support/database-shape.ts';
import { emptyDatabase, testDatabase } from '../../support/postgres.ts';
import { errorsIn } from '../../support/running-shop.ts';
import { refusalOf, startShop } from '../../support/shop-server.ts';
import { staffCookie } from '../../support/staff-cookie.ts';
import { atMost, expectEvery, says, sized } from '../gate.ts';
import { brokenOrders } from '../stored.ts';
import { answersOf, withoutTimes } from './release-answers.ts';
import { expectedChanges, lostRows, lostValues, moneyByOrder, rememberRows } from './unchanged-data.ts';
import { createDatabase, maxBytes, releaseNamed, releaseOfFile, releasesFolder } from './stored-release.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = { info: () => undefined, warn: () => undefined, error: console.error };

const stored = readdirSync(releasesFolder).flatMap((file) => releaseOfFile(file) ?? []);
/** Releases have versions; the commit before the first one has none. */
const versions = stored.filter((name) => name.includes('.'));
const lastRelease = versions
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1);
const releases = sized(
  stored.filter((name) => name === (lastRelease ?? stored.at(-1))),
  stored,
);

describe.each(releases)('the database of release %s', async (name) => {
  const release = releaseNamed(name);
  const { url, ownerUrl } = await emptyDatabase();
  const fresh = await testDatabase();
  const appRole = roleOf({ connectionString: url });
  const owner = <Value>(work: Parameters<typeof withClient<Value>>[1]) =>
    withClient({ connectionString: ownerUrl }, work);
  const shopUrls = { databaseUrl: url, ownerUrl };

  test('migrations lose and change no row, but those that are listed', async () => {
    await owner((client) =>
      createDatabase(client, release, { folder: path.join(folder, name), appRole, log }),
    );
    await owner((client) => activateCopy(client, 'send'));
    await owner(rememberRows);
    const before = await owner(moneyByOrder);
    const ran = await owner((client) => migrate(client, { appRole, log }));
    says(`${name}, made by ${release.commit}: ${ran.length} newer migrations`);

    const tables = release.manifest.tables.filter((table) => table.name !== 'migration');
    const lost = await owner((client) => lostRows(client, tables));
    expectEvery('tables of the release, each row unchanged', lost, ({ rows }) => rows.length === 0);
    const after = await owner(moneyByOrder);
    expect(before.length).toBeGreaterThan(0);
    expectEvery('orders with the same total, payments, refunds and ledger, to the cent', before, (order) =>
      after.some((each) => JSON.stringify(each) === JSON.stringify(order)),
    );
    expect(after).toHaveLength(before.length);
    expect(await owner(differencesFromFiles)).toEqual([]);
    // Everything in the catalogs, such as columns, constraints, indexes, privileges and comments.
    expect(await owner(shapeOf)).toEqual(await withClient({ connectionString: fresh.ownerUrl }, shapeOf));
  });

  test('today’s shop starts on it and answers as that release did', async () => {
    const db = await openDatabase({ connection: { connectionString: url }, log, size: 2 });
    const cookie = await staffCookie(db, 1);
    const shop = await startShop(shopUrls);
    try {
      const answers = await answersOf(shop.url, cookie);
      const questions = Object.entries(release.answers);
      const lost = questions.map(([question, before]) => ({
        question,
        values: lostValues(withoutTimes(before), answers[question]).filter(
          (each) => !expectedChanges.some(({ matches }) => matches.test(`${question}: ${each}`)),
        ),
      }));
      expectEvery('answers with all that the release answered', lost, ({ values }) => values.length === 0);
      expect(await brokenOrders(db)).toEqual([]);
      expect(errorsIn(shop.output())).toEqual([]);
    } finally {
      await shop.stop('SIGINT');
      await db.destroy();
    }
  });

  test('a newer release that breaks this one is refused in one sentence', async () => {
    await owner((client) =>
      client.query(`insert into migration (name, sha256, is_breaking) values ('9998-later.sql', '', true)`),
    );
    const sentences = (await refusalOf(shopUrls)).match(/[^\n]*changed by a newer release[^\n]*/gu);
    expect(sentences).toHaveLength(1);
    expect(sentences?.[0]).toContain('(9998-later.sql)');
  });
});

test('a stored release is small', () => {
  for (const name of stored)
    atMost(`${name}, bytes`, statSync(path.join(releasesFolder, `${name}.json.br`)).size, maxBytes);
});
