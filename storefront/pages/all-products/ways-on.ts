import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { listText } from '#rules/text-of-language.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import type { LoadContext } from '#storefront/page.ts';
import { filterNames } from './filter-names.ts';
import { listingAddress } from './listing-address.ts';
import { changed, filtersOf, idKinds, type ListingChoices } from './listing-choices.ts';
import { countOf, type ListingData, type WayOn, wireNames } from './listing-data.ts';

/** Of filters that leave nothing: the kinds that alone are in the way, with what there is without them, most first. */
export function waysFromFilters(
  { label, lang, links }: LoadContext,
  { base, choices, options, counts }: Pick<ListingData, 'base' | 'choices' | 'options' | 'counts'>,
): WayOn[] {
  const names = filterNames(
    (key, values) => label(sidebarFilterLabels, key, values),
    (key, values) => label(sharedLabels, key, values),
  );
  const { price, rating } = choices;
  const ids = idKinds.map((kind) => {
    const chosen = filtersOf(kind, base, choices);
    const each = options[kind].filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    return { wire: wireNames[kind], name: listText(lang, each), change: { [kind]: [] } };
  });
  const kinds: {
    wire: (typeof ids)[number]['wire'] | 'Price' | 'Rating';
    name: string;
    change: Partial<ListingChoices>;
  }[] = [
    ...ids,
    { wire: 'Price', name: price ? names.price(price) : '', change: { price: null } },
    { wire: 'Rating', name: rating ? names.rating(rating) : '', change: { rating: null } },
  ];
  return kinds
    .map((kind) => ({ ...kind, n: countOf(counts, kind.wire) ?? 0 }))
    .filter(({ name, n }) => name !== '' && n > 0)
    .toSorted((one, other) => other.n - one.n)
    .map(({ name, n, change }) => {
      const found =
        n === 1
          ? label(allProductsLabels, 'productCountOne')
          : label(allProductsLabels, 'productCount', { n });
      return {
        text: `${label(filterOptionsLabels, 'removeFilter', { name })} (${found})`,
        href: listingAddress(base, links.allProducts(), changed(choices, change)),
      };
    });
}
