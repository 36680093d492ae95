import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase, refuseUnfit } from '#database/connect.ts';
import { pooler } from '#tests/support/pooler.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { url } = await testDatabase();
const log = { info: () => undefined, warn: () => undefined, error: console.error };

describe.each(['refuse', 'ignore'] as const)(
  'behind a pooler whose sessions would %s settings at the start of a connection',
  (unknownSettings) => {
    const through = () => pooler(url, { mode: 'session', unknownSettings });

    it('the shop connects, and its statement timeout applies', async () => {
      const db = await openDatabase({
        connection: { connectionString: await through() },
        log,
        size: 2,
        statementTimeout: 300,
      });
      try {
        await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toMatchObject({ code: '57014' });
      } finally {
        await db.destroy();
      }
    });

    it('the shop accepts the pooler', async () => {
      await expect(refuseUnfit({ connectionString: await through() })).resolves.toBeUndefined();
    });
  },
);

describe('behind a pooler in transaction mode', () => {
  it('the shop refuses to start behind an unsuitable pooler, with a message in one sentence', async () => {
    const connectionString = await pooler(url, { mode: 'transaction', unknownSettings: 'ignore' });
    await expect(refuseUnfit({ connectionString })).rejects.toThrow(
      /^DATABASE_URL is a pooler that .* \(PgBouncer: pool_mode = transaction\), .*\.$/u,
    );
  });
});

it('the shop starts without a pooler', async () => {
  await expect(refuseUnfit({ connectionString: url })).resolves.toBeUndefined();
});
