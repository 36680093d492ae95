import { describe, expect, test } from 'vitest';
import { labelledQueries } from '../labelled-queries.ts';
import { demoSlugs } from '../labels/demo-facts.ts';
import { spellingPairs } from '../spelling-pairs.ts';

const twice = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

describe('labeled queries', () => {
  test('the labeled set has 200 or more queries, about half in each language, and no duplicates', () => {
    expect(labelledQueries.length).toBeGreaterThanOrEqual(200);
    const english = labelledQueries.filter(({ lang }) => lang === 'en').length;
    expect(Math.abs(english / labelledQueries.length - 0.5)).toBeLessThan(0.05);
    // Queries of kind `strangers` may repeat other queries.
    expect(
      twice(labelledQueries.map(({ kind, lang, text }) => `${kind === 'strangers'} ${lang} ${text}`)),
    ).toEqual([]);
  });

  test('labeled queries name products of the demo shop, and the best one is among the right ones', () => {
    for (const { text, right, best } of labelledQueries) {
      expect(demoSlugs, text).toEqual(expect.arrayContaining(right));
      expect([...right, null], text).toContain(best);
    }
  });

  test('20 labeled queries have no right answer, all others have one', () => {
    const empty = labelledQueries.filter(({ right }) => right.length === 0);
    expect(empty).toHaveLength(20);
    expect(new Set(empty.map(({ kind }) => kind))).toEqual(new Set(['nothing to find']));
  });
});

describe('spelling pairs', () => {
  test('there are 60 or more pairs of two spellings each, and no duplicates', () => {
    const pairs = Object.values(spellingPairs).flat();
    expect(pairs.length).toBeGreaterThanOrEqual(60);
    expect(pairs.filter(([one, other]) => one === other)).toEqual([]);
    expect(twice(pairs.map((pair) => pair.join(' = ')))).toEqual([]);
  });
});
