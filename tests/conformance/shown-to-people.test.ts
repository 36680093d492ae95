import { describe, expect, it } from 'vitest';
import { sharedShop } from '../support/running-shop.ts';

// What people read in pages, as they come from the shop: without a script.
const shop = await sharedShop();
const pageAt = async (path: string) => (await fetch(shop.url + path)).text();
/** The T-shirt, of which many have said something. */
const shirt = '/product-detail/24/shop/x';

const quotedIn = (html: string) =>
  [...html.matchAll(/<bdi lang="(\w+)">([^<]+)</gu)].map(([, of, text = '']) => [text, of]);

describe('what others wrote or are called is in its own language, whatever that of the page', () => {
  it.each(['en', 'ar'])('on the page of a product, in %s', async (lang) => {
    const quoted = quotedIn(await pageAt(`/${lang}${shirt}`));
    for (const text of ['Mekong Textile', 'Market Street Print', 'Our team shirt', 'Kosal'])
      expect(quoted).toContainEqual([text, 'en']);
    for (const [text = '', of] of quoted)
      expect([text, of]).toEqual([text, /[ក-៹]/u.test(text) ? 'km' : 'en']);
  });

  it('in the filters of a list', async () => {
    expect(quotedIn(await pageAt('/ar/all-products/0/all-categories'))).toContainEqual([
      'Mekong Textile',
      'en',
    ]);
  });
});

it('lists are sorted by words, not by what calls take', async () => {
  const html = await pageAt('/en/all-products/0/all-categories');
  const options = [...html.matchAll(/<option[^>]*>([^<]+)<\/option>/gu)].map(([, text]) => text);
  expect(options).toEqual(expect.arrayContaining(['Price: low to high', 'Price: high to low']));
  expect(/>[^<]*Price (?:ASC|DESC)/u.exec(html)).toBeNull();
});
