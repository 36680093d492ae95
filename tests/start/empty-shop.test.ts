import { brotliDecompressSync } from 'node:zlib';
import pino from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { seedReferenceData } from '#server/reference-data/seed-reference-data.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';
import { testDatabase } from '../support/postgres.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const logged: { level: number; msg: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const { app, server } = await testApp(db, { log });
const get = (url: string) =>
  server.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
const textOf = ({ rawPayload }: Awaited<ReturnType<typeof get>>) =>
  brotliDecompressSync(rawPayload).toString('utf8');
beforeAll(async () => void (await seedReferenceData(db, app.stores.content)));

const screens = ['/', '/all-products/0/all-categories', '/all-products/0/popular-products', '/about', '/faq'];
const own = ['/contact-us', '/login', '/signup', '/cart', '/checkout', '/become-seller', '/orders-history'];

describe('a shop without settings or products', () => {
  describe.each(['en', 'ar'])('in %s', (lang) => {
    test.each([...screens, ...own])('an empty shop renders and caches %s', async (address) => {
      const first = await get(`/${lang}${address}`);
      expect(first.statusCode).toBe(200);
      expect(first.headers['server-timing']).toBeDefined();
      const second = await get(`/${lang}${address}`);
      // Only newly rendered pages report how long rendering took.
      expect(second.headers['server-timing']).toBeUndefined();
      // Every shop has the provinces from the start, but no address.
      expect(textOf(first)).not.toMatch(/Angkor|Street 240|ផ្លូវ 240|src=""|content=""|href=""/u);
    });
  });

  test('an empty shop has texts in both languages', async () => {
    const khmer = textOf(await get('/ar/contact-us')).match(/[\u1780-\u17FF]/gu) ?? [];
    expect(khmer.length).toBeGreaterThan(500);
  });

  test.each(['en', 'ar'] as const)(
    'an empty shop shows no payment method that cannot be selected (%s)',
    async (lang) => {
      const faq = textOf(await get(`/${lang}/faq`));
      const texts = builtInTexts(faqLabels, lang);
      expect(faq).toContain(texts.paymentCash);
      for (const key of [
        'paymentCard',
        'paymentWallet',
        'paymentBank',
        'paymentQr',
        'qrAlt',
        'qrDemo',
      ] as const)
        expect(faq).not.toContain(texts[key].split('{')[0]);
      const pictures = textOf(await get(`/${lang}/`)).match(/commonImages\/pay-\w+/gu) ?? [];
      expect(new Set(pictures)).toEqual(new Set(['commonImages/pay-cash']));
    },
  );

  test('an empty shop uses the name of the software', async () => {
    expect(textOf(await get('/en/'))).toContain('<title>Home | Kado</title>');
  });

  test('an empty shop logs no error', () => {
    expect(logged).toEqual([]);
  });
});
