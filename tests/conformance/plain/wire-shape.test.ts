import { expect, it } from 'vitest';
import { lostOf, shapeOf } from '../wire/shape.ts';

const before = [
  { ProductId: 1, Name: 'Mug', Rating: 4, Pictures: [{ Url: '/a' }], Size: null },
  { ProductId: 2, Name: 'Pen', Pictures: [], Size: 'L' },
];
const [first, second] = before;

it.each([
  ['the same', before, []],
  ['a key more', [{ ...first, Sold: 1 }, second], []],
  ['a key less', before.map(({ Name: _, ...row }) => row), ['[].Name is gone']],
  [
    'a key less in a row',
    [first, { ...second, Name: undefined }].map((row) => JSON.parse(JSON.stringify(row))),
    ['[].Name is not everywhere any more'],
  ],
  [
    'a key in no row that was in some rows',
    [{ ...first, Rating: undefined }, second].map((row) => JSON.parse(JSON.stringify(row))),
    ['[].Rating is gone'],
  ],
  ['a number as text', [{ ...first, ProductId: '1' }, second], ['[].ProductId was n and is ns']],
  ['null instead of a value', [{ ...first, Name: null }, second], ['[].Name was s and is sz']],
  ['a value instead of null', [{ ...first, Size: 'S' }, second], []],
  [
    'rows without their contents',
    [{ ...first, Pictures: [] }, second],
    ['[].Pictures[] is gone', '[].Pictures[].Url is gone'],
  ],
  ['no rows', [], expect.arrayContaining(['[].ProductId is gone'])],
  ['an object instead of rows', first, expect.arrayContaining([' was a and is o'])],
])('the shapes of two responses are compared: %s', (_what, now, lost) => {
  expect(lostOf(shapeOf(before), shapeOf(now))).toEqual(lost);
});
