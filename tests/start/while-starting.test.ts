import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { databaseProxy } from '../guarantees/load/database-proxy.ts';
import { emptyDatabase } from '../support/postgres.ts';
import { startShop } from '../support/shop-process.ts';
import { freePort } from '../support/shop-server.ts';

const { url: databaseUrl, ownerUrl } = await emptyDatabase();
const proxy = await databaseProxy(databaseUrl);

/** Returns the first answer, and checks how the port behaves before that. */
async function firstAnswer(url: string, accept: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, { headers: { accept } }).catch(() => null);
    if (answer) return answer;
    await sleep(10);
  }
}

test('the first start shows a waiting page in both languages until the shop opens', async () => {
  const shop = await startShop({ PORT: String(await freePort()) });
  const [english, khmer, call, alive, ready] = await Promise.all([
    firstAnswer(`${shop.url}/en/cart`, 'text/html'),
    firstAnswer(`${shop.url}/ar/cart`, 'text/html'),
    firstAnswer(`${shop.url}/api/v1/x`, 'application/json'),
    firstAnswer(`${shop.url}/healthz`, '*/*'),
    firstAnswer(`${shop.url}/readyz`, '*/*'),
  ]);
  for (const answer of [english, khmer, call, ready]) {
    expect(answer.status, answer.url).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
  expect(alive.status).toBe(200);
  expect(await english.text()).toContain(`<h1>${sharedLabels.texts.pausedHeading}</h1>`);
  const page = await khmer.text();
  expect(page).toContain(`<h1>${sharedLabels.khmer.pausedHeading}</h1>`);
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(await call.json()).toMatchObject({ statusCode: 503 });

  await shop.opened();
  expect((await fetch(`${shop.url}/en/cart`)).status).toBe(200);
});

test('a start waits for a database that is reachable later', async () => {
  proxy.become('gone');
  const shop = await startShop({
    DATABASE_URL: proxy.through(databaseUrl),
    DATABASE_OWNER_URL: proxy.through(ownerUrl),
    DATABASE_WAIT: '600',
    PAYMENT_TEST: 'off',
  });
  // A connection that is cut reads as ended or as reset, depending on when the shop notices.
  await expect.poll(shop.output).toMatch(/is unreachable: \S.*\. Trying for/u);
  proxy.become('pass');
  await shop.opened();
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
});

test('a shop that waits for its database still stops on SIGTERM', async () => {
  proxy.become('gone');
  const shop = await startShop({ DATABASE_URL: proxy.through(databaseUrl), DATABASE_WAIT: '600' });
  await expect.poll(shop.output).toContain('Trying for');
  expect(await shop.stop('SIGTERM')).toBe(0);
});
