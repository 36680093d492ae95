import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase, withClient } from '#database/connect.ts';
import { sessionSettings } from '#database/session-settings.ts';
import { quiet, testDatabase } from '#tests/support/postgres.ts';

const { db, url } = await testDatabase();
/** What an operator, a hosting company or a role's own settings may have set. */
const unsuitable = [
  'jit=on',
  'jit_above_cost=0',
  'work_mem=64kB',
  'random_page_cost=40',
  'max_parallel_workers_per_gather=4',
  'TimeZone=Asia/Tokyo',
  'DateStyle=German',
  'IntervalStyle=iso_8601',
  'bytea_output=escape',
  'default_transaction_isolation=serializable',
  'default_transaction_read_only=on',
  'idle_in_transaction_session_timeout=30000',
  'idle_session_timeout=30000',
  'lock_timeout=1',
];
const connection = {
  connectionString: url,
  options: unsuitable.map((each) => `-c ${each}`).join(' '),
};
const shown = sql<{ name: string; setting: string }>`
  select name, setting from pg_settings where name = any(${Object.keys(sessionSettings)})`;

describe('on a server whose default settings don’t suit a shop', () => {
  it('every connection of a pool gets the shop’s own settings', async () => {
    const pool = await openDatabase({ connection, log: quiet, size: 2 });
    try {
      const { rows } = await shown.execute(pool);
      expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
        ...sessionSettings,
        idle_in_transaction_session_timeout: '60000',
      });
      const { rows: values } = await sql<{ at: Date; span: unknown; bytes: Buffer }>`
        select timestamptz '2026-02-03 04:05:06+00' as at, interval '90 minutes' as span, '\\x00ff'::bytea as bytes`.execute(
        pool,
      );
      expect(values).toEqual([
        {
          at: new Date('2026-02-03T04:05:06Z'),
          span: { hours: 1, minutes: 30 },
          bytes: Buffer.from([0, 255]),
        },
      ]);
    } finally {
      await pool.destroy();
    }
  });

  it('a migration and a command get them, too', async () => {
    const rows = await withClient(connection, async (client) => {
      await client.query('create temporary table t as select now() as at');
      return (await client.query('select current_setting($1) as zone', ['TimeZone'])).rows;
    });
    expect(rows).toEqual([{ zone: 'UTC' }]);
  });

  it('the test server itself has PostgreSQL’s default for just-in-time compilation', async () => {
    const { rows } = await sql`select boot_val, reset_val from pg_settings where name = 'jit'`.execute(db);
    expect(rows).toEqual([{ boot_val: 'on', reset_val: 'on' }]);
  });
});
