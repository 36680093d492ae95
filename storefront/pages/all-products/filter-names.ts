import { currency } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { sidebarFilterLabels } from '#contract/labels/sidebar-filter.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import type { PriceBand } from './listing-choices.ts';

/** What price bands and ratings are called, in the sidebar and on the chips. */
export function useFilterNames(): { price: (band: PriceBand) => string; rating: (stars: number) => string } {
  const t = useLabels(sidebarFilterLabels);
  const words = useLabels(sharedLabels);
  const amount = (dollars: number) => `${currency.symbol}${dollars}`;
  return {
    price: ([min, max]) =>
      max === null ? t('above', { amount: amount(min) }) : `${amount(min)} – ${amount(max)}`,
    rating: (stars) => {
      if (stars === 5) return words('stars', { n: stars });
      return stars === 1 ? t('starsUpOne') : t('starsUp', { n: stars });
    },
  };
}
