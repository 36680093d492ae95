import type { ReactNode } from 'react';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { DayField } from '#office/forms/day-field.tsx';
import { useLabels } from '#office/office-context.ts';
import { FilterBar } from '#office/components/filter-bar.tsx';
import { useOrderWords, methodIds } from '#office/components/order-words.ts';
import { SelectField } from '#ui/select-field.tsx';
import { isNarrowed, type OrderFilters, widened } from './order-filters.ts';

interface FiltersProps {
  choices: OrderFilters;
  onChange: (choices: OrderFilters) => void;
  /** Shown at the end of the filters. */
  children?: ReactNode;
}

/** Table filters: text, days and payment method. */
export function Filters({ choices, onChange, children }: FiltersProps) {
  const t = useLabels(officeOrdersLabels);
  const words = useOrderWords();
  const days = (name: 'since' | 'until') => (
    <DayField
      name={name}
      label={t(name)}
      value={choices[name]}
      onChange={({ currentTarget }) => onChange({ ...choices, [name]: currentTarget.value })}
    />
  );
  return (
    <FilterBar
      find={choices.find}
      onFind={(find) => onChange({ ...choices, find })}
      hint={t('findHint')}
      onClear={isNarrowed(choices) ? () => onChange(widened(choices)) : null}
    >
      {days('since')}
      {days('until')}
      <SelectField
        name="way"
        label={t('way')}
        choose={t('anyWay')}
        options={methodIds.map((id) => ({ value: id, text: words.way(id) }))}
        value={choices.way}
        onChange={({ currentTarget }) => onChange({ ...choices, way: currentTarget.value })}
      />
      {children}
    </FilterBar>
  );
}
