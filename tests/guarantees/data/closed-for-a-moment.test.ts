import type { KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { testApp } from '#tests/support/test-app.ts';

const { db } = await testDatabase();

/** The error with which every statement fails, or null for none. */
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

describe('while the database is unavailable', () => {
  test('a page says in its language that the shop is temporarily closed and when to retry, and keeps its links', async () => {
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

  test('a cached page is still shown', async () => {
    const get = await shop();
    const before = await get('/en/');
    trouble = databaseAway;
    const { statusCode, body } = await get('/en/');
    expect([statusCode, body]).toEqual([200, before.body]);
  });

  test('a Khmer product page returns a complete 503 page in both languages', async () => {
    const get = await shop();
    trouble = databaseAway;
    const answer = await get(product('ar'));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(heading.exec(answer.body)?.[1]).toBe(sharedLabels.khmer.pausedHeading);
    expect(answer.body).toContain(`<h2>${sharedLabels.texts.pausedHeading}</h2>`);
    expect(answer.body).not.toMatch(/<script|<link|<img/u);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/u);
  });

  test('requests other than pages get no error page', async () => {
    const get = await shop();
    trouble = databaseAway;
    const answer = await get(product('ar'), 'application/json');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ statusCode: 503 });
  });
});

test('an internal error returns 500 with the same page and a link to the home page', async () => {
  const get = await shop();
  await get('/en/');
  trouble = new Error('a fault');
  const answer = await get(product('en'));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined]);
  expect(heading.exec(answer.body)?.[1]).toBe(sharedLabels.texts.errorHeading);
  expect(answer.body).toContain(messages.texts.generalError);
  for (const href of [product('en'), '/en/']) expect(answer.body).toContain(`href="${href}"`);
});
