import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { type ListingSort, sorts } from './listing-params.ts';

const keys = {
  featured: 'featured',
  'price-asc': 'priceAscending',
  'price-desc': 'priceDescending',
  'date-asc': 'dateAscending',
  'date-desc': 'dateDescending',
} as const satisfies Record<ListingSort, string>;

/** Returns the sort orders of a list, named as in the specification (§9). */
export function useSortOptions(): { value: ListingSort; text: string }[] {
  const t = useLabels(filterOptionsLabels);
  return sorts.map((value) => ({ value, text: t(keys[value]) }));
}
