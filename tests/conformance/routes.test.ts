import { describe, expect, it } from 'vitest';
import { sharedShop } from '../support/running-shop.ts';
import { screenRoutes } from './tables/routes.ts';

const shop = await sharedShop();

const prefixes = [
  { prefix: '/en', lang: 'en', dir: 'ltr' },
  { prefix: '/ar', lang: 'ar', dir: 'rtl' },
  { prefix: '', lang: 'en', dir: 'ltr' },
] as const;
const first = (html: string, sign: RegExp) => sign.exec(html)?.[1] ?? '';
/** Returns the document title without the site's name. */
const pageName = (html: string) => first(html, /<title[^>]*>(.+) \| Angkor Gifts<\/title>/u);
const plainText = (html: string) => html.replaceAll(/&#x27;|&#39;/gu, "'");

// Specification §2: every route with each prefix and without one, its title, and the language and direction of its
// document.
describe.each(prefixes)('below "$prefix"', ({ prefix, lang, dir }) => {
  it.each(screenRoutes)('$path is a page of its own', async ({ path, title }) => {
    const answer = await fetch(shop.url + prefix + path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    // A redirect may correct the name in a URL, but keeps the language.
    const { pathname } = new URL(answer.url);
    expect(pathname.startsWith('/ar/')).toBe(lang === 'ar');
    expect(first(html, /<html[^>]* lang="([^"]+)"/u)).toBe(lang);
    expect(first(html, /<html[^>]* dir="([^"]+)"/u)).toBe(dir);
    // A single stalled script would keep the whole page blank.
    expect(html).not.toMatch(/<script(?! type="module")[^>]* src=/u);
    const name = plainText(pageName(html));
    expect(name).toMatch(/\S/u);
    expect(lang === 'ar' || title === undefined || name === title).toBe(true);
    expect(first(html, /<link rel="canonical" href="([^"]+)"/u)).toContain(`${shop.url}/${lang}/`);
  });

  // §2: "a breadcrumb strip shows a Home link plus the current page title".
  const titled = screenRoutes.filter(({ screen }) => screen !== 'home');
  it.each(titled)('$path shows its position after a link to Home', async ({ path }) => {
    const html = await (await fetch(shop.url + prefix + path)).text();
    const strip = /<nav class="crumbs".*?<\/nav>/su.exec(html)?.[0] ?? '';
    expect(strip).toContain(`<a href="/${lang}/">`);
    const shown = first(strip, /<span aria-current="page">([^<]+)<\/span>/u);
    expect(plainText(shown)).toBe(plainText(pageName(html)));
  });
});

it('a product page contains its keywords', async () => {
  const product = await shop.request('dynamic/dataoperation/get-product_detail', { ProductId: 1 });
  const [{ MetaKeywords }] = product.data;
  expect(MetaKeywords).not.toBe('');
  const html = await (await fetch(`${shop.url}/en/product-detail/1/x/y`)).text();
  expect(first(html, /<meta name="keywords" content="([^"]+)"/u)).toBe(MetaKeywords);
});

it.each(['/en/no-such-page', '/ar/no-such-page', '/no-such-page', '/en/product-detail/999999/x/y'])(
  '%s has status 404',
  async (path) => {
    const answer = await fetch(shop.url + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title');
  },
);
