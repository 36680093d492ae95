import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  searchDocument,
  searchLevels,
  searchQuery,
  type SearchWords,
  Synonyms,
} from '#shop/search/search.ts';
import { numbersIn } from './bitset.ts';
import type { SearchOptions } from './search-result.ts';
import { WordSearch } from './word-search.ts';

const capacity = 64;
const nothing = { about: '', brand: '', categories: [], traits: '', short: '', body: '' };
const named = (name: string) => searchDocument({ ...nothing, name });

function searchIn(documents: readonly SearchWords[], synonyms = new Synonyms()): WordSearch {
  const search = new WordSearch(synonyms);
  for (const [place, document] of documents.entries()) {
    search.add(place, document);
    search.post(place, capacity);
  }
  return search;
}
/** Returns the places found for a text, tier by tier. */
const found = (search: WordSearch, text: string, options?: SearchOptions) =>
  search.find(searchQuery(text) ?? [], options).tiers.map(numbersIn);

describe('search results', () => {
  const items = [
    'Power Bank',
    'Backpack',
    'Star trophy',
    'ពែងកាហ្វេ',
    'កាបូបស្ពាយ',
    'ក្រមា',
    'Notebook A5',
    'Ceramic mug',
  ];
  const search = searchIn(
    items.map(named),
    new Synonyms([
      { words: ['mug', 'beaker'], narrower: [] },
      { words: ['bag'], narrower: ['backpack'] },
    ]),
  );

  test.each([
    ['powerbank', 0],
    ['back pack', 1],
    ['trohpy', 2],
    ['ពែង', 3],
    ['កាហ្វេ ពែង', 3],
    ['ពែងកាហេ', 3],
    ['កាបូប', 4],
    ['krama', 5],
    ['kroma', 5],
    ['a5', 6],
    ['note', 6],
    ['beaker', 7],
    ['I want a mug please', 7],
    ['bag', 1],
  ])('finds the product for “%s”', (text, place) => {
    expect(found(search, text).flat()).toContain(place);
  });

  test('a narrower word does not find the wider one, and an unknown word finds nothing', () => {
    expect(found(search, 'backpack').flat()).toEqual([1]);
    for (const text of ['xyzzy', 'zzq', 'ឡឡឡឡ']) expect(found(search, text)).toEqual([]);
  });

  test('without a full match, finds the products that match most words, and reports the words', () => {
    expect(search.find(['mug', 'xyzzy'])).toMatchObject({
      parts: [{ words: ['mug'], tiers: 1 }],
      meant: null,
    });
    expect(found(search, 'mug xyzzy')).toEqual([[7]]);
    expect(found(search, 'ceramic mug trophy xyzzy')).toEqual([[7]]);
    expect(search.find(['mug']).parts).toEqual([]);
  });

  test('ranks products with the main word first by matching traits, then the others by matching words', () => {
    const like = (name: string, traits: string) => searchDocument({ ...nothing, name, traits });
    const mugs = searchIn([
      like('Mug', 'white'),
      like('Glass mug', 'wedding'),
      like('Ceramic mug', 'red'),
      like('Scarf', 'red wedding'),
    ]);
    expect(found(mugs, 'big red mug for wedding')).toEqual([[2], [1], [0]]);
    expect(mugs.find(['red', 'mug', 'wedding']).parts).toEqual([
      { words: ['red', 'mug'], tiers: 1 },
      { words: ['mug', 'wedding'], tiers: 1 },
      { words: ['mug'], tiers: 1 },
    ]);
  });

  test('corrects a doubled letter as a typo before trying the other script', () => {
    const [mug, cap] = [named('Mug'), named('មួក')];
    expect(found(searchIn([cap, mug]), 'mugg')).toEqual([[1]]);
  });

  test('ignores the Khmer repetition mark', () => {
    expect(found(search, 'ពែងៗ').flat()).toEqual(found(search, 'ពែង').flat());
  });

  test('reports the term it searched instead', () => {
    expect(search.find(['trohpy']).meant).toBe('trophy');
    expect(search.find(['trophy']).meant).toBeNull();
    expect(search.find(['beaker']).meant).toBeNull();
  });

  test('an unfinished word matches as a prefix', () => {
    expect(found(search, 'ce', { unfinished: true })).toEqual([[7]]);
    expect(found(search, 'ceramic m', { unfinished: true })).toEqual([[7]]);
    expect(found(search, 'ពែ', { unfinished: true }).flat()).toContain(3);
  });

  test('suggests other searches when there are no results', () => {
    const others = (...runs: string[]) => search.alternatives(runs, 3, (tiers) => tiers.length);
    expect(others('ceramic', 'xyzzy')).toEqual([{ words: ['ceramic'], products: 1 }]);
    expect(others('notbuuk')).toEqual([{ words: ['notebook'], products: 1 }]);
  });

  test('a search with no results lists each dictionary word and the number of products it finds alone', () => {
    const words = (text: string) =>
      search
        .each(searchQuery(text) ?? [], (tiers) => tiers.length, true)
        .map(({ words: [word], products }) => [word, products]);
    expect(words('a ceramic lantern for 200')).toEqual([
      ['ceramic', 1],
      ['lantern', 0],
    ]);
    expect(words('ក្រមាយន្តហោះ')).toEqual([
      ['ក្រមា', 1],
      ['យន្តហោះ', 0],
    ]);
    // 'Aeroplane scarf for 200 people', written as one word except for the number.
    expect(words('យន្តហោះក្រមាសម្រាប់ 200 នាក់')).toEqual([
      ['យន្តហោះ', 0],
      ['ក្រមា', 1],
    ]);
    expect(words('ទូរទស្សន៍')).toEqual([['ទូរទស្សន', 0]]);
  });
});

test('a typo finds synonyms of the correct word', () => {
  const search = searchIn(
    ['Star trophy', 'Medal'].map(named),
    new Synonyms([{ words: ['trophy', 'medal'], narrower: [] }]),
  );
  expect(found(search, 'trohpy').flat()).toEqual([0, 1]);
});

test('ranks products named by the word first, and finds mentions only when there are none', () => {
  const search = searchIn([
    searchDocument({ ...nothing, name: 'Bowl', about: 'lamp' }),
    named('Lamp'),
    searchDocument({ ...nothing, name: 'Vase', body: 'beside a lamp and a candle' }),
  ]);
  expect(found(search, 'lamp')).toEqual([[1], [0]]);
  expect(found(search, 'candle')).toEqual([[2]]);
});

describe('comparison with a scan of all products', () => {
  const vocabulary = ['amber', 'brick', 'cello', 'drum', 'eagle', 'flute'];
  const document = fc
    .record(Object.fromEntries(searchLevels.map((level) => [level, fc.subarray(vocabulary)])))
    .map((words) => {
      const seen = new Set<string>();
      const own = (level: string) =>
        (words[level] ?? []).filter((word) => !seen.has(word) && seen.add(word)).join(' ');
      return Object.fromEntries(searchLevels.map((level) => [level, own(level)])) as SearchWords;
    });
  const steps = fc.array(
    fc.record({ place: fc.integer({ min: 0, max: 7 }), document: fc.option(document, { freq: 4 }) }),
    { maxLength: 30 },
  );
  const levelOf = (words: SearchWords, word: string) =>
    searchLevels.findIndex((level) => words[level].split(' ').includes(word));

  test('the index agrees with a full scan after any additions, changes and removals', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...vocabulary), (made, word) => {
        const search = searchIn([]);
        const there = new Map<number, SearchWords>();
        for (const { place, document: words } of made) {
          search.remove(place);
          there.delete(place);
          if (words) {
            search.add(place, words);
            search.post(place, capacity);
            there.set(place, words);
          }
        }
        const levels = [...there].map(([place, words]) => ({ place, level: levelOf(words, word) }));
        const traits = searchLevels.indexOf('traits');
        const least = Math.min(...levels.filter(({ level }) => level >= 0).map(({ level }) => level));
        const last = least > traits ? searchLevels.length : traits;
        const expected = searchLevels
          .map((_, level) =>
            levels.filter((each) => each.level === level && level <= last).map(({ place }) => place),
          )
          .filter((places) => places.length > 0)
          .map((places) => places.toSorted((one, other) => one - other));
        expect(found(search, word)).toEqual(expected);
      }),
    );
  });
});

describe('words of a brand', () => {
  const of = (name: string, brand: string) => searchDocument({ ...nothing, name, brand });
  const search = searchIn(
    [of('Star award', 'Temple Awards'), of('Silver bowl', 'Temple Awards'), of('Ruler', 'Sugar Palm Studio')],
    new Synonyms([{ words: ['sugar', 'sweetener'], narrower: [] }]),
  );

  test.each([
    ['award', [[0]]],
    ['awrad', [[0]]],
    ['temple awards', [[0, 1]]],
    ['temple', [[0, 1]]],
    ['tempel', [[0, 1]]],
    ['sugar palm', [[2]]],
    ['sugar', []],
    ['palm ruler', [[2]]],
  ])('find its products only if they have no other meaning: %s', (text, places) => {
    expect(found(search, text)).toEqual(places);
  });
});

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
