import { choicesAddress } from '#office/choices-address.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Input } from '#contract/operation.ts';
import type { listProducts } from '#contract/operations/office/catalogue/list-products.ts';

type Request = Input<typeof listProducts>;

/** The views of the table, and what each asks for. */
const views = {
  all: {},
  low: { stock: 'low' },
  untranslated: { isUntranslated: true },
  hidden: { state: 'hidden' },
  archived: { state: 'archived' },
} as const satisfies Record<string, Request>;
export type View = keyof typeof views;
export const viewNames = Object.keys(views) as View[];

/** By what columns it can be sorted, beside the newest first. */
export const sorts = ['name', 'sku', 'category', 'price', 'stock', 'state', 'changed'] as const;
export type Sort = (typeof sorts)[number];

/** Which products are shown and in what order, as the address says it; '' is any, or the newest first. */
export interface ProductsChoices {
  view: View;
  find: string;
  category: string;
  sort: Sort | '';
  order: 'down' | '';
}

const usual: ProductsChoices = { view: 'all', find: '', category: '', sort: '', order: '' };
const longest = 100;

/** What an address asks for; what it may not say is as usual. */
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

/** The address of some products, below that of the table. */
export const addressOf = (table: string, choices: ProductsChoices): string =>
  choicesAddress(table, choices, usual);

/** Sorted by a column, or the other way round when it is already. */
export const sortedBy = (choices: ProductsChoices, sort: Sort): ProductsChoices => ({
  ...choices,
  sort,
  order: choices.sort === sort && choices.order === '' ? 'down' : '',
});

export const isNarrowed = ({ find, category }: ProductsChoices): boolean => find !== '' || category !== '';

/** The same view and order, of all products. */
export const widened = (choices: ProductsChoices): ProductsChoices => ({
  ...choices,
  find: usual.find,
  category: usual.category,
});

/** The sort order as one word, for a select: `price`, or `price-down` from the highest. */
export const sortWord = ({ sort, order }: ProductsChoices): string =>
  order === '' ? sort : `${sort}-${order}`;

/** Sorted as that word says; '' is the newest first. */
export function sortedAs(choices: ProductsChoices, word: string): ProductsChoices {
  const [name, order = ''] = word.split('-');
  const sort = sorts.find((each) => each === name) ?? '';
  return { ...choices, sort, order: sort !== '' && order === 'down' ? 'down' : '' };
}

/** The call's request; `language` is the one staff read names in. */
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
