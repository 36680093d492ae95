import { choicesAddress } from '#office/choices-address.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Input } from '#contract/operation.ts';
import type { listProducts } from '#contract/operations/office/catalogue/list-products.ts';

type Request = Input<typeof listProducts>;

/** The table's built-in views and their filters. */
const views = {
  all: {},
  low: { stock: 'low' },
  untranslated: { isUntranslated: true },
  hidden: { state: 'hidden' },
  archived: { state: 'archived' },
} as const satisfies Record<string, Request>;
export type View = keyof typeof views;
export const viewNames = Object.keys(views) as View[];

/** The columns that can be sorted, in addition to the default order, newest first. */
export const sorts = ['name', 'sku', 'category', 'price', 'stock', 'state', 'changed'] as const;
export type Sort = (typeof sorts)[number];

/** The filters and sort order in the URL. '' means any, or newest first. */
export interface ProductsChoices {
  view: View;
  find: string;
  category: string;
  sort: Sort | '';
  order: 'down' | '';
}

const defaults: ProductsChoices = { view: 'all', find: '', category: '', sort: '', order: '' };
const longest = 100;

/** Parses the filters from a URL. Invalid values mean the default. */
export function choicesOf(query: URLSearchParams): ProductsChoices {
  const category = query.get('category') ?? '';
  const sort = sorts.find((name) => name === query.get('sort')) ?? '';
  return {
    view: viewNames.find((name) => name === query.get('view')) ?? 'all',
    find: (query.get('find') ?? '').trim().slice(0, longest),
    category: /^[1-9]\d{0,8}$/u.test(category) ? category : '',
    sort,
    order: sort !== '' && query.get('order') === 'down' ? 'down' : '',
  };
}

/** Returns the URL of the filtered table. */
export const addressOf = (table: string, choices: ProductsChoices): string =>
  choicesAddress(table, choices, defaults);

/** Sorts by a column, or reverses the order if the table is already sorted by it. */
export const sortedBy = (choices: ProductsChoices, sort: Sort): ProductsChoices => ({
  ...choices,
  sort,
  order: choices.sort === sort && choices.order === '' ? 'down' : '',
});

export const isNarrowed = ({ find, category }: ProductsChoices): boolean => find !== '' || category !== '';

/** Returns the same view and sort order without other filters. */
export const widened = (choices: ProductsChoices): ProductsChoices => ({
  ...choices,
  find: defaults.find,
  category: defaults.category,
});

/** Returns the sort order as one word, for a select: `price`, or `price-down` from the highest. */
export const sortWord = ({ sort, order }: ProductsChoices): string =>
  order === '' ? sort : `${sort}-${order}`;

/** Sorts as a word from `sortWord` says; '' is the newest first. */
export function sortedAs(choices: ProductsChoices, word: string): ProductsChoices {
  const [name, order = ''] = word.split('-');
  const sort = sorts.find((each) => each === name) ?? '';
  return { ...choices, sort, order: sort !== '' && order === 'down' ? 'down' : '' };
}

/** Builds the call's input. `language` is the one in which staff read names. */
export const requestOf = (
  { view, find, category, sort, order }: ProductsChoices,
  language: LanguageCode,
): Request => ({
  ...views[view],
  find,
  categoryId: category === '' ? null : Number(category),
  sort: sort === '' ? 'newest' : sort,
  isBackwards: order === 'down',
  language,
});
