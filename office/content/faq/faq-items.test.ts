import { expect, test } from 'vitest';
import { inGroups, isWritten, movedItem, newItem } from './faq-items.ts';

const items = [newItem('ordering'), newItem('ordering'), newItem('paying')].map((each, at) => ({
  ...each,
  question: { en: String(at), km: '' },
}));
const lines = (list: typeof items) => list.map(({ question, group }) => `${question.en} ${group}`);

test('a question that is moved past its group’s end is of the next group', () => {
  expect(lines(movedItem(items, 0, 1))).toEqual(['1 ordering', '0 ordering', '2 paying']);
  expect(lines(movedItem(items, 1, 2))).toEqual(['0 ordering', '2 paying', '1 paying']);
  expect(lines(movedItem(items, 2, 9))).toEqual(lines(items));
});

test('a question can be shown once it asks and answers something, in either language', () => {
  const begun = newItem('paying');
  const asked = { ...begun, question: { en: '', km: 'មួយ?' } };
  expect([begun, asked, { ...asked, answer: { en: 'One.', km: '' } }].map(isWritten)).toEqual([
    false,
    false,
    true,
  ]);
});

test('questions stand by group', () => {
  expect(lines(inGroups([items[2], items[0]].flatMap((each) => each ?? [])))).toEqual([
    '0 ordering',
    '2 paying',
  ]);
});
