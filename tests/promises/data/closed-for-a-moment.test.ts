import type { KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { messages } from '#contract/messages.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { testApp } from '#tests/support/test-app.ts';

const { db } = await testDatabase();

/** What every statement meets, when there is something. */
let trouble: Error | null = null;
const plugin: KyselyPlugin = {
  transformQuery({ node }) {
    if (trouble) throw trouble;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const databaseAway = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

async function shop() {
  const { server } = await testApp(db.withPlugin(plugin));
  return (url: string, accept = 'text/html') => server.inject({ url, headers: { accept } });
}

const product = (lang: string) => `/${lang}/product-detail/1/shop/x`;
const heading = /<h1[^>]*>([^<]*)</u;

beforeAll(async () => {
  await fillCatalogue(db);
});
beforeEach(() => {
  trouble = null;
});

describe('while the database is away', () => {
  test('a page says in its language that the shop is closed for a moment, when to come back, and keeps the way on', async () => {
    const get = await shop();
    await get('/en/');
    trouble = databaseAway;
    const answer = await get(product('en'));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(heading.exec(answer.body)?.[1]).toBe(sharedLabels.texts.pausedHeading);
    expect(answer.body).toContain(sharedLabels.texts.tryAgain);
    expect(answer.body).toContain('<header');
    const payload = await get(`/page-data${product('en')}`, '*/*');
    expect([payload.statusCode, payload.json<{ screen: string }>().screen]).toEqual([503, 'paused']);
  });

  test('a page that is in the cache goes on being shown', async () => {
    const get = await shop();
    const before = await get('/en/');
    trouble = databaseAway;
    const { statusCode, body } = await get('/en/');
    expect([statusCode, body]).toEqual([200, before.body]);
  });

  test('without a text of the database the Khmer page is whole in itself, in both languages', async () => {
    const get = await shop();
    trouble = databaseAway;
    const answer = await get(product('ar'));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(heading.exec(answer.body)?.[1]).toBe(sharedLabels.khmer.pausedHeading);
    expect(answer.body).toContain(`<h2>${sharedLabels.texts.pausedHeading}</h2>`);
    expect(answer.body).not.toMatch(/<script|<link|<img/u);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/u);
  });

  test('who asks for no page gets none', async () => {
    const get = await shop();
    trouble = databaseAway;
    const answer = await get(product('ar'), 'application/json');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ statusCode: 503 });
  });
});

test('a fault of ours is 500 and says so, with the same page and home as ways on', async () => {
  const get = await shop();
  await get('/en/');
  trouble = new Error('a fault');
  const answer = await get(product('en'));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined]);
  expect(heading.exec(answer.body)?.[1]).toBe(sharedLabels.texts.errorHeading);
  expect(answer.body).toContain(messages.texts.generalError);
  for (const href of [product('en'), '/en/']) expect(answer.body).toContain(`href="${href}"`);
});
