import { globSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { emptyDatabase } from '../support/postgres.ts';
import { caller, demoLogins, logInBy } from '../support/running-shop.ts';
import { startShop } from '../support/shop-process.ts';

/** Debian's faketime, if it is installed. It changes the time that a process sees. */
const [faketime] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
if (!faketime) console.log('skipped: faketime is not installed');
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const history = 'dynamic/dataoperation/get-customer-order-history-master';

describe.skipIf(!faketime)('a process with a wrong clock', () => {
  test.each(['+1h', '-1h'])(
    'a process off by %s is not ready, and uses the time of the database',
    async (off) => {
      const { url, ownerUrl } = await emptyDatabase();
      const shop = await startShop({
        DATABASE_URL: url,
        DATABASE_OWNER_URL: ownerUrl,
        LD_PRELOAD: faketime ?? '',
        FAKETIME: off,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        PAYMENT_TEST: 'off',
      });
      await shop.opened();
      const ready = await fetch(`${shop.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', why: 'clock' }]);
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);

      const request = caller(shop.url);
      const as = await logInBy(request)(...demoLogins.sokha);
      const db = await openDatabase({ connection: { connectionString: url }, log, size: 1 });
      const age = (interval: string) =>
        sql`update session set last_used_at = now() - ${interval}::interval, created_at = now() - ${interval}::interval`.execute(
          db,
        );
      const status = async () =>
        (await request(history, { recordValueJson: '[]' }, { as })).envelope.statusCode;
      try {
        await age('13 days 23 hours 55 minutes');
        expect(await status(), 'a session that has five minutes left').toBe(200);
        await age('14 days 5 minutes');
        expect(await status(), 'a session that ended five minutes ago').not.toBe(200);
      } finally {
        await db.destroy();
      }
    },
  );
});
