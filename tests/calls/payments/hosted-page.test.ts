import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { testApp } from '#tests/support/test-app.ts';

const { db } = await testDatabase();
const shop = await testApp(db, { env: { PAYMENT_TEST: 'on', KADO_MODE: 'demo' } });
const other = await testApp(db, { env: { PAYMENT_TEST: 'off', KADO_MODE: 'demo' } });
const get = (path: string, { server } = shop) => server.inject({ url: `/test-provider/${path}` });

test.each(['card', 'bank', 'wallet', 'approval', 'code'])(
  'the test provider has the page %s in both languages, and a shop without it has none',
  async (page) => {
    for (const [lang, texts] of [
      ['en', cardSectionLabels.texts],
      ['ar', cardSectionLabels.khmer],
    ] as const) {
      const { statusCode, body } = await get(`${page}?lang=${lang}&amount=%248.50`);
      expect(statusCode).toBe(200);
      expect(body).toContain(lang === 'ar' ? '<html lang="km" dir="rtl">' : '<html lang="en" dir="ltr">');
      expect(body).toContain(texts.testPayment);
    }
    expect((await get(page, other)).statusCode).toBe(404);
  },
);

test('there are no other pages', async () => {
  expect((await get('nothing')).statusCode).toBe(404);
  expect((await get('constructor')).statusCode).toBe(404);
});

test('a page is a frame apart from the shop, runs only its own script, and shows an address’s values as text', async () => {
  const { body, headers } = await get('card?amount=<script>1</script>&lang=en');
  const policy = String(headers['content-security-policy']);
  const [, script = ''] = /<script>([^]*)<\/script>/u.exec(body) ?? [];
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}';`);
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none'; /u);
  expect(policy).toMatch(/ form-action 'none'; frame-ancestors 'self'$/u);
  expect(body).toContain('&#60;script&#62;1&#60;/script&#62;');
  expect(headers['cache-control']).toBe('no-store');
  // A script that doesn't parse would throw.
  expect(new Script(script)).toBeInstanceOf(Script);
});

test('every page has tokens of its own', async () => {
  const chargeOf = async () => /data-charge="([^"]+)"/u.exec((await get('card')).body)?.[1];
  const [one, next] = [await chargeOf(), await chargeOf()];
  expect(one).toMatch(/^[\da-f-]{36}$/u);
  expect(next).not.toBe(one);
});

test('only a shop with the test provider lets its pages have frames', async () => {
  const policyOf = async ({ server } = shop) =>
    String((await server.inject({ url: '/healthz' })).headers['content-security-policy']);
  expect(await policyOf()).toContain("frame-src 'self'");
  expect(await policyOf(other)).not.toContain('frame-src');
});
