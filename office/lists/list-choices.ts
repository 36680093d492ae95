import { choicesAddress } from '../choices-address.ts';

/** What the address of a list may contain. */
export interface ListAddress {
  /** The views besides all rows. */
  views?: readonly string[];
  sorts?: readonly string[];
  /** The column sorted by default; a leading `-` means descending. Omitted for an order without a column. */
  sort?: string;
  /** The columns that are first sorted in descending order. */
  descending?: readonly string[];
  /** Whether it can be opened at a page. */
  hasPages?: true;
  /** The filters, and whether a value is valid. */
  filters?: Readonly<Record<string, (value: string) => boolean>>;
}

/** The choices of a list, as in its URL. '' means all rows, or the default order. */
export interface ListChoices {
  view: string;
  find: string;
  filters: Readonly<Record<string, string>>;
  sort: string;
  /** '' is the column's first direction. */
  order: '' | 'up' | 'down';
  /** The page that the list starts with; '' for the first. */
  page: string;
}

const all: ListChoices = { view: '', find: '', filters: {}, sort: '', order: '', page: '' };
const longest = 100;

export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(value) && !Number.isNaN(Date.parse(value));
export const isId = (value: string): boolean => /^[1-9]\d{0,8}$/u.test(value);
const isPage = (value: string): boolean => /^[1-9]\d{0,3}$/u.test(value);
export const isAny = (): boolean => true;

/** Parses the choices from an address. Invalid values mean the default. */
export function choicesOf(list: ListAddress, query: URLSearchParams): ListChoices {
  const value = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  const choices = {
    ...all,
    view: list.views?.find((view) => view === value('view')) ?? '',
    find: value('find'),
    page: list.hasPages && isPage(value('page')) ? value('page') : '',
    filters: Object.fromEntries(
      Object.entries(list.filters ?? {}).flatMap(([name, isValid]) =>
        value(name) !== '' && isValid(value(name)) ? [[name, value(name)]] : [],
      ),
    ),
  };
  const order = value('order');
  const isOrdered = order === 'up' || order === 'down';
  const columns = [value('sort'), isOrdered ? orderOf(list, all).by : ''];
  const by = columns.find((name) => list.sorts?.includes(name));
  if (by === undefined) return choices;
  return sortedAs(list, choices, by, isOrdered ? order === 'down' : isDescendingFirst(list, by));
}

export const addressOf = (path: string, { filters, sort, order, ...choices }: ListChoices): string =>
  choicesAddress<Record<string, string>>(
    path,
    { ...choices, ...filters, sort, order },
    { view: '', find: '', sort: '', order: '', page: '' },
  );

/** Whether the list is searched or filtered. */
export const isNarrowed = ({ find, filters }: ListChoices): boolean =>
  find !== '' || Object.keys(filters).length > 0;

/** Returns the same view and order without search and filters. */
export const widened = (choices: ListChoices): ListChoices => ({
  ...choices,
  find: '',
  filters: {},
  page: '',
});

/** Sets a filter; '' removes it. */
export function filteredBy(choices: ListChoices, name: string, value: string): ListChoices {
  const { [name]: _, ...filters } = choices.filters;
  return { ...choices, page: '', filters: value === '' ? filters : { ...filters, [name]: value } };
}

const isDescendingFirst = ({ descending = [] }: ListAddress, by: string) => descending.includes(by);

/** Returns the sorted column, or '', and its direction. */
export function orderOf(
  list: ListAddress,
  { sort, order }: Pick<ListChoices, 'sort' | 'order'>,
): { by: string; isDown: boolean } {
  const { sort: standard = '' } = list;
  if (sort === '') return { by: standard.replace('-', ''), isDown: standard.startsWith('-') };
  return { by: sort, isDown: order === '' ? isDescendingFirst(list, sort) : order === 'down' };
}

/** Sorts by a column, or in the default order if `by` is ''. */
export function sortedAs(list: ListAddress, choices: ListChoices, by: string, isDown: boolean): ListChoices {
  const standard = orderOf(list, all);
  if (by === '' || (by === standard.by && isDown === standard.isDown))
    return { ...choices, page: '', sort: '', order: '' };
  const direction = isDown ? 'down' : 'up';
  return { ...choices, page: '', sort: by, order: isDown === isDescendingFirst(list, by) ? '' : direction };
}

/** Sorts by a column, or reverses the order if the list is already sorted by it. */
export function sortedBy(list: ListAddress, choices: ListChoices, by: string): ListChoices {
  const now = orderOf(list, choices);
  return sortedAs(list, choices, by, now.by === by ? !now.isDown : isDescendingFirst(list, by));
}
