import type { PriceBand } from '#rules/price-band.ts';
import type { ReactNode } from 'react';
import { truncateLengths } from '#contract/constants.ts';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useFilterNames } from './filter-names.ts';
import { listingAddress } from './listing-address.ts';
import {
  changed,
  cleared,
  filterCount,
  filtersOf,
  idKinds,
  type ListingParams,
  toggled,
} from './listing-params.ts';
import type { ListingData } from './listing-data.ts';

interface ChosenFiltersProps {
  data: ListingData;
  choices: ListingParams;
}

/**
 * The recognized terms of a search and the selected filters, as links that each remove one, and a link that
 * removes all filters.
 */
export function ChosenFilters({ data: { base, lost, options, understood }, choices }: ChosenFiltersProps) {
  const { links } = useShop();
  const t = useLabels(filterOptionsLabels);
  const filters = useLabels(sidebarFilterLabels);
  const names = useFilterNames();
  const labels = useLabels(allProductsLabels);
  const count = filterCount(base, choices);
  const filtered = count > 0;
  // If a search has only one filter, that filter's own link removes it.
  const clears = choices.typed ? count > 1 : filtered;
  if (!filtered && understood.length === 0) return null;

  const priceName = (band: PriceBand) => [names.price(band), names.riel(band)].filter(Boolean).join(' · ');
  const address = (after: ListingParams) => listingAddress(base, links.allProducts(), after);
  const off = (key: string, name: string, shown: ReactNode, href: string) => (
    <li key={key}>
      <a className="applied-chip" href={href} aria-label={t('removeFilter', { name })}>
        <bdi>{shown}</bdi>
        <Icon name="x" />
      </a>
    </li>
  );
  const chip = (key: string, name: string, shown: ReactNode, change: Partial<ListingParams>) =>
    off(key, name, shown, address(changed(choices, change)));
  return (
    <div className="chosen">
      {!lost && (understood.length > 0 || choices.typed !== choices.searchTerm) && (
        <p>{labels('understood')}</p>
      )}
      <ul className="applied" aria-label={t('chosenFilters')} data-neighbours>
        {understood.map(({ text, href }) => off(text, text, text, href))}
        {idKinds.flatMap((kind) =>
          options[kind]
            .filter(({ id }) => filtersOf(kind, base, choices).includes(id))
            .map(({ id, name }) => {
              const cut = <TruncatedText text={name} length={truncateLengths.filterName} />;
              const shown = kind === 'brands' ? <UserText text={name}>{cut}</UserText> : cut;
              return chip(`${kind} ${id}`, name, shown, { [kind]: toggled(choices[kind], id) });
            }),
        )}
        {choices.price && chip('price', priceName(choices.price), priceName(choices.price), { price: null })}
        {choices.rating !== null &&
          chip('rating', names.rating(choices.rating), names.rating(choices.rating), { rating: null })}
        {clears && (
          <li>
            <a className="clear" href={address(cleared(base, choices))}>
              {filters('clearAll')}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
