import { expect, test } from 'vitest';
import { listing } from '#contract/constants.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { filterNames } from './filter-names.ts';

const named = (rate?: number) =>
  filterNames(
    (key, values) => fillLabel(sidebarFilterLabels.texts[key], values),
    (key, values) => fillLabel(sharedLabels.texts[key], values),
    rate,
  );

test('the filters show price ranges in riel as well when the shop shows riel', () => {
  expect(named(4100).riel([10, 100])).toBe('41,000៛ – 410,000៛');
  expect(named(4100).riel([600, null])).toBe('Above 2,460,000៛');
  expect(named(4100).riel([0, 5])).toBe('20,500៛');
  expect(named().riel([10, 100])).toBe('');
});

test('a price typed in riel is labeled in riel, with its dollar amount', () => {
  const names = named(4100);
  expect(names.price([0, 4.87, [0, 20_000]])).toBe('Up to 20,000៛ ($4.87)');
  expect(names.price([4.88, null, [20_000, null]])).toBe('Above 20,000៛ ($4.88)');
  expect(names.price([4.88, 9.75, [20_000, 40_000]])).toBe('20,000៛ – 40,000៛ ($4.88 – $9.75)');
  expect(names.riel([0, 4.87, [0, 20_000]])).toBe('');
});

test('price ranges are labeled with the currency sign, the last one by its lower bound', () => {
  const names = named();
  expect(names.price([0, 5])).toBe('Up to $5');
  expect(names.price([0, 5.5])).toBe('Up to $5.50');
  expect(listing.priceBands.map(names.price)).toEqual([
    '$10 – $100',
    '$100 – $200',
    '$200 – $300',
    '$300 – $400',
    '$400 – $500',
    '$500 – $600',
    'Above $600',
  ]);
});
