import { expect, test } from 'vitest';
import { faqItem, type FaqItem, inGroups, unknownPlaceholders, markKhmerOutdated } from './faq.ts';

const item = (en: string, km: string, more: Partial<FaqItem> = {}): FaqItem => ({
  question: { en: 'How long?', km: 'ប៉ុន្មានថ្ងៃ?' },
  answer: { en, km },
  group: 'delivery',
  shown: true,
  khmerOf: null,
  ...more,
});
const older = { question: 'How long?', answer: 'Five days.' };

test('Khmer is marked as outdated when only the English was edited, even if the question moved', () => {
  const before = [item('Five days.', '5 ថ្ងៃ'), item('By bus.', 'តាមឡាន')];
  const changed = markKhmerOutdated(before, [item('By bus.', 'តាមឡាន'), item('Three days.', '5 ថ្ងៃ')]);
  expect(changed.map(({ khmerOf }) => khmerOf)).toEqual([null, older]);
  // After a second edit, the Khmer text is older than the English one for which it was written.
  expect(markKhmerOutdated(changed, [item('Two days.', '5 ថ្ងៃ', { khmerOf: older })])[0]?.khmerOf).toEqual(
    older,
  );
});

test.each([
  ['the Khmer is changed too', item('Three days.', '3 ថ្ងៃ')],
  ['the English is restored', item('Five days.', '5 ថ្ងៃ', { khmerOf: older })],
  ['a staff member confirms it', item('Three days.', '5 ថ្ងៃ')],
  ['there is no Khmer text', item('Three days.', '', { question: { en: 'How long?', km: '' } })],
])('the Khmer text is not marked as outdated when %s', (_, after) => {
  const before = [item('Three days.', '5 ថ្ងៃ', { khmerOf: older })];
  expect(markKhmerOutdated(before, [after])[0]?.khmerOf).toBeNull();
});

test('placeholders that the shop does not fill in are reported', () => {
  expect(unknownPlaceholders([item('{waysToPay}, {deliveryProvinces}', '{waysToPay}')])).toEqual([]);
  expect(unknownPlaceholders([item('{waysToPy}', '')])).toEqual(['waysToPy']);
});

test('FAQ questions are listed by group', () => {
  const items = [item('a', ''), item('b', '', { group: 'ordering' }), item('c', '')];
  expect(inGroups(items).map(({ answer }) => answer.en)).toEqual(['b', 'a', 'c']);
});

test('the Khmer counts as outdated if only the question or only the answer has Khmer', () => {
  for (const km of [
    { question: '', answer: '5 ថ្ងៃ' },
    { question: 'ប៉ុន្មានថ្ងៃ?', answer: '' },
  ]) {
    const written = (en: string) => item(en, km.answer, { question: { en: 'How long?', km: km.question } });
    expect(markKhmerOutdated([written('Five days.')], [written('Three days.')])[0]?.khmerOf).toEqual(older);
  }
});

test('of two questions with the same Khmer and English, the first says for which English it was written', () => {
  const before = [
    item('Five days.', '5 ថ្ងៃ', { khmerOf: { ...older, answer: 'Six days.' } }),
    item('Five days.', '5 ថ្ងៃ'),
  ];
  expect(
    markKhmerOutdated(before, [item('Five days.', '5 ថ្ងៃ', { khmerOf: older })])[0]?.khmerOf?.answer,
  ).toBe('Six days.');
});

test('a new question is shown, in the last group, with up-to-date Khmer', () => {
  const written = { question: { en: 'How?', km: '' }, answer: { en: 'So.', km: '' } };
  expect(faqItem.parse(written)).toEqual({ ...written, group: 'other', shown: true, khmerOf: null });
});
