import { describe, expect, it } from 'vitest';
import { sharedShop } from '../support/running-shop.ts';

// Tests what visitors read in the server-rendered pages, without scripts.
const shop = await sharedShop();
const pageAt = async (path: string) => (await fetch(shop.url + path)).text();
/** The path of the T-shirt, which has many reviews. */
const shirt = '/product-detail/24/shop/x';

const quotedIn = (html: string) =>
  [...html.matchAll(/<bdi lang="(\w+)">([^<]+)</gu)].map(([, of, text = '']) => [text, of]);

describe('texts and names by others are marked with their own language, whatever the language of the page', () => {
  it.each(['en', 'ar'])('the language of texts on a product page is marked, in %s', async (lang) => {
    const quoted = quotedIn(await pageAt(`/${lang}${shirt}`));
    for (const text of ['Mekong Textile', 'Market Street Print', 'Our team shirt', 'Kosal'])
      expect(quoted).toContainEqual([text, 'en']);
    for (const [text = '', of] of quoted)
      expect([text, of]).toEqual([text, /[ក-៹]/u.test(text) ? 'km' : 'en']);
  });

  it('the language of names in the filters of a list is marked', async () => {
    expect(quotedIn(await pageAt('/ar/all-products/0/all-categories?open=brand'))).toContainEqual([
      'Mekong Textile',
      'en',
    ]);
  });
});

it('sort options are shown as text, not as parameters of calls', async () => {
  const html = await pageAt('/en/all-products/0/all-categories');
  const options = [...html.matchAll(/<option[^>]*>([^<]+)<\/option>/gu)].map(([, text]) => text);
  expect(options).toEqual(expect.arrayContaining(['Price: low to high', 'Price: high to low']));
  expect(/>[^<]*Price (?:ASC|DESC)/u.exec(html)).toBeNull();
});
