import { currency } from '#contract/constants.ts';
import type { LabelSet, LabelValues } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import type { PriceBand } from './listing-choices.ts';

type Label<Set> = Set extends LabelSet<infer Key> ? (key: Key, values?: LabelValues) => string : never;

/** What price bands and ratings are called, in the sidebar and on the chips. */
export function useFilterNames() {
  return filterNames(useLabels(sidebarFilterLabels), useLabels(sharedLabels));
}

/** The same from the texts of the two sets. */
export function filterNames(t: Label<typeof sidebarFilterLabels>, words: Label<typeof sharedLabels>) {
  const amount = (dollars: number) => `${currency.symbol}${dollars}`;
  return {
    price: ([min, max]: PriceBand): string =>
      max === null ? t('above', { amount: amount(min) }) : `${amount(min)} – ${amount(max)}`,
    rating: (stars: number): string => {
      if (stars === 5) return words('stars', { n: stars });
      return stars === 1 ? t('starsUpOne') : t('starsUp', { n: stars });
    },
  };
}
