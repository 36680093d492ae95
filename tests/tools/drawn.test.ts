import { describe, expect, test } from 'vitest';
import { drawn } from '../../tools/mutants/drawn.ts';

const hundred = Array.from({ length: 100 }, (_, at) => at);

describe('drawing items at random', () => {
  test('the requested number of items is drawn, each once', () => {
    const taken = drawn(hundred, 30, 7);
    expect(new Set(taken).size).toBe(30);
    expect(taken.every((each) => hundred.includes(each))).toBe(true);
    expect(drawn(hundred, 500, 7)).toHaveLength(100);
  });

  test('the same items are drawn for the same seed, and others for another seed', () => {
    expect(drawn(hundred, 30, 7)).toEqual(drawn(hundred, 30, 7));
    expect(drawn(hundred, 30, 7)).not.toEqual(drawn(hundred, 30, 8));
  });

  test('every item is drawn for some seed', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, seed) => drawn(hundred, 10, seed)).flat());
    expect(seen.size).toBe(100);
  });
});
