import { type ReactNode, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { useDebouncedSearch } from '../forms/use-debounced-search.ts';
import { useLabels } from '../office-context.ts';
import './filter-bar.css';

interface FilterBarProps {
  find: string;
  onFind: (find: string) => void;
  /** Describes the searched fields. */
  hint: string;
  /** Clears the filters; null if none is active. */
  onClear?: (() => void) | null;
  /** Fields beside the search; collapsed on phones. Omitted for search only. */
  children?: ReactNode;
}

/** A table's search and filters. */
export function FilterBar({ find, onFind, hint, onClear, children }: FilterBarProps) {
  const t = useLabels(officeFiltersLabels);
  const common = useLabels(officeCommonLabels);
  const [isOpen, setOpen] = useState(false);
  const search = useDebouncedSearch(find, onFind);
  return (
    <search>
      <form
        className={isOpen || children === undefined ? 'filters is-open' : 'filters'}
        onSubmit={(event) => {
          event.preventDefault();
          search.search();
        }}
      >
        <SearchField
          search={search}
          name="find"
          className="filter-find"
          label={common('search')}
          optional=" "
          placeholder={hint}
        />
        {children !== undefined && (
          <Button
            kind="ghost"
            className="filter-open"
            icon="sliders-horizontal"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('filters')}
          </Button>
        )}
        {children}
        {onClear && (
          <Button kind="quiet" icon="x" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}
