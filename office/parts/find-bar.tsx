import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { Field } from '#ui/field.tsx';
import { useTypedSearch } from '../forms/use-typed-search.ts';
import { useLabels } from '../office-context.ts';
import './filter-bar.css';

interface FindBarProps {
  find: string;
  onFind: (find: string) => void;
  /** In what is searched. */
  hint: string;
}

/** A text that narrows what is shown, where nothing else does. */
export function FindBar({ find, onFind, hint }: FindBarProps) {
  const t = useLabels(officeFiltersLabels);
  const { typed, type, search } = useTypedSearch(find, onFind);
  return (
    <search>
      <form
        className="filters is-open"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Field
          type="search"
          name="find"
          className="filter-find"
          label={t('find')}
          placeholder={hint}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </form>
    </search>
  );
}
