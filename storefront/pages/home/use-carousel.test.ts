import { expect, test } from 'vitest';
import { moved } from './use-carousel.ts';

const first = { at: 0, leaving: null, forward: true };

test('the carousel wraps around in both directions', () => {
  expect(moved({ ...first, at: 3 }, 1, 4)).toEqual({ at: 0, leaving: 3, forward: true });
  expect(moved(first, -1, 4)).toEqual({ at: 3, leaving: 0, forward: false });
});

test('a single slide does not move', () => {
  expect(moved(first, 1, 1)).toBe(first);
});
