import { type Resource, sortsOf } from '#contract/resource.ts';
import { choicesAddress } from '../choices-address.ts';

/** The choices of a resource's list, as in its URL. '' means all records, or the default order. */
export interface ListChoices {
  view: string;
  find: string;
  sort: string;
  order: 'down' | '';
  /** The values of filtered fields. Fields without a filter are omitted. */
  filters: Readonly<Record<string, string>>;
}

const defaults: Omit<ListChoices, 'filters'> = { view: '', find: '', sort: '', order: '' };
const longest = 100;

/** Parses the choices from an address. Invalid values mean the default. */
export function choicesOf(resource: Pick<Resource, 'list' | 'title'>, query: URLSearchParams): ListChoices {
  const { list } = resource;
  const sort = query.get('sort') ?? '';
  const view = query.get('view') ?? '';
  const isSorted = sortsOf(resource).includes(sort);
  return {
    view: Object.hasOwn(list.views ?? {}, view) ? view : '',
    find: (query.get('find') ?? '').trim().slice(0, longest),
    sort: isSorted ? sort : '',
    order: isSorted && query.get('order') === 'down' ? 'down' : '',
    filters: Object.fromEntries(
      (list.filters ?? []).flatMap((name) => {
        const value = (query.get(name) ?? '').trim().slice(0, longest);
        return value === '' ? [] : [[name, value]];
      }),
    ),
  };
}

export const addressOf = (table: string, { filters, ...choices }: ListChoices): string =>
  choicesAddress<Record<string, string>>(table, { ...choices, ...filters }, { ...defaults });

/** Sorts by a column, or reverses it if already sorted by it. */
export const sortedBy = (choices: ListChoices, sort: string): ListChoices => ({
  ...choices,
  sort,
  order: choices.sort === sort && choices.order === '' ? 'down' : '',
});
