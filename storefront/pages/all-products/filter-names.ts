import type { PriceBand } from '#rules/price-band.ts';
import { currency } from '#contract/constants.ts';
import type { LabelSet, LabelValues } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { formatAmount, centsOf } from '#rules/money.ts';
import { rielOf, formatRiel } from '#rules/riel.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';

type Label<Set> = Set extends LabelSet<infer Key> ? (key: Key, values?: LabelValues) => string : never;

const formatDollars = (dollars: number): string =>
  Number.isInteger(dollars) ? `${currency.symbol}${dollars}` : formatAmount(centsOf(dollars));

/** Returns an amount in the currency in which it was entered: riel if given, otherwise dollars. */
export const moneyMessage = (dollars: number, riel: number | null | undefined): string =>
  typeof riel === 'number' ? `${formatRiel(riel)} (${formatDollars(dollars)})` : formatDollars(dollars);

/** Returns names of price bands and ratings, for the sidebar and the chips. */
export function useFilterNames() {
  const { rate } = useShop().chrome.riel ?? {};
  return filterNames(useLabels(sidebarFilterLabels), useLabels(sharedLabels), rate);
}

/**
 * Builds the names from the texts of the two label sets.
 * @param rate riel per dollar; undefined if the shop shows no riel
 */
export function filterNames(
  t: Label<typeof sidebarFilterLabels>,
  labels: Label<typeof sharedLabels>,
  rate?: number,
) {
  const named = ([min, max]: PriceBand, amount: (dollars: number) => string): string =>
    max === null ? t('above', { amount: amount(min) }) : `${amount(min)} – ${amount(max)}`;
  const price = (band: PriceBand): string => {
    const [min, max, riel] = band;
    if (min === 0 && max !== null) return t('upTo', { amount: moneyMessage(max, riel?.[1]) });
    if (max === null) return t('above', { amount: moneyMessage(min, riel?.[0]) });
    return riel ? `${named(riel, formatRiel)} (${named(band, formatDollars)})` : named(band, formatDollars);
  };
  return {
    price,
    /**
     * The band in riel. A band from zero shows only its end. '' if the band was entered in riel, or the shop
     * shows no riel.
     */
    riel: (band: PriceBand): string => {
      if (!rate || band[2]) return '';
      const inRiel = (dollars: number) => formatRiel(rielOf(centsOf(dollars), rate));
      return band[0] === 0 && band[1] !== null ? inRiel(band[1]) : named(band, inRiel);
    },
    rating: (stars: number): string => {
      if (stars === 5) return labels('stars', { n: stars });
      return stars === 1 ? t('starsUpOne') : t('starsUp', { n: stars });
    },
  };
}
