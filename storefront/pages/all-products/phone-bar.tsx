import { useState } from 'react';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { ActionBar } from '#storefront/layout/action-bar.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ListingData } from './listing-data.ts';
import { filterCount, type ListingParams, type ListingSort } from './listing-params.ts';
import { useSortOptions } from './sort-names.ts';

interface PhoneBarProps {
  data: ListingData;
  choices: ListingParams;
  onChange: (change: Partial<ListingParams>) => void;
  onApply: (choices: ListingParams) => void;
}

/** Filter and sort within thumb reach on phones. The rest of the page isn't rendered again when the sheet opens. */
export function PhoneBar({ data, choices, onChange, onApply }: PhoneBarProps) {
  const [open, setOpen] = useState(false);
  const t = useLabels(filterOptionsLabels);
  const sortOptions = useSortOptions();
  const count = filterCount(data.base, choices);
  return (
    <>
      <ActionBar label={t('filterAndSort')}>
        <Button icon="sliders-horizontal" onClick={() => setOpen(true)} aria-haspopup="dialog">
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
      <FilterSheet data={data} open={open} onClose={() => setOpen(false)} onApply={onApply} />
    </>
  );
}
