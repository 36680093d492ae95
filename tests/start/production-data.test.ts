import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { openShopDatabase } from '#server/start/open-database.ts';
import { demoMark } from '#server/demo/demo-mark.ts';
import type { Shutdown } from '#server/start/shutdown.ts';
import { testDatabase } from '../support/postgres.ts';

const { db, url, ownerUrl } = await testDatabase();
const config = readConfig({
  KADO_DATA: inject('runFolder'),
  KADO_MODE: 'production',
  KADO_SECRET: 'a key of 32 characters or even more',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
});
const undo: (() => unknown)[] = [];
const shutdown = {
  signal: new AbortController().signal,
  afterwards: (each: () => unknown) => void undo.push(each),
  lastAct: () => undefined,
} as unknown as Shutdown;
const open = () => openShopDatabase(config, { log: pino({ level: 'silent' }), shutdown });
afterAll(async () => void (await Promise.all(undo.map((each) => each()))));

test('production opens an empty database, and refuses one seeded with demo data', async () => {
  await expect(open()).resolves.toBeDefined();
  await sql`insert into setting (name, value) values (${demoMark}, 'true')`.execute(db);
  await expect(open()).rejects.toThrow('refuses the demo shop');
});
