import { describe, expect, test } from 'vitest';
import { counted } from '#shop/limits/limits.ts';
import { searchDocument, searchQuery } from '#shop/search/search.ts';
import { WordSearch } from './word-search.ts';

const capacity = 32_768;
const khmerLetters = Array.from({ length: 33 }, (_, at) => String.fromCodePoint(0x17_80 + at));
const nothing = { name: '', about: '', brand: '', categories: [], traits: '', short: '', body: '' };

/** Returns a deterministic sequence. */
function numbers(seed: number): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (last >>> 8) % below;
  };
}
const khmer = (next: (below: number) => number, length: number) =>
  Array.from({ length }, () => khmerLetters[next(33)]).join('');

/** Returns a shop with a number of products, each with its own SKU and Khmer word. */
function shopOf(products: number): WordSearch {
  const search = new WordSearch();
  const next = numbers(1);
  for (let place = 0; place < products; place += 1) {
    const name = `${khmer(next, 6)} mug cup gift bag pen clock box hat ring lamp`;
    search.add(place, searchDocument({ ...nothing, name, about: `sku-${100_000 + place}` }));
    search.post(place, capacity);
  }
  return search;
}

/**
 * Returns the CPU time in microseconds of the fastest of several such searches, each with a different text.
 */
function costOf(search: WordSearch, text: (turn: number) => string): number {
  const costs = Array.from({ length: 12 }, (_, turn) => {
    const runs = searchQuery(text(turn)) ?? [];
    const begun = process.cpuUsage();
    search.find(runs, { unfinished: turn % 2 === 0 });
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  });
  return Math.max(Math.min(...costs), 1000);
}

describe('search cost in a shop with 50 times as many words', () => {
  const [small, large] = [shopOf(600), shopOf(30_000)];
  const next = numbers(2);
  test.each([
    ['an unknown word with a digit', (turn: number) => `iphone${turn}x15`],
    ['200 Khmer letters', () => khmer(next, 200)],
    ['ten unknown words', () => Array.from({ length: 10 }, () => khmer(next, 8)).join(' ')],
  ])('the cost of a search stays low for %s', (_, text) => {
    const [few, many] = [costOf(small, text), costOf(large, text)];
    expect(many, `${few} and ${many} microseconds`).toBeLessThan(10 * few);
  });

  test('finding alternative searches takes less work than the search itself', async () => {
    const runs = searchQuery(Array.from({ length: 12 }, () => `${khmer(next, 8)} gfit`).join(' ')) ?? [];
    const search = await counted(async () => large.find(runs));
    const others = await counted(async () => large.alternatives(runs, 3, () => 0));
    expect(others.work).toBeLessThan(0.7 * search.work);
  });
});
