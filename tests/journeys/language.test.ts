import { describe, expect, onTestFinished, test } from 'vitest';
import { shopUrl, testBrowser } from '../support/browser.ts';
import { eventually, pathOf, stored, usable } from './support/pages.ts';
import { nameOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const browser = await testBrowser();
const cups = { id: 2, name: nameOf('categories', 'mugs-cups', 'ar') };

/** Records the painted pages in order. */
function notePaints(): void {
  new PerformanceObserver(() => {
    const before = sessionStorage.getItem('painted') ?? '';
    sessionStorage.setItem('painted', `${before}${location.pathname} `);
  }).observe({ type: 'paint', buffered: true });
}

describe('a URL without a language', () => {
  test.each([
    ['/', '/ar/'],
    ['/all-products/0/recent-products?sort=price-asc#results', '/ar/all-products/0/recent-products'],
    ['/faq', '/ar/faq'],
  ])('a visitor who selected Khmer is sent from %s to %s before the first paint', async (path, led) => {
    const me = await visitor({ lang: 'ar', width: 390, stored: { langCode: 'ar' } });
    await me.page.addInitScript(notePaints);
    await me.page.goto(me.shop + path).catch(() => undefined);
    await eventually(() => pathOf(me.page)).toBe(led);
    await usable(me.page);
    const { search, hash } = new URL(path, me.shop);
    expect(me.page.url().endsWith(search + hash)).toBe(true);
    const painted = await me.page.evaluate(() => sessionStorage.getItem('painted') ?? '');
    expect(new Set(painted.trim().split(' '))).toEqual(new Set([led]));
  });

  test.each([
    ['/product-detail/1/a/b', '/ar/product-detail/1/'],
    ['/campaign/1/x', '/ar/campaign/1/'],
    [`/all-products/${cups.id}/${cups.name}`, `/ar/all-products/${cups.id}/${cups.name}`],
    ['/nonsense', '/ar/nonsense'],
  ])(
    'a visitor who selected Khmer is sent away from %s, which is not the URL of a page',
    async (path, led) => {
      const me = await visitor({
        lang: 'ar',
        width: 390,
        stored: { langCode: 'ar' },
        expected: /404/u,
      });
      await me.page.addInitScript(notePaints);
      await me.page.goto(me.shop + path).catch(() => undefined);
      await eventually(() => decodeURI(pathOf(me.page)).startsWith(led)).toBe(true);
      await usable(me.page);
      await eventually(() => me.page.locator('html').getAttribute('lang')).toBe('ar');
      const painted = await me.page.evaluate(() => sessionStorage.getItem('painted') ?? '');
      for (const each of painted.trim().split(' ')) expect(each).toMatch(/^\/ar\//u);
    },
  );

  test.each([{}, { langCode: 'en' }])(
    'a URL without a language stays in English for a visitor who has stored %j',
    async (savedState) => {
      const me = await visitor({ lang: 'en', width: 1440, stored: savedState });
      await me.page.goto(`${me.shop}/faq`);
      await usable(me.page);
      expect(pathOf(me.page)).toBe('/faq');
    },
  );
});

// Search engines store nothing, whatever language they request.
test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
])('a URL without a language does not redirect search engines: %s', async (userAgent) => {
  const shop = shopUrl();
  const context = await browser.newContext({ userAgent, locale: 'km-KH' });
  onTestFinished(() => context.close());
  for (const path of ['/', '/faq', '/all-products/0/all-categories']) {
    const headers = { 'user-agent': userAgent, 'accept-language': 'km-KH,km' };
    const answer = await fetch(shop + path, { headers, redirect: 'manual' });
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(html).toMatch(/<html[^>]* lang="en"/u);
    expect(html).not.toMatch(/http-equiv="?refresh/iu);
    expect(/<link rel="canonical" href="([^"]+)">/u.exec(html)?.[1]).toBe(`${shop}/en${path}`);

    const page = await context.newPage();
    await page.goto(shop + path);
    await usable(page);
    expect(pathOf(page)).toBe(path);
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('en');
  }
});

test.each(['en', 'ar'] as const)('the state holds the language of the open page: %s', async (lang) => {
  const me = await visitor({ lang, width: 390 });
  await me.page.goto(`${me.shop}/${lang}/faq`);
  await usable(me.page);
  await eventually(() => stored(me.page, 'kado')).toMatchObject({
    state: { common: { langCodeInRedux: lang } },
  });
  expect(await me.page.evaluate(() => localStorage.getItem('langCode'))).toBe(null);
});
