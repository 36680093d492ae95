import { describe, expect, test } from 'vitest';
import { labelledQueries } from '../labelled-queries.ts';
import { demoSlugs } from '../labels/demo-facts.ts';
import { spellingPairs } from '../spelling-pairs.ts';

const twice = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

describe('labelled queries', () => {
  test('200 or more, about half of them in each language, no query twice', () => {
    expect(labelledQueries.length).toBeGreaterThanOrEqual(200);
    const english = labelledQueries.filter(({ lang }) => lang === 'en').length;
    expect(Math.abs(english / labelledQueries.length - 0.5)).toBeLessThan(0.05);
    // Strangers type what was thought of before as well.
    expect(
      twice(labelledQueries.map(({ kind, lang, text }) => `${kind === 'strangers'} ${lang} ${text}`)),
    ).toEqual([]);
  });

  test('name products the demo shop has; the best of them is among the right ones', () => {
    for (const { text, right, best } of labelledQueries) {
      expect(demoSlugs, text).toEqual(expect.arrayContaining(right));
      expect([...right, null], text).toContain(best);
    }
  });

  test('20 have no right answer, all others have one', () => {
    const empty = labelledQueries.filter(({ right }) => right.length === 0);
    expect(empty).toHaveLength(20);
    expect(new Set(empty.map(({ kind }) => kind))).toEqual(new Set(['nothing to find']));
  });
});

describe('spelling pairs', () => {
  test('60 or more, of two spellings each, no pair twice', () => {
    const pairs = Object.values(spellingPairs).flat();
    expect(pairs.length).toBeGreaterThanOrEqual(60);
    expect(pairs.filter(([one, other]) => one === other)).toEqual([]);
    expect(twice(pairs.map((pair) => pair.join(' = ')))).toEqual([]);
  });
});
