import { expect, it } from 'vitest';
import { lostPictures, readExamples } from '../wire/record.ts';

it('the examples of the reference show pictures that the shop has', () => {
  expect(Object.values(readExamples()).flatMap(lostPictures)).toEqual([]);
});
