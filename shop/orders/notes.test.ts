import { expect, it } from 'vitest';
import { namedIn } from './notes.ts';

const staff = [
  { id: 1, name: 'Sok' },
  { id: 2, name: 'Sok Dara' },
  { id: 3, name: 'ចាន់ សុខា' },
];

it('staff mentioned in a note are found, preferring the longer of two names, ignoring case', () => {
  expect(namedIn('@Sok please', staff)).toEqual([1]);
  expect(namedIn('for @sok dara, and @ចាន់ សុខា។', staff)).toEqual([2, 3]);
  expect(namedIn('@Sokha is another, mail sok@dara.com', staff)).toEqual([]);
  expect(namedIn('@Sok @Sok', staff)).toEqual([1]);
});
