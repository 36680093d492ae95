import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  storage = new FakeStorage();
  fakeTab(storage);
});
const searches = () => import('./searches.ts');

describe('recent searches', () => {
  it('recent searches are the last six, newest first, without duplicates', async () => {
    const { saveSearch, recentSearches } = await searches();
    for (const term of ['pen', 'mug', 'ពែង', 'bag', 'cap', 'mug', 'box', 'lamp']) saveSearch(term);
    expect(recentSearches()).toEqual(['lamp', 'box', 'mug', 'cap', 'bag', 'ពែង']);
    expect(storage.json('recentSearches')).toEqual(recentSearches());
  });

  it('recent searches are removed individually', async () => {
    const { saveSearch, recentSearches } = await searches();
    saveSearch('mug');
    saveSearch('bag');
    expect(saveSearch('mug', true)).toEqual(['bag']);
    expect(recentSearches()).toEqual(['bag']);
  });

  it.each([
    ['tra', ['Travel mug']],
    ['MUG', ['Travel mug', 'mug with a lid']],
    [' travel mug ', []],
    ['ug', []],
    ['កាប', ['កាបូប']],
    ['mug w', ['mug with a lid']],
    [' ', []],
  ])('recent searches that match %j are suggested', async (typed, like) => {
    const { searchesLike } = await import('./searches-like.ts');
    expect(searchesLike(typed, ['Travel mug', 'កាបូប', 'mug with a lid'])).toEqual(like);
  });

  it.each(['{"a":1}', '[1,{"x":2}]', '"', 'true'])(
    'recent searches survive a damaged list: %s',
    async (text) => {
      storage.entries.set('recentSearches', text);
      const { saveSearch, recentSearches } = await searches();
      expect(recentSearches()).toEqual([]);
      expect(saveSearch('mug')).toEqual(['mug']);
    },
  );

  it('recent searches are kept only for the page if it cannot store them', async () => {
    storage.state = 'full';
    const { saveSearch, recentSearches } = await searches();
    saveSearch('mug');
    expect(recentSearches()).toEqual(['mug']);
  });
});
