import { expect, test } from 'vitest';
import { piecesIn, quantityIn } from './packs.ts';
import { searchQuery } from './query.ts';
import { wordsOf } from './words.ts';

test.each([
  ['Ballpoint Pens, Pack of 50', 50],
  ['Set of 4 Ceramic Mugs', 4],
  ['Paper bags, Pack of 1,000', 1000],
  ['Pens, 12-pack', 12],
  ['ប៊ិចចុច កញ្ចប់ ៥០ ដើម', 50],
  ['ពែង ឈុត 4', 4],
  ['Power Bank 10,000 mAh', 1],
  ['Krama Gift Set', 1],
  ['Pack of 0', 1],
])('%s contains %i pieces', (name, pieces) => {
  expect(piecesIn(wordsOf(name).join(' '))).toBe(pieces);
});

test.each([
  ['gift bags for 200 people', 'gift bag for', 200, true],
  ['100 pieces paper bags', 'paper bag', 100, true],
  ['pack of 20 backpacks', 'backpack', 20, true],
  ['bottles for 25 staff', 'bottle for staff', 25, true],
  ['20 umbrellas', 'umbrella', 20, false],
  ['bulk power banks', 'power bank', null, true],
  ['ថង់កាដូ សម្រាប់ ២០០ នាក់', 'ថង់កាដូ សម្រាប់', 200, true],
  ['ថង់ក្រដាស ១០០ ដុំ', 'ថង់ក្រដាស', 100, true],
  ['ប៊ិចកញ្ចប់ 50', 'ប៊ិច', 50, true],
  ['អាវយឺត 50', 'អាវយឺត', 50, false],
  ['usb 32', 'usb', 32, false],
  ['អាវ ៥០ ពណ៌ស', 'អាវ ពណ៌ស', 50, false],
  ['ដបទឹក ១០០ ជូនបុគ្គលិក', 'ដបទឹក ជូនបុគ្គលិក', 100, false],
  ['ដបទឹកលក់ដុំ', 'ដបទឹក', null, true],
])('%s asks for several of: %s', (text, rest, pieces, isCertain) => {
  expect(quantityIn(searchQuery(text)!)).toMatchObject({ runs: searchQuery(rest), pieces, isCertain });
});

test.each([
  '500 ml bottle',
  'ពែង 330 មល',
  'ពែង 330 មីលីលីត្រ',
  'កាដូ ១៥ ដុល្លារសម្រាប់គ្រូ',
  '2026 calendar',
  'water cold 24 hours',
  'for 20 people',
  '1 mug',
])('%s asks for no quantity of a product', (text) => {
  expect(quantityIn(searchQuery(text)!)).toBeNull();
});
