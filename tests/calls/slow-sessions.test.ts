import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { watchLocks } from '#database/lock-holders.ts';
import { slowSessions } from '#database/slow-sessions.ts';
import { runHealthChecks } from '#server/health-checks/run-health-checks.ts';
import { startSlowSessionWatch } from '#server/jobs/slow-session-watch.ts';
import { anotherPool, testDatabase } from '#tests/support/postgres.ts';
import { testApp } from '#tests/support/test-app.ts';

const { db, url } = await testDatabase();
const lines: { sessionPid?: number; msg: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
const { app, server } = await testApp(db, { log });
const others = await anotherPool(url, { statementTimeout: 60_000 });
const readiness = async () =>
  (await server.inject('/readyz')).json<{ status: string; warnings?: string[] }>();

test('a session that blocks others and a slow statement are in the log once, in /readyz and in the health check', async () => {
  expect(await slowSessions(db)).toEqual({ blocking: [], statements: [] });
  const stop = startSlowSessionWatch(app);
  const { rows } = await db.transaction().execute(async (blocker) => {
    await sql`lock table customer in access exclusive mode`.execute(blocker);
    const waiting = [1, 2].map(() => sql`select from customer`.execute(others));
    const slow = sql`select pg_sleep(20)`.execute(others).catch(() => undefined);
    const found = async () => {
      const { blocking, statements } = await slowSessions(db);
      return [blocking.map((each) => each.waiting), statements.map(({ statement }) => statement)];
    };
    await expect.poll(found, { interval: 200 }).toEqual([[2], ['select pg_sleep(20)']]);
    await expect.poll(() => app.slowSessions?.blocking, { interval: 200 }).toMatchObject([{ waiting: 2 }]);
    expect(await readiness()).toMatchObject({
      status: 'ready',
      warnings: [expect.stringMatching(/^database session \d+ has blocked 2 others for \d+ s$/u)],
    });
    const findings = (await runHealthChecks(app.config, log, { db, secret: app.secret })).flatMap(
      (part) => part.findings,
    );
    expect(findings.find(({ code }) => code === 'sessionBlocks')).toMatchObject({
      state: 'must',
      todo: expect.stringMatching(/pg_terminate_backend\(\d+\)$/u),
    });
    expect(findings.map(({ code }) => code)).toContain('statementSlow');
    await sql`select pg_cancel_backend(pid) from pg_stat_activity where query = 'select pg_sleep(20)'`.execute(
      db,
    );
    await slow;
    return { rows: waiting };
  });
  await Promise.all(rows);
  await stop();
  expect(lines.map(({ msg }) => msg).toSorted()).toEqual([
    'a database session blocks others',
    'a statement takes more than a second',
  ]);
  expect(await slowSessions(db)).toEqual({ blocking: [], statements: [] });
});

test('a transaction with locks that block no statement yet is in the health check, and with its age in the metrics', async () => {
  const locks = watchLocks(db);
  const held = await others.transaction().execute(async (holder) => {
    await sql`lock table product in row exclusive mode`.execute(holder);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holder);
    const [{ pid }] = rows as [{ pid: number }];
    expect(await locks()).toMatchObject([{ pid, seconds: 0 }]);
    const findings = (await runHealthChecks(app.config, log, { db, secret: app.secret })).flatMap(
      (part) => part.findings,
    );
    const found = findings.find(({ code }) => code === 'sessionHoldsLocks');
    expect(found).toMatchObject({ state: 'must', todo: expect.stringContaining(`(${pid})`) });
    expect(findings.map(({ code }) => code)).not.toContain('sessionsFast');
    return locks();
  });
  expect(held).toMatchObject([{ seconds: expect.toSatisfy((seconds: number) => seconds >= 2) }]);
  expect(await locks()).toEqual([]);
});
