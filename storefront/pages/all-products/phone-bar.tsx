import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { ActionBar } from '#storefront/layout/action-bar.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { filterCount, type ListingBase, type ListingParams, type ListingSort } from './listing-params.ts';
import { useSortOptions } from './sort-names.ts';

interface PhoneBarProps {
  base: ListingBase;
  choices: ListingParams;
  onFilter: () => void;
  onChange: (change: Partial<ListingParams>) => void;
}

/** Filter and sort within thumb reach on phones. */
export function PhoneBar({ base, choices, onFilter, onChange }: PhoneBarProps) {
  const t = useLabels(filterOptionsLabels);
  const sortOptions = useSortOptions();
  const count = filterCount(base, choices);
  return (
    <ActionBar label={t('filterAndSort')}>
      <Button icon="sliders-horizontal" onClick={onFilter} aria-haspopup="dialog">
        {t('filter')}
        {count > 0 && (
          <span className="dot-in">
            <Num>{count}</Num>
          </span>
        )}
      </Button>
      <label className="btn ghost sort-btn">
        <Icon name="arrow-up-down" />
        <span className="vh">{t('sort')}</span>
        <select
          value={choices.sort}
          onChange={(event) => onChange({ sort: event.target.value as ListingSort })}
        >
          {sortOptions.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </ActionBar>
  );
}
