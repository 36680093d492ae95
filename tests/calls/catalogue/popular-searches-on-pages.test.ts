import { expect, it } from 'vitest';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { storeSearches } from '#shop/search/search.ts';
import { products, testShop } from '#tests/support/test-shop.ts';

const { db, query, request, server } = await testShop(products);

/** Opens the page of a search, or its data, as browsers at these addresses do. */
async function visits(addresses: number, url: string) {
  for (let at = 0; at < addresses; at += 1) {
    const answer = await server.inject({ url, remoteAddress: `10.0.${at}.7` });
    expect(answer.statusCode).toBe(200);
  }
}
const offered = async (languageCode: 'en' | 'ar') =>
  (await request(getSearchSuggestions, { SearchTerm: '', languageCode, IncludeMore: true })).data;

it('a search whose pages enough visitors opened is offered to the next one, though the pages are cached', async () => {
  await query`delete from search_miss`;
  const page = (lang: string, term: string) =>
    `/${lang}/all-products/0/all-categories?SearchTerm=${encodeURIComponent(term)}`;
  await visits(40, page('en', 'Mug'));
  await visits(3, page('en', 'notebook'));
  await visits(40, page('en', 'no such thing'));
  await visits(40, `/page-data${page('ar', 'mug')}`);
  await storeSearches(db);
  const mug = { Kind: 'term', Id: 0, Name: 'mug' };
  expect(await offered('en')).toEqual([mug]);
  expect(await offered('ar')).toEqual([mug]);
});
