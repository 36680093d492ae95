import { beforeEach, describe, expect, it } from 'vitest';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { popularSearches, shownPopularSearches } from '#shop/catalogue/catalogue.ts';
import { noteSearchVisit } from '#server/http/search-visits.ts';
import { changeSettings } from '#shop/content/content.ts';
import { noteFound, noteVisitor, storeSearches } from '#shop/search/search.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { request, query, db } = await guestShop('catalogue');
const en = 1;
const ar = 2;

const find = (text: string, languageId: number, visitors: number) => {
  noteFound({ text, languageId });
  for (let at = 0; at < visitors; at += 1) noteVisitor({ text, languageId, visitor: `10.0.${at}.7` });
};
const termsOf = async (language: 'en' | 'ar') =>
  (await popularSearches(db, language)).map(({ term }) => term);

beforeEach(async () => {
  await storeSearches(db);
  await query`delete from search_miss`;
});

describe('popular searches', () => {
  it('popular searches are those of enough different visitors, the most frequent first, per language', async () => {
    find('Blue mug', en, 20);
    find('glass', en, 30);
    find('bag', en, 4);
    find('ពែង', ar, 20);
    for (let at = 0; at < 100; at += 1) noteVisitor({ text: 'mug', languageId: en, visitor: '10.9.9.9' });
    await storeSearches(db);
    expect(await termsOf('en')).toEqual(['glass', 'blue mug']);
    expect(await termsOf('ar')).toEqual(['ពែង']);
  });

  it('popular searches have no words that no product has, corrected ones and none about a person', async () => {
    for (const term of ['stupid', 'glsas', 'mug', 'sokha@example.com', '012 345 678']) find(term, en, 30);
    await storeSearches(db);
    expect(await termsOf('en')).toEqual(['mug']);
  });

  it('popular searches are forgotten after a month, and don’t say who searched', async () => {
    find('mug', en, 30);
    await storeSearches(db);
    const [row] = await query`select term, visitors from search_miss`;
    expect(row?.['visitors']).toMatch(/^[01]{64}$/u);
    await query`update search_miss set day = day - 30`;
    expect(await termsOf('en')).toEqual([]);
  });

  it('popular searches are offered for an empty search, without those that staff hid', async () => {
    find('mug', en, 30);
    find('glass', en, 20);
    await storeSearches(db);
    await changeSettings(db, { hiddenSearches: ['Glass'] }, 'system');
    expect(await popularSearches(db, 'en')).toMatchObject([
      { term: 'mug' },
      { term: 'glass', isHidden: true },
    ]);
    expect(await request(getSearchSuggestions, { SearchTerm: ' ', IncludeMore: true })).toEqual([
      { Kind: 'term', Id: 0, Name: 'mug' },
    ]);
    // Existing clients don't know them.
    expect(await request(getSearchSuggestions, { SearchTerm: '' })).toEqual([]);
    // A minute passes before the next query.
    await query`delete from search_miss`;
    expect(await shownPopularSearches(db, 'en')).toEqual(['mug']);
  });

  it('popular searches count each visitor of the pages of a search once', async () => {
    noteFound({ text: 'mug', languageId: en });
    for (const page of [
      '/en/all-products/0/all-categories?SearchTerm=Mug',
      '/ar/contact-us?SearchTerm=Mug',
      '/en/faq',
    ])
      noteSearchVisit(page, '10.0.0.7');
    noteSearchVisit('/en/all-products/0/all-categories?SearchTerm=mug&page=2', '10.0.0.7');
    await storeSearches(db);
    const [row] =
      await query`select bit_count(visitors)::int as visitors from search_miss where term = 'mug'`;
    expect(row?.['visitors']).toBe(1);
  });
});
