import type { ReactNode } from 'react';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { type Choice, SelectField } from '#ui/select-field.tsx';
import { FilterBar } from './filter-bar.tsx';
import { DayField } from '../forms/day-field.tsx';
import { useLabels } from '../office-context.ts';
import {
  filteredBy,
  isNarrowed,
  type ListAddress,
  type ListChoices,
  orderOf,
  sortedAs,
  widened,
} from './list-choices.ts';

/** A filter of a list: one of several values, a day, or a check box for the value `yes`. */
export interface ListFilter {
  name: string;
  label: string;
  /** The text for any value. */
  any?: string;
  options: readonly Choice[] | 'day' | 'check';
}

interface ListFiltersProps {
  list: ListAddress;
  choices: ListChoices;
  hint: string;
  filters: readonly ListFilter[];
  /** The sortable columns. */
  sorts: readonly { name: string; head: string }[];
  /** Shown at the end. */
  tools: ReactNode;
  onChange: (after: ListChoices) => void;
}

/** The search and filters of a list and, on phones, its sort order. */
export function ListFilters({ list, choices, hint, filters, sorts, tools, onChange }: ListFiltersProps) {
  return (
    <FilterBar
      find={choices.find}
      onFind={(find) => onChange({ ...choices, find })}
      hint={hint}
      onClear={isNarrowed(choices) ? () => onChange(widened(choices)) : null}
    >
      {filters.length + sorts.length > 0 ? (
        <>
          {filters.map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              value={choices.filters[filter.name] ?? ''}
              onChange={(value) => onChange(filteredBy(choices, filter.name, value))}
            />
          ))}
          {sorts.length > 0 && <SortField {...{ list, choices, sorts, onChange }} />}
          {tools && <div className="exports">{tools}</div>}
        </>
      ) : undefined}
    </FilterBar>
  );
}

interface FilterFieldProps {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

function FilterField({ filter: { name, label, any, options }, value, onChange }: FilterFieldProps) {
  const t = useLabels(officeListLabels);
  if (options === 'check')
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === 'yes'}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'yes' : '')}
        />
        {label}
      </label>
    );
  const field = {
    name,
    label,
    optional: ' ',
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  if (options === 'day') return <DayField {...field} />;
  return <SelectField {...field} choose={any ?? t('all')} options={options} />;
}

/** The sort order on phones, where the table's head isn't shown. */
function SortField({
  list,
  choices,
  sorts,
  onChange,
}: Pick<ListFiltersProps, 'list' | 'choices' | 'sorts' | 'onChange'>) {
  const t = useLabels(officeListLabels);
  const { by, isDown } = orderOf(list, choices);
  const isOfColumn = sorts.some(({ name }) => name === by);
  const isNewest = !sorts.some(({ name }) => name === list.sort?.replace('-', ''));
  return (
    <SelectField
      name="sort"
      className="list-sort"
      label={t('sortBy')}
      optional=" "
      {...(isNewest && { choose: t('newest') })}
      options={sorts.flatMap(({ name, head }) => [
        { value: name, text: `${head} ↑` },
        { value: `${name}-down`, text: `${head} ↓` },
      ])}
      value={isOfColumn ? `${by}${isDown ? '-down' : ''}` : ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(sortedAs(list, choices, value.replace('-down', ''), value.endsWith('-down')))
      }
    />
  );
}
