import { expect, it } from 'vitest';
import { sharedShop } from '../support/running-shop.ts';

const shop = await sharedShop();
const pageAt = async (path: string) => (await fetch(shop.url + path)).text();
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

// Sites that show previews of shared links accept no SVG.
it.each([
  '/en/',
  '/ar/',
  '/en/all-products/0/all-categories',
  '/en/product-detail/1/a/b',
  '/ar/about',
  '/en/faq',
  '/ar/contact-us',
  '/en/login',
  '/ar/cart',
  '/en/checkout',
  '/en/campaign/1/x',
  '/ar/campaign/2/x',
])('a shared link to %s has a picture', async (path) => {
  const address = first(await pageAt(path), /<meta property="og:image" content="([^"]+)"/u);
  const { pathname } = new URL(address);
  const picture = await fetch(shop.url + pathname);
  expect(picture.headers.get('content-type')).toMatch(/^image\/(?:webp|jpeg|png)$/u);
});

it.each(['/ar/', '/ar/cart', '/ar/no-such-page'])(
  '%s names Khmer as the language of its title and text, because the code of the document means Arabic',
  async (path) => {
    const html = await pageAt(path);
    expect(first(html, /<html([^>]*)>/u)).toBe(' lang="ar" dir="rtl"');
    expect(first(html, /<title([^>]*)>/u)).toBe(' lang="km"');
    expect(first(html, /<body([^>]*)>/u)).toContain('lang="km"');
  },
);

it('an English page names its language once', async () => {
  expect((await pageAt('/en/')).match(/<(?:html|title|body)[^>]* lang="[^"]*"/gu)).toEqual([
    '<html lang="en"',
  ]);
});
