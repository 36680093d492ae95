import { expect, test } from 'vitest';
import { listing } from '#contract/constants.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { filterNames } from './filter-names.ts';

test('price bands are named with the symbol, the last one by its beginning', () => {
  const names = filterNames(
    (key, values) => fillLabel(sidebarFilterLabels.texts[key], values),
    (key, values) => fillLabel(sharedLabels.texts[key], values),
  );
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
