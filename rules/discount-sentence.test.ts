import { describe, expect, test } from 'vitest';
import { discountSentenceLabels } from '#contract/labels/office/discount-sentence.ts';
import { fillLabel, type LabelValues } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { defaultDates } from './format-date.ts';
import { type DiscountRule, discountSentence, type SentenceKey } from './discount-sentence.ts';

const wordsIn = (column: 'texts' | 'khmer') => ({
  t: (key: SentenceKey, values?: LabelValues) => fillLabel(discountSentenceLabels[column][key], values),
  months: sharedLabels[column].months,
  dates: defaultDates,
  now: '2026-11-26T12:00:00Z',
});
const [english, khmer] = [wordsIn('texts'), wordsIn('khmer')];

const notebooks: DiscountRule = {
  couponCode: null,
  kind: 'categories',
  percent: 2000,
  amountCents: null,
  minCents: null,
  firstOrder: false,
  deliveryMethodIds: null,
  provinces: null,
  startsAt: null,
  // Midnight in Phnom Penh.
  endsAt: '2026-12-03T17:00:00.000Z',
  maxUses: null,
  maxUsesPerCustomer: null,
  targets: ['Notebooks'],
  targetCount: 1,
  buyQuantity: null,
  getQuantity: null,
  maxPerOrder: null,
  getTargets: [],
  getTargetCount: 0,
};
const hello: DiscountRule = {
  ...notebooks,
  couponCode: 'HELLO',
  kind: 'total',
  percent: null,
  amountCents: 500,
  minCents: 5000,
  endsAt: null,
  maxUses: 100,
  targets: [],
  targetCount: 0,
};
const delivered: DiscountRule = { ...hello, kind: 'delivery', amountCents: null, maxUses: null };
const mugs: DiscountRule = {
  ...notebooks,
  kind: 'products',
  endsAt: null,
  targets: ['Mug', 'Pen', 'Bag'],
  targetCount: 3,
};

const shirts: DiscountRule = {
  ...mugs,
  couponCode: 'CAP',
  kind: 'buyGet',
  percent: 10_000,
  buyQuantity: 2,
  getQuantity: 1,
  targets: ['T-shirt'],
  targetCount: 1,
};

describe('the sentence of a discount', () => {
  test.each<[string, DiscountRule]>([
    ['20% off Notebooks until 3 Dec, no code', notebooks],
    ['$5 off orders of $50 or more with code HELLO, 100 uses', hello],
    [
      '$7.50 off the whole order with code HELLO',
      { ...hello, amountCents: 750, minCents: null, maxUses: null },
    ],
    [
      '$5 off the whole order with code HELLO, first order only',
      { ...hello, minCents: null, maxUses: null, firstOrder: true },
    ],
    ['Free delivery with code HELLO', { ...delivered, minCents: null }],
    [
      'Free delivery for orders of $50 or more, delivery methods: 2, provinces: 1, no code',
      { ...delivered, couponCode: null, deliveryMethodIds: [1, 3], provinces: [12] },
    ],
    ['Buy 2 of T-shirt, get 1 more free with code CAP', shirts],
    [
      'Buy 2 of T-shirt, get 1 of Cap and Scarf at 50% off in orders of $20 or more with code CAP, once per order',
      {
        ...shirts,
        percent: 5000,
        minCents: 2000,
        maxPerOrder: 1,
        getTargets: ['Cap', 'Scarf'],
        getTargetCount: 2,
      },
    ],
    [
      'Buy 10 of any items, get 3 more at $1.50 off with code CAP, 4 times per order',
      {
        ...shirts,
        percent: null,
        amountCents: 150,
        buyQuantity: 10,
        getQuantity: 3,
        maxPerOrder: 4,
        targets: [],
        targetCount: 0,
      },
    ],
    [
      'Buy … of T-shirt, get … more at … off with code CAP',
      { ...shirts, percent: null, buyQuantity: null, getQuantity: null },
    ],
    ['12.5% off Mug, Pen and 1 more, no code', { ...mugs, percent: 1250 }],
    ['20% off Mug and Pen, no code', { ...mugs, targets: ['Mug', 'Pen'], targetCount: 2 }],
    ['20% off Mug, Pen and 40 more, no code', { ...mugs, targetCount: 42 }],
    ['20% off Mug and 9 more, no code', { ...mugs, targets: ['Mug'], targetCount: 10 }],
    [
      '$1 off each Mug, no code',
      { ...mugs, percent: null, amountCents: 100, targets: ['Mug'], targetCount: 1 },
    ],
    [
      '$1 off each item in Notebooks in orders of $20 or more with code HELLO, 1 use, once per customer',
      {
        ...notebooks,
        percent: null,
        amountCents: 100,
        minCents: 2000,
        endsAt: null,
        couponCode: 'HELLO',
        maxUses: 1,
        maxUsesPerCustomer: 1,
      },
    ],
    [
      '20% off Notebooks from 1 Dec 2027, 08:30 until 3 Jan 2028, no code',
      { ...notebooks, startsAt: '2027-12-01T01:30:00Z', endsAt: '2028-01-03T17:00:00Z' },
    ],
    ['20% off Notebooks until 3 Dec, no code', { ...notebooks, startsAt: '2026-11-01T17:00:00Z' }],
    [
      '20% off Notebooks from 2 Nov 2025 until 1 Jan, no code',
      { ...notebooks, startsAt: '2025-11-01T17:00:00Z', endsAt: '2026-01-01T17:00:00Z' },
    ],
    [
      '20% off Notebooks from 1 Dec, no code',
      { ...notebooks, startsAt: '2026-11-30T17:00:00Z', endsAt: null },
    ],
    ['20% off Notebooks until 3 Dec, 18:00, no code', { ...notebooks, endsAt: '2026-12-03T11:00:00Z' }],
    ['… off nothing yet, no code', { ...mugs, percent: null, targets: [], targetCount: 0 }],
    ['20% off {code} <b>&, no code', { ...mugs, targets: ['{code} <b>&'], targetCount: 1 }],
  ])('%s', (sentence, rule) => {
    expect(discountSentence(rule, english)).toBe(sentence);
  });

  test.each<[string, DiscountRule]>([
    ['បញ្ចុះ 20% លើ Notebooks រហូតដល់ ថ្ងៃទី 3 ធ្នូ គ្មានកូដ', notebooks],
    ['ទិញ T-shirt ចំនួន 2 ថែម 1 ឥតគិតថ្លៃ ដោយប្រើកូដ CAP', shirts],
    ['បញ្ចុះ $5 លើការបញ្ជាទិញចាប់ពី $50 ដោយប្រើកូដ HELLO ប្រើបាន 100 ដង', hello],
  ])('%s', (sentence, rule) => {
    expect(discountSentence(rule, khmer)).toBe(sentence);
  });

  test('the days are those of the shop, whatever the time zone of the reader', () => {
    const utc = { ...english, dates: { ...defaultDates, timeZone: 'UTC' } };
    expect(discountSentence(notebooks, utc)).toBe('20% off Notebooks until 3 Dec, 17:00, no code');
  });
});
