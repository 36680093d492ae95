import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { readTimeline, refuseSplit } from '#database/primaries.ts';
import { startPrimaryCheck } from '#server/jobs/primary-check.ts';
import { quiet } from '../../support/postgres.ts';
import {
  atServers,
  type OwnServer,
  ownerAtServers,
  primaryServer,
  replicaOf,
} from '../../support/replicated-postgres.ts';
import { refusalOf, type ShopServer, startShop } from '../../support/shop-server.ts';
import { expectAll, gateSize, inTime } from '../gate.ts';
import { until } from '../until.ts';

const old = await primaryServer();
await old.run('create extension pg_trgm');
const standby = await replicaOf(old);
const both = atServers([old, standby]);
const dataFolder = mkdtempSync(path.join(tmpdir(), 'kado-primaries-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));
const start = (connectionString: string) =>
  refuseSplit({ connectionString }, dataFolder).then(
    () => 'starts',
    (error: Error) => error.message,
  );

/**
 * A whole shop on the old primary. It checks its primary once a minute, so the short size has no time for it.
 */
let shop: ShopServer | undefined;
if (gateSize !== 'short') {
  const ownerUrl = ownerAtServers([old, standby]);
  shop = await startShop({ databaseUrl: both, ownerUrl });
  afterAll(() => shop?.stop());
}

/**
 * Opens a process whose pool is on one server, with both servers in its URL. Returns the errors that it logs,
 * and why it exits.
 */
async function processOn(server: OwnServer) {
  const db = await openDatabase({ connection: { connectionString: server.url }, log: quiet });
  const errors: string[] = [];
  const ends: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  const app = { db, log, config: { dataFolder } } as Parameters<typeof startPrimaryCheck>[0];
  const stop = startPrimaryCheck(
    app,
    { connectionString: both },
    { every: 50, onLost: (error) => void ends.push(error.message) },
  );
  onTestFinished(async () => {
    await stop();
    await db.destroy();
  });
  return { errors, ends };
}

test('a primary and its standby count as one database', async () => {
  const { errors, ends } = await processOn(old);
  await until('its timeline to be noted', () => readTimeline(dataFolder)?.timeline === 1);
  expect(await start(both)).toBe('starts');
  expect([...errors, ...ends]).toEqual([]);
});

test('with two writable primaries a process on the old one exits, and one on the new one reports it', async () => {
  const left = await processOn(old);
  await standby.run('select pg_promote()');
  await until('the process on the old primary exits', () => left.ends.length > 0);
  const stays = await processOn(standby);
  await until('an error is logged', () => stays.errors.length > 0);
  expect(stays.ends).toEqual([]);
  const sentences = [...left.ends, ...stays.errors];
  expectAll(
    'messages that name the cause',
    sentences.filter((each) => each.includes('both accept writes')).length,
    sentences.length,
  );
  expect(readFileSync(path.join(dataFolder, 'database-timeline'), 'utf8')).toMatch(/^\d+ 2\n$/u);
});

test.skipIf(gateSize === 'short')(
  'a whole shop on the old primary exits as a failed start does',
  async () => {
    const took = await until('its end', () => shop?.output().includes('both accept writes') === true, 120);
    inTime('ended after', took, 65, ' s');
    expect(await shop?.stop()).toBe(78);
  },
);

test('while two primaries accept writes, Kado refuses to start and names both', async () => {
  expect(await refusalOf({ databaseUrl: both, ownerUrl: both })).toMatch(
    /Kado cannot start: \/\S+ and \/\S+ \(DATABASE_URL\) both accept writes/u,
  );
});

test('startup accepts the new primary alone, and refuses the old one', async () => {
  expect(await start(old.url)).toMatch(/was replaced in a failover: it is on timeline 1, the shop was on 2/u);
  await old.stop();
  expect(await start(both)).toBe('starts');
});
