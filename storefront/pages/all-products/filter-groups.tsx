import type { PriceBand } from '#rules/price-band.ts';
import { type ReactNode, useDeferredValue } from 'react';
import { truncateLengths, listing } from '#contract/constants.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Chip, Swatch } from '#ui/choices.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { UserText } from '#ui/user-text.tsx';
import { StarsRow } from '#ui/stars.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterGroup, OptionCount, OptionRow } from './filter-group.tsx';
import { useFilterNames } from './filter-names.ts';
import { keyOf, priceValue } from './listing-address.ts';
import { type IdKind, type ListingParams, toggled } from './listing-params.ts';
import {
  countOf,
  type FilterCounts,
  type FilterOption,
  type FilterOptions,
  wireNames,
} from './listing-data.ts';

interface FilterGroupsProps {
  options: FilterOptions;
  /** The counts shown beside each value, given the other selected filters. */
  counts: FilterCounts | null;
  choices: ListingParams;
  onChange: (change: Partial<ListingParams>) => void;
  /** Whether the groups are in the sheet, which a phone shows before the groups below its edge are rendered. */
  inSheet?: boolean;
}

/** All filters of a list (specification §2). The fields are named like the URL's query keys. */
export function FilterGroups({ options, counts, choices, onChange, inSheet = false }: FilterGroupsProps) {
  const whole = useDeferredValue(true, !inSheet);
  const t = useLabels(sidebarFilterLabels);
  const names = useFilterNames();
  const { price } = choices;
  // A price typed in the search is shown as a selected band while it applies.
  const isWorded =
    price !== null && !listing.priceBands.some((band) => priceValue(band) === priceValue(price));
  // For a search, most categories have no results.
  const shownCategories = options.categories.filter(
    ({ id }) =>
      choices.typed === '' || choices.categories.includes(id) || countOf(counts, 'CategoryID', id) !== 0,
  );
  const bands: readonly PriceBand[] = isWorded ? [price, ...listing.priceBands] : listing.priceBands;
  /** Returns the props of a value's checkbox. */
  const box = (kind: IdKind, id: number) =>
    ({
      type: 'checkbox',
      name: keyOf(kind),
      value: id,
      checked: choices[kind].includes(id),
      onChange: () => onChange({ [kind]: toggled(choices[kind], id) }),
    }) as const;
  const count = (kind: IdKind, id: number) => countOf(counts, wireNames[kind], id);
  const chips = (kind: IdKind, each: readonly FilterOption[]) => (
    <div className="chips">
      {each.map(({ id, name }) => (
        <Chip key={id} {...box(kind, id)}>
          <TruncatedText text={name} length={truncateLengths.filterName} />
          <OptionCount count={count(kind, id)} />
        </Chip>
      ))}
    </div>
  );
  const radio = (
    kind: 'price' | 'rating',
    value: string | number,
    chosen: PriceBand | number | null,
    shown: ReactNode,
  ) => (
    <OptionRow
      key={value}
      type="radio"
      name={kind}
      value={value}
      checked={value === (kind === 'rating' ? (choices.rating ?? '') : priceValue(choices.price))}
      onChange={() => onChange({ [kind]: chosen })}
      count={
        kind === 'price' && isWorded && value === priceValue(price)
          ? countOf(counts, '')
          : countOf(counts, kind === 'rating' ? 'Rating' : 'Price', value)
      }
    >
      {shown}
    </OptionRow>
  );
  const first = shownCategories.length > 0 && (
    <FilterGroup title={t('lbl_lftfilt_category')} open>
      <CategoryFilter
        options={shownCategories}
        counts={counts}
        chosen={choices.categories}
        onChange={(categories) => onChange({ categories })}
      />
    </FilterGroup>
  );
  if (!whole) return first;
  return (
    <>
      {first}
      <FilterGroup title={t('lbl_lftfilt_price')} open>
        {radio('price', '', null, t('anyPrice'))}
        {bands.map((band) =>
          radio(
            'price',
            priceValue(band),
            band,
            <span className="run">
              <bdi>{names.price(band)}</bdi> <bdi className="riel">{names.riel(band)}</bdi>
            </span>,
          ),
        )}
      </FilterGroup>
      {options.colors.length > 0 && (
        <FilterGroup title={t('colors')} open>
          <div className="swatches">
            {options.colors.map(({ id, name, hex }) => (
              <Swatch key={id} {...box('colors', id)} color={hex} label={name}>
                <OptionCount count={count('colors', id)} />
              </Swatch>
            ))}
          </div>
        </FilterGroup>
      )}
      <FilterGroup title={t('lbl_lftfilt_rating')} open>
        {radio('rating', '', null, t('anyRating'))}
        {listing.ratings.map((stars) =>
          radio(
            'rating',
            stars,
            stars,
            <>
              <StarsRow rating={stars} />
              <span>{names.rating(stars)}</span>
            </>,
          ),
        )}
      </FilterGroup>
      {options.sizes.length > 0 && (
        <FilterGroup title={t('sizes')} name={keyOf('sizes')} open={choices.sizes.length > 0}>
          {chips('sizes', options.sizes)}
        </FilterGroup>
      )}
      {options.brands.length > 0 && (
        <FilterGroup title={t('lbl_lftfilt_brand')} name={keyOf('brands')} open={choices.brands.length > 0}>
          {options.brands.map(({ id, name }) => (
            <OptionRow key={id} {...box('brands', id)} count={count('brands', id)}>
              <UserText text={name}>
                <TruncatedText text={name} length={truncateLengths.filterName} />
              </UserText>
            </OptionRow>
          ))}
        </FilterGroup>
      )}
      {options.tags.length > 0 && (
        <FilterGroup title={t('tags')} name={keyOf('tags')} open={choices.tags.length > 0}>
          {chips('tags', options.tags)}
        </FilterGroup>
      )}
    </>
  );
}
