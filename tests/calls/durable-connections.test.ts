import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db, url } = await testDatabase();
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const open = (options: string) =>
  openDatabase({ connection: { connectionString: url, options }, log, size: 4 });

describe('durability of acknowledged orders', () => {
  it('every connection of the pool has the durability settings on', async () => {
    const requests = await Promise.all(
      Array.from({ length: 10 }, () =>
        sql<{ pid: number; on: boolean }>`
          select pg_backend_pid() as pid, bool_and(setting = 'on') as "on" from pg_settings, pg_sleep(0.1)
          where name in ('fsync', 'full_page_writes', 'synchronous_commit')`.execute(db),
      ),
    );
    const connections = new Map(requests.map(({ rows }) => [rows[0]!.pid, rows[0]!.on]));
    expect(connections.size).toBeGreaterThan(3);
    expect([...connections.values()].every(Boolean)).toBe(true);
  });

  it('a connection without them is refused, at the start and at any later time', async () => {
    await expect(open('-c synchronous_commit=off')).rejects.toThrow('synchronous_commit is off');
    const pool = await open('-c statement_timeout=5000');
    try {
      await sql`select 1`.execute(pool);
      await sql`alter role current_user in database ${sql.ref(new URL(url).pathname.slice(1))} set synchronous_commit = off`.execute(
        db,
      );
      // Open connections remain unchanged; a new one is not used.
      const many = Array.from({ length: 4 }, () => sql`select pg_sleep(0.2)`.execute(pool));
      const outcomes = await Promise.allSettled(many);
      const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.length).toBeGreaterThan(0);
      for (const { reason } of refused) expect(String(reason)).toContain('is off');
    } finally {
      await sql`alter role current_user in database ${sql.ref(new URL(url).pathname.slice(1))} reset synchronous_commit`.execute(
        db,
      );
      await pool.destroy();
    }
  });
});
