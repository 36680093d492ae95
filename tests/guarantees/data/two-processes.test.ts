import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { shopPair } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { caller } from '../../support/running-shop.ts';
import { newShopper } from '../../support/shop-api.ts';
import { smtpStub } from '../../support/smtp-stub.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';
import { atMost, expectAll, says, sized, inTime } from '../gate.ts';
import { ask as askRaw, type Question } from '../asking.ts';
import { hasNginx, nginx } from '../load/nginx.ts';
import { browsing, orderOf } from '../load/requests.ts';
import { constantOrderLoad } from '../load/constant-order-load.ts';
import { until } from '../until.ts';

const limits = { LIMIT_BROWSE: 200, LIMIT_ACCOUNT: 20, LIMIT_ORDER: 30, LIMIT_MESSAGE: 10 };

if (!hasNginx) says('skipped: nginx is not installed');
describe.skipIf(!hasNginx)('two processes behind nginx', async () => {
  if (!hasNginx) return;
  const mailServer = await smtpStub();
  const {
    db,
    shops,
    restart,
    faults: errors,
  } = await shopPair({
    ...Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, String(value)])),
    KADO_SECRET: 'the same for both of them, 32 or more',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mailServer.url,
  });
  const { url: front, unanswered } = await nginx(shops.map(({ port }) => port));
  const request = caller(front);
  let addresses = 0;
  const visitedPages = ['/en/', '/ar/', '/en/all-products/0/all-categories', '/ar/product-detail/1/shop/x'];
  /** Requests of visitors. Some pages were in the previous process's cache, others in none. */
  const visited = [...browsing, ...visitedPages.map((path): Question => ({ path, body: '' }))];
  /** Returns a visitor from another network, with separate rate limits. */
  const from = () => {
    addresses += 1;
    return { 'x-forwarded-for': `10.9.${Math.floor(addresses / 250) % 250}.${addresses % 250}` };
  };

  describe('a rate limit of n stays n', () => {
    const calls = [
      ['LIMIT_BROWSE', 'dynamic/dataoperation/get-popular-tags', {}],
      ['LIMIT_ACCOUNT', 'dynamic/dataoperation/get-user-login', { Email: 'a@example.com', Password: 'x' }],
      ['LIMIT_ORDER', 'common/get-coupon-code-discount-value/calculate-coupon-discount', {}],
      ['LIMIT_MESSAGE', 'dynamic/dataoperation/insert-subscriber', {}],
    ] as const;
    test.each(calls)('%s is shared by both', async (name, where, parameters) => {
      // All requests fall within one minute of the clock, so that one rate limit applies.
      await until('the start of a minute', () => Date.now() % 60_000 < 40_000, 30);
      const headers = from();
      const answers = await Promise.all(
        Array.from({ length: limits[name] * 3 }, () => request(where, parameters, { headers })),
      );
      const known = answers.filter(({ status }) => status !== 404 && status !== 503);
      const allowed = known.filter(({ status }) => status !== 429).length;
      says(`${name} ${limits[name]}: ${allowed} of ${known.length} were let through`);
      expectAll(`${name}: let through`, allowed, limits[name]);
    });
  });

  test('a scheduled job runs once', async () => {
    const jobs = sized(100, 1000);
    await askRaw(front, orderOf(await newShopper(db)));
    await until('a mail to copy', async () => mailServer.mails.length > 0);
    const done = mailServer.mails.length;
    await sql`
      insert into outbox_mail (kind, recipient, language_id, content, next_try_at)
      select kind, 'job' || n || '@example.com', language_id, content, now() + interval '1 second'
      from (select * from outbox_mail where kind = (select kind from outbox_mail order by id limit 1) limit 1) one,
        generate_series(1, ${jobs}::int) n`.execute(db);
    // A process never waits for an email that another one has locked. Otherwise both would wait for the same
    // emails, because both check every two seconds.
    await db.transaction().execute(async (holding) => {
      await sql`select 1 from outbox_mail where recipient like 'job%' for update`.execute(holding);
      const latest = performance.now() + 4000;
      while (performance.now() < latest && (await waitingForLocks(db)) < shops.length) await sleep(50);
    });
    const sent = () =>
      mailServer.mails.flatMap(({ recipients }) => recipients).filter((each) => each.startsWith('job'));
    await until('all mails', () => new Set(sent()).size >= jobs, 120);
    await sleep(3000);
    says(`${sent().length} mails sent for ${jobs}, besides ${done}`);
    expectAll(
      'mails, each sent once',
      sent().length === new Set(sent()).size ? new Set(sent()).size : 0,
      jobs,
    );
  });

  describe('a catalog change is visible at both within a second', () => {
    const path1 = '/en/product-detail/1/shop/x';
    let price = 7300;
    /**
     * Changes a price while both processes have the page in their caches.
     * @returns the seconds until both show the new price
     */
    async function changed(before: () => Promise<void>): Promise<number> {
      for (const { url } of shops) await (await fetch(url + path1)).text();
      price += 1;
      const text = `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`;
      await before();
      await sql`update product set price_cents = ${price}, pay_cents = ${price}, allow_discounts = false where id = 1`.execute(
        db,
      );
      await publishInvalidation(db, 'all');
      return until('the new price at both', async () => {
        const pages = await Promise.all(
          shops.map(async ({ url }) => (await fetch(url + path1, { redirect: 'follow' })).text()),
        );
        return pages.every((page) => page.includes(text));
      });
    }

    test('a catalog change is visible at both processes after a notification', async () => {
      inTime('purged after', await changed(async () => undefined), 1, ' s');
    });

    test('a catalog change is visible at both processes also when a notification was missed', async () => {
      const cut = async () =>
        void (await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'kado listener' and datname = current_database()`.execute(db));
      // One second until they listen again, and one more.
      inTime('purged after', await changed(cut), 2, ' s');
    });
  });

  test('a rolling restart during orders fails no request', async () => {
    const orders = await constantOrderLoad(db, () => front, 50, from);
    const agent = new Agent({ keepAlive: true });
    const over = new AbortController();
    const seen: Record<string, number> = {};
    const look = async () => {
      for (let at = 0; !over.signal.aborted; at += 1) {
        const question = visited[at % visited.length] as Question;
        const answer = await askRaw(
          front,
          { ...question, headers: { ...question.headers, ...from() } },
          agent,
        );
        const what =
          answer.status < 400 && answer.status > 0 ? 'ok' : `${answer.status} ${answer.text.slice(0, 100)}`;
        seen[what] = (seen[what] ?? 0) + 1;
      }
    };
    // Sends enough requests that some are in progress whenever a process is stopped.
    const looking = Promise.all(Array.from({ length: 24 }, look));
    const restarts = sized(2, 6, 20);
    for (let at = 0; at < restarts; at += 1) {
      await restart(at % 2, true);
      await sleep(2500);
    }
    over.abort();
    await looking;
    await orders.stop();
    agent.destroy();
    const failed = orders.attempts
      .filter(({ number }) => number === null)
      .map(({ answer }) => `${answer.status} ${answer.text.slice(0, 100)}`);
    says(
      `${restarts} restarts, ${orders.attempts.length} orders, requests besides: ${JSON.stringify(seen)}; failed orders: ${JSON.stringify([...new Set(failed)])}`,
    );
    expectAll('orders acknowledged', orders.attempts.length - failed.length, orders.attempts.length);
    const total = Object.values(seen).reduce((sum, n) => sum + n, 0);
    expectAll('other requests answered', seen['ok'] ?? 0, total);
    const { dropped, reset } = unanswered();
    says(`retried at the other process: ${dropped} that had been read, ${reset} that had not`);
    expect(dropped, 'requests read and dropped without a response').toBe(0);
    // The kernel resets clients that connect while a port closes: a moment passes between the last accept and
    // the close.
    atMost('reset while connecting, a restart', reset / restarts, 1);
    const { found, acknowledged, twice } = await orders.stored();
    expectAll('acknowledged orders that are stored', found, acknowledged);
    expect(twice).toBe(0);
  });

  test('every order is complete, and no process logged an error', async () => {
    expect(await brokenOrders(db)).toEqual([]);
    expect(errors().slice(0, 3)).toEqual([]);
  });
});
