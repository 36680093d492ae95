import { cutLengths, listing } from '#contract/constants.ts';
import { sidebarFilterLabels } from '#contract/labels/sidebar-filter.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Chip, Swatch } from '#ui/choices.tsx';
import { CutText } from '#ui/cut-text.tsx';
import { StarsRow } from '#ui/stars.tsx';
import { CategoryFilter } from './category-filter.tsx';
import './filter-groups.css';
import { FilterGroup, OptionRow } from './filter-group.tsx';
import { useFilterNames } from './filter-names.ts';
import { keyOf, priceValue } from './listing-address.ts';
import { type IdKind, type ListingChoices, toggled } from './listing-choices.ts';
import type { FilterOption, FilterOptions } from './listing-data.ts';

interface FilterGroupsProps {
  options: FilterOptions;
  choices: ListingChoices;
  onChange: (change: Partial<ListingChoices>) => void;
}

/** Everything a list can be narrowed by (specification §2). The fields are named like the keys of the address. */
export function FilterGroups({ options, choices, onChange }: FilterGroupsProps) {
  const t = useLabels(sidebarFilterLabels);
  const names = useFilterNames();
  const chosenPrice = choices.price && priceValue(choices.price);
  const toggle = (kind: IdKind, id: number) => () => onChange({ [kind]: toggled(choices[kind], id) });
  const chips = (kind: IdKind, each: readonly FilterOption[]) => (
    <div className="chips">
      {each.map(({ id, name }) => (
        <Chip
          key={id}
          type="checkbox"
          name={keyOf(kind)}
          value={id}
          checked={choices[kind].includes(id)}
          onChange={toggle(kind, id)}
        >
          <CutText text={name} length={cutLengths.filterName} />
        </Chip>
      ))}
    </div>
  );
  return (
    <>
      {options.categories.length > 0 && (
        <FilterGroup title={t('lbl_lftfilt_category')} open>
          <CategoryFilter
            options={options.categories}
            chosen={choices.categories}
            onChange={(categories) => onChange({ categories })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={t('lbl_lftfilt_price')} open>
        <OptionRow
          type="radio"
          name="price"
          value=""
          checked={!chosenPrice}
          onChange={() => onChange({ price: null })}
        >
          {t('anyPrice')}
        </OptionRow>
        {listing.priceBands.map((band) => (
          <OptionRow
            key={priceValue(band)}
            type="radio"
            name="price"
            value={priceValue(band)}
            checked={priceValue(band) === chosenPrice}
            onChange={() => onChange({ price: band })}
          >
            <bdi>{names.price(band)}</bdi>
          </OptionRow>
        ))}
      </FilterGroup>
      {options.colors.length > 0 && (
        <FilterGroup title={t('colors')} open>
          <div className="swatches">
            {options.colors.map(({ id, name, hex }) => (
              <Swatch
                key={id}
                type="checkbox"
                name={keyOf('colors')}
                value={id}
                color={hex}
                label={name}
                checked={choices.colors.includes(id)}
                onChange={toggle('colors', id)}
              />
            ))}
          </div>
        </FilterGroup>
      )}
      <FilterGroup title={t('lbl_lftfilt_rating')} open>
        <OptionRow
          type="radio"
          name="rating"
          value=""
          checked={choices.rating === null}
          onChange={() => onChange({ rating: null })}
        >
          {t('anyRating')}
        </OptionRow>
        {listing.ratings.map((stars) => (
          <OptionRow
            key={stars}
            type="radio"
            name="rating"
            value={stars}
            checked={choices.rating === stars}
            onChange={() => onChange({ rating: stars })}
          >
            <StarsRow rating={stars} />
            <span>{names.rating(stars)}</span>
          </OptionRow>
        ))}
      </FilterGroup>
      {options.sizes.length > 0 && (
        <FilterGroup title={t('sizes')} open={choices.sizes.length > 0}>
          {chips('sizes', options.sizes)}
        </FilterGroup>
      )}
      {options.brands.length > 0 && (
        <FilterGroup title={t('lbl_lftfilt_brand')} open={choices.brands.length > 0}>
          {options.brands.map(({ id, name }) => (
            <OptionRow
              key={id}
              type="checkbox"
              name={keyOf('brands')}
              value={id}
              checked={choices.brands.includes(id)}
              onChange={toggle('brands', id)}
            >
              <CutText text={name} length={cutLengths.filterName} />
            </OptionRow>
          ))}
        </FilterGroup>
      )}
      {options.tags.length > 0 && (
        <FilterGroup title={t('tags')} open={choices.tags.length > 0}>
          {chips('tags', options.tags)}
        </FilterGroup>
      )}
    </>
  );
}
