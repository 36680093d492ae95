import { describe, expect, test } from 'vitest';
import { searchDocument, searchQuery, Synonyms } from '#shop/search/search.ts';
import { numbersIn } from './bitset.ts';
import type { SearchOptions } from './search-result.ts';
import { nothing, named, searchIn, found } from '#tests/support/word-search-documents.ts';

describe('sentences', () => {
  const of = (name: string, about = '', traits = '') => searchDocument({ ...nothing, name, about, traits });
  const search = searchIn(
    [
      of('City backpack', 'school student'),
      of('Drawstring backpack'),
      of('Steel bottle', 'water'),
      of('Glass bottle', 'water'),
      of('Gift box', 'present'),
      of('Rattan basket'),
      searchDocument({ ...nothing, name: 'Star trophy', body: 'Shines in cold light' }),
    ],
    new Synonyms([{ words: ['hamper', 'basket'], narrower: [] }]),
  );
  const find = (text: string, options?: SearchOptions) => search.find(searchQuery(text) ?? [], options);
  const places = (text: string) => found(search, text).flat();

  test('few products with everything are followed by those that match without what they are for', () => {
    expect(places('backpack for students')).toEqual([0, 1]);
    expect(find('backpack for students').further).toEqual({ words: ['backpack'], tiers: 1 });
    expect(places('bakpack for a student')).toEqual([0, 1]);
    expect(places('student backpack')).toEqual([0]);
    expect(find('backpack for students', { unfinished: true }).further).toBeUndefined();
  });

  test('a typo is corrected beside unknown words, if products have the correction with another word', () => {
    expect(new Set(places('water bottel keeps drinks icy 24 hrs'))).toEqual(new Set([2, 3]));
    expect(find('water bottel keeps drinks icy').meant).toBe('water drink bottle icy');
    expect(places('bottel opener')).toEqual([]);
  });

  test('a gift for an unknown recipient finds gifts, and says so', () => {
    expect(places('gift for my nephew')).toEqual([4]);
    expect(find('present for my nephew').parts).toEqual([{ words: ['present'], tiers: 1 }]);
    expect(places('nephew gift')).toEqual([]);
  });

  test('a corrected synonym is reported like other corrections', () => {
    expect(places('hammper')).toEqual([5]);
    expect(find('hammper').meant).toBe('hamper');
  });

  test('words that only descriptions contain are not reported as missing things', () => {
    const missing = (text: string) =>
      search.each(searchQuery(text) ?? [], () => 0, true).map(({ words }) => words[0]);
    expect(missing('cold lantern')).toEqual(['lantern']);
    expect(missing('cold')).toEqual(['cold']);
  });
});

describe('Khmer in Latin letters, and gifts for something', () => {
  const search = searchIn(
    [
      searchDocument({ ...nothing, name: 'មួក' }),
      searchDocument({ ...nothing, name: 'ឆ័ត្រ', traits: 'ក្រហម' }),
      searchDocument({ ...nothing, name: 'ពែង', about: 'កាដូឡើងផ្ទះ' }),
      named('ថាសឈើ'),
    ],
    new Synonyms([
      { words: ['ឡើងផ្ទះ'], narrower: ['ថាសឈើ', 'ពែង'] },
      { words: ['red', 'ក្រហម'], narrower: [] },
    ]),
  );

  test('two such words are understood together, and the one that no product has is left out', () => {
    const { tiers, meant, parts } = search.find(searchQuery('mouk krohom')!);
    expect(tiers.map(numbersIn)).toEqual([[0]]);
    expect(meant).toBe('មួក ក្រហម');
    expect(parts.map(({ words }) => words)).toEqual([['មួក']]);
  });

  test('two short words are not, because they may sound so by chance', () => {
    expect(found(search, 'mouk pean')).toEqual([]);
  });

  test('a gift for something is not just the product with these words in a row', () => {
    expect(new Set(found(search, 'កាដូឡើងផ្ទះ').flat())).toEqual(new Set([2, 3]));
    expect(new Set(found(search, 'កាដូជូនឡើងផ្ទះ').flat())).toEqual(new Set([2, 3]));
  });
});

test('if only a description mentions all words, products that have most of them come first', () => {
  const search = searchIn([
    searchDocument({ ...nothing, name: 'Meeting set', body: 'a pad to write notes on' }),
    named('Meeting notes'),
    named('Umbrella'),
  ]);
  const { tiers, further } = search.find(searchQuery('write meeting notes')!);
  expect(tiers.map(numbersIn)).toEqual([[1], [0]]);
  expect(further?.words).toEqual(['meeting', 'note']);
});

test('an action and its object find the products for them, wherever they are in a sentence', () => {
  const search = searchIn(
    ['Vase', 'Umbrella', 'ថូផ្កា', 'Desk calendar'].map(named),
    new Synonyms([{ words: ['vase', 'ថូផ្កា'], narrower: [] }]),
  );
  expect(found(search, 'something to put some flowers in on my table')).toEqual([[0]]);
  expect(found(search, 'ចង់ដាក់ផ្កានៅលើតុ')).toEqual([[0]]);
  expect(found(search, 'stay dry in the rain')).toEqual([[1]]);
  expect(found(search, 'put a calendar')).toEqual([[3]]);
});

describe('gifts, makers and named products', () => {
  const search = searchIn(
    [
      named('Wine glasses'),
      searchDocument({ ...nothing, name: 'Gift box', traits: 'wedding' }),
      searchDocument({ ...nothing, name: 'Metal pen', about: 'engraved' }),
      named('Insulated bottle'),
      named('Steel tumbler'),
      named('Drawstring bag'),
      named('ដបទឹក'),
      searchDocument({ ...nothing, name: 'Silver bowl', about: 'engraved' }),
    ],
    new Synonyms([
      { words: ['gift for wedding'], narrower: ['wine glass'] },
      { words: ['boss'], narrower: ['metal pen', 'steel tumbler'] },
      { words: ['stanley'], narrower: ['insulated bottle', 'tumbler'] },
      { words: ['water bottle', 'ដបទឹក'], narrower: ['insulated bottle'] },
    ]),
  );

  test('an occasion beside a word for gifts means what suits it, unless the search names a product', () => {
    expect(found(search, 'wedding gift').flat()).toEqual([0]);
    expect(found(search, 'gift for my wedding').flat()).toEqual([0]);
    expect(found(search, 'wedding').flat()).toEqual([1]);
    expect(found(search, 'wedding gift box').flat()).toEqual([1]);
  });

  test('gifts for a recipient needn’t have a property that fits many products, but come first if they do', () => {
    expect(found(search, 'engraved gift for my boss')).toEqual([[2], [4]]);
    expect(new Set(found(search, 'engraved gift').flat())).toEqual(new Set([2, 7]));
  });

  test('a maker finds its kind of products, and beside a product only that product', () => {
    expect(new Set(found(search, 'stanley').flat())).toEqual(new Set([3, 4]));
    expect(found(search, 'stanley tumbler').flat()).toEqual([4]);
  });

  test('a product that the search names wins over products for the action in it', () => {
    expect(new Set(found(search, 'water bottle to carry to the gym').flat())).toEqual(new Set([3, 6]));
    expect(found(search, 'something to carry to the gym').flat()).toEqual([5]);
  });
});
