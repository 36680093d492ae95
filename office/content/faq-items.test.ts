import { expect, test } from 'vitest';
import { inGroups, isWritten, movedItem, newItem, placeOnPage } from './faq-items.ts';

const items = [newItem('ordering'), newItem('ordering'), newItem('paying')].map((each, at) => ({
  ...each,
  question: { en: String(at), km: '' },
}));
const lines = (list: typeof items) => list.map(({ question, group }) => `${question.en} ${group}`);

test('a question moved past the end of its group joins the next group', () => {
  expect(lines(movedItem(items, 0, 1))).toEqual(['1 ordering', '0 ordering', '2 paying']);
  expect(lines(movedItem(items, 1, 2))).toEqual(['0 ordering', '2 paying', '1 paying']);
  expect(lines(movedItem(items, 2, 9))).toEqual(lines(items));
});

test('a question can be shown when it has a question and an answer in at least one language', () => {
  const begun = newItem('paying');
  const requested = { ...begun, question: { en: '', km: 'មួយ?' } };
  expect([begun, requested, { ...requested, answer: { en: 'One.', km: '' } }].map(isWritten)).toEqual([
    false,
    false,
    true,
  ]);
});

test('questions are sorted by group', () => {
  expect(lines(inGroups([items[2], items[0]].flatMap((each) => each ?? [])))).toEqual([
    '0 ordering',
    '2 paying',
  ]);
});

test('on the page a question is after those shown before it, and after how to pay unless one explains it', () => {
  const text = { en: 'One.', km: '' };
  const written = items.map((each) => ({ ...each, question: text, answer: text }));
  const [first, second, paying] = written;
  expect(placeOnPage(written, second)).toBe(1);
  expect(placeOnPage([{ ...first!, shown: false }, second!], second)).toBe(1);
  expect(placeOnPage(written, paying)).toBe(2);
});
