import type { ComponentProps } from 'react';
import { Field } from '#ui/field.tsx';
import type { useDebouncedSearch } from './use-debounced-search.ts';

type SearchFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'onChange'> & {
  search: ReturnType<typeof useDebouncedSearch>;
};

/** A search field. It searches after a pause, or at once on Enter. */
export function SearchField({ search: { typed, type, search }, onKeyDown, ...field }: SearchFieldProps) {
  return (
    <Field
      type="search"
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      {...field}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          search();
        } else onKeyDown?.(event);
      }}
    />
  );
}
