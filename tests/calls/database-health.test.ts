import { expect, test } from 'vitest';
import { withClient } from '#database/connect.ts';
import { databaseFacts, waitingWork } from '#database/doctor-queries.ts';
import { analyzeChanged } from '#database/owner-work.ts';
import { examineDatabase } from '#server/health-checks/database.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { testApp } from '#tests/support/test-app.ts';

const { db, url, ownerUrl } = await testDatabase();
const { app } = await testApp(db);
const asOwner = (statement: string) =>
  withClient({ connectionString: ownerUrl }, (client) => client.query(statement));
const texts = async () =>
  (await examineDatabase({ db } as never, app.config))
    .filter(({ state }) => state === 'must')
    .map(({ text, todo }) => `${text} → ${todo}`)
    .join('\n');

test('the health check finds privileges that the shop’s role has lost, on any table', async () => {
  expect((await databaseFacts(db)).missingPrivileges).toEqual([]);
  const name = new URL(url).username;
  await asOwner(`revoke update on outbox_mail from ${name}; revoke insert on audit_entry from ${name}`);
  expect(await texts()).toContain('lacks: insert on audit_entry, update on outbox_mail → grant it again');
  expect((await waitingWork(db)).databaseProblems).toBe(2);
  await asOwner(`grant update on outbox_mail to ${name}; grant insert on audit_entry to ${name}`);
  expect((await databaseFacts(db)).missingPrivileges).toEqual([]);
});

test('the health check finds disabled triggers, without which pages keep what has changed', async () => {
  expect((await databaseFacts(db)).disabledTriggers).toEqual([]);
  await asOwner('alter table product disable trigger user');
  const { length } = (await databaseFacts(db)).disabledTriggers;
  expect(length).toBeGreaterThan(1);
  expect((await waitingWork(db)).databaseProblems).toBe(length);
  expect(await texts()).toMatch(/disabled triggers.*: product\.\w+, .*→ enable them/u);
  await asOwner('alter table product enable trigger user');
  expect((await databaseFacts(db)).disabledTriggers).toEqual([]);
  expect((await waitingWork(db)).databaseProblems).toBe(0);
});

test('the health check counts the connections that the database allows, if those are fewer', async () => {
  const { maxConnections } = await databaseFacts(db);
  const [{ name }] = (await asOwner('select quote_ident(current_database()) as name')).rows as [
    { name: string },
  ];
  await asOwner(`alter database ${name} connection limit ${maxConnections - 1}`);
  expect((await databaseFacts(db)).maxConnections).toBe(maxConnections - 1);
  await asOwner(`alter database ${name} connection limit -1`);
  expect(await databaseFacts(db)).toMatchObject({ maxConnections, idleSlots: [] });
});

test('the health check finds large tables without statistics, which the next start updates', async () => {
  expect((await databaseFacts(db)).unanalyzed).toEqual([]);
  await asOwner(`create table grown as select n, repeat('x', 100) as text from generate_series(1, 20000) n`);
  expect((await databaseFacts(db)).unanalyzed).toEqual(['grown']);
  expect((await examineDatabase({ db } as never, app.config)).map(({ text }) => text)).toContain(
    'tables that the database has no statistics about, so that they are slow: grown',
  );
  const analyzed = () => withClient({ connectionString: ownerUrl }, analyzeChanged);
  expect(await analyzed()).toContain('grown');
  expect(await analyzed()).toEqual([]);
  expect((await databaseFacts(db)).unanalyzed).toEqual([]);
  await asOwner('alter table grown add column more int default 1');
  expect(await analyzed()).toEqual(['grown']);
  await asOwner('update grown set more = n where n < 5000');
  expect(await analyzed()).toEqual(['grown']);
  await asOwner('drop table grown');
});
