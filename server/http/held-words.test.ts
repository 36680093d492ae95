import { expect, test } from 'vitest';
import { heldWords } from './held-words.ts';

const seen = (text: string) =>
  heldWords(text).replaceAll('\u2060', '+').replaceAll('\u200B', '|').replaceAll('\u00A0', '_');

test.each([
  ['ក្រណាត់', 'ក្រ+ណា+ត់'],
  ['ថង់ក្រណាត់កប្បាស', 'ថង់|ក្រ+ណា+ត់|កប្បាស'],
  ['ពានរង្វាន់គ្រីស្តាល់៖ ថ្លា', 'ពាន|រ+ង្វា+ន់|គ្រី+ស្តា+ល់៖ ថ្លា'],
  ['នៅទទេ។', 'នៅ|ទ+ទេ។'],
])('a word that browsers cut is held together: %s', (text, held) => {
  expect(seen(text)).toBe(held);
});

test.each(['ព្យួរ', 'ច្រូត', 'មួកា', 'Ceramic Mug 330 ml', '{"slug":"cotton-tote","n":5}'])(
  'what only looks like one, and what is not Khmer, stays: %s',
  (text) => {
    expect(heldWords(text)).toBe(text);
  },
);

test.each([
  ['ពែង 330 មល', 'ពែង 330_មល'],
  ['ថ្ម 10,000 mAh ពណ៌ស', 'ថ្ម 10,000_mAh ពណ៌ស'],
  ['7 × 6 ស.ម នៅម្ខាង', '7 × 6_ស.ម នៅម្ខាង'],
  ['បន្ទាប់ពី {n} ថ្ងៃ។', 'បន្ទាប់ពី {n}_ថ្ងៃ។'],
  ['ពែង 2 ដប', 'ពែង 2 ដប'],
])('a figure stays with its unit: %s', (text, held) => {
  expect(seen(text)).toBe(held);
});

test('JSON stays JSON of the same shape', () => {
  const names = { name: 'កាបូបយួរក្រណាត់ 5 ថ្ងៃ "x"', km: ['មួក'] };
  const { name, km } = JSON.parse(heldWords(JSON.stringify(names))) as typeof names;
  expect([name, km[0]]).toEqual([heldWords(names.name), heldWords('មួក')]);
});
