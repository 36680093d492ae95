import { expect, test } from 'vitest';
import { nameFit } from './name-fit.ts';
import { searchQuery } from './query.ts';

const fit = (typed: string, name: string) => nameFit(searchQuery(typed)!, name);

test.each([
  ['equals the query', 'glasses', 'Glasses', 3],
  ['starts with the query', 'gl', 'Glasses', 2],
  ['starts with the query in Khmer, in any typing order', 'កន្រ្ត', 'កន្ត្រក', 2],
  ['has a word that starts with the query', 'gl', 'Wine glasses', 1],
  ['contains the three letters', 'las', 'Glasses', 1],
  ['contains only two Latin letters inside a word', 'la', 'Glasses', 0],
  ['contains the two Khmer characters', 'កែ', 'ពែង កែវ', 1],
  ['has only one of the two words', 'wine mug', 'Wine glasses', 0],
])('a suggested name is scored that %s', (_what, typed, name, expected) => {
  expect(fit(typed, name)).toBe(expected);
});
