import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

const mug = (handle: string) =>
  `A 330 ml mug with a glossy glaze and ${handle}, in six colours. Plain, or with your logo.`;

test('the difference between two long texts is shown with a few words of context', () => {
  expect(changedPart(mug('a handle'), mug('a roomy handle'))).toEqual({
    before: 'A 330 ml mug with a glossy glaze and a ',
    was: '',
    is: 'roomy ',
    after: 'handle, in six colours. Plain, or with…',
  });
});

test('short texts are shown in full', () => {
  expect(changedPart('$7.50', '$8.25')).toEqual({ before: '', was: '$7.50', is: '$8.25', after: '' });
});

test('long differences are truncated', () => {
  const { was, is } = changedPart('one '.repeat(200), 'two '.repeat(200));
  expect(Math.max(was.length, is.length)).toBeLessThan(162);
  expect(was.endsWith('…')).toBe(true);
});

test('a word that is duplicated once is reported as one difference', () => {
  const text = (words: string) =>
    `This mug is ${words} good for tea, for coffee and for a cold drink in summer.`;
  expect(changedPart(text('very'), text('very very'))).toMatchObject({ was: '', is: 'very ' });
});
