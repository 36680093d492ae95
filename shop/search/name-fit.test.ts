import { expect, test } from 'vitest';
import { nameFit } from './name-fit.ts';
import { searchQuery } from './query.ts';

const fit = (typed: string, name: string) => nameFit(searchQuery(typed)!, name);

test.each([
  ['is that', 'glasses', 'Glasses', 3],
  ['begins so', 'gl', 'Glasses', 2],
  ['begins so in Khmer, however it was typed', 'កន្រ្ត', 'កន្ត្រក', 2],
  ['has a word that begins so', 'gl', 'Wine glasses', 1],
  ['holds three letters', 'las', 'Glasses', 1],
  ['does not for two Latin letters inside a word', 'la', 'Glasses', 0],
  ['holds two Khmer characters', 'កែ', 'ពែង កែវ', 1],
  ['must fit with every word', 'wine mug', 'Wine glasses', 0],
])('matches a name that %s', (_what, typed, name, expected) => {
  expect(fit(typed, name)).toBe(expected);
});
