import { expect, test } from 'vitest';
import { khmerCover } from './khmer-cover.ts';

const words = new Set(['ទឹក', 'ដោះ', 'គោ', 'ដោះគោ', 'ពែង']);
const cover = (run: string) => khmerCover(run, (piece) => (words.has(piece) ? 1 : null));

test('segmentation prefers the fewest, longest words', () => {
  expect(cover('ទឹកដោះគោ')).toEqual({ pieces: ['ទឹក', 'ដោះគោ'], isWhole: true });
});

test('a stretch without a known word stays one piece', () => {
  expect(cover('ពែងកាហ្វេទឹក')).toEqual({ pieces: ['ពែង', 'កាហ្វេ', 'ទឹក'], isWhole: false });
  expect(cover('កាហ្វេ').pieces).toEqual(['កាហ្វេ']);
});
