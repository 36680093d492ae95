import { currency } from '#contract/constants.ts';
import type { LabelSet, LabelValues } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { centsOf } from '#rules/money.ts';
import { rielOf, rielText } from '#rules/riel.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { PriceBand } from './listing-choices.ts';

type Label<Set> = Set extends LabelSet<infer Key> ? (key: Key, values?: LabelValues) => string : never;

/** What price bands and ratings are called, in the sidebar and on the chips. */
export function useFilterNames() {
  const { rate } = useShop().chrome.riel ?? {};
  return filterNames(useLabels(sidebarFilterLabels), useLabels(sharedLabels), rate);
}

/** The same from the texts of the two sets. @param rate riel for a dollar; left out: the shop shows no riel */
export function filterNames(
  t: Label<typeof sidebarFilterLabels>,
  words: Label<typeof sharedLabels>,
  rate?: number,
) {
  const named = ([min, max]: PriceBand, amount: (dollars: number) => string): string =>
    max === null ? t('above', { amount: amount(min) }) : `${amount(min)} – ${amount(max)}`;
  const dollarText = (dollars: number) => `${currency.symbol}${dollars}`;
  return {
    price: (band: PriceBand): string =>
      band[0] === 0 && band[1] !== null
        ? t('upTo', { amount: dollarText(band[1]) })
        : named(band, dollarText),
    /** The same in riel, from nothing on its end alone; '': the shop shows none. */
    riel: (band: PriceBand): string => {
      if (!rate) return '';
      const inRiel = (dollars: number) => rielText(rielOf(centsOf(dollars), rate));
      return band[0] === 0 && band[1] !== null ? inRiel(band[1]) : named(band, inRiel);
    },
    rating: (stars: number): string => {
      if (stars === 5) return words('stars', { n: stars });
      return stars === 1 ? t('starsUpOne') : t('starsUp', { n: stars });
    },
  };
}
