import { expect, it } from 'vitest';
import { namedMethods, sameMethods } from './order-texts.ts';

it('two payment methods with one name are one choice, which finds both', () => {
  expect(namedMethods).toEqual([2, 5, 6, 8, 9, 10, 11]);
  expect(sameMethods(9)).toEqual([7, 9]);
  expect(sameMethods(5)).toEqual([5]);
});
