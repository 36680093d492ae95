import type { LanguageCode } from '#contract/languages.ts';
import type { Input } from '#contract/operation.ts';
import type { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { isId, type ListAddress, type ListChoices } from '#office/lists/list-choices.ts';

type Request = Input<typeof listProducts>;

/** The table's built-in views and their filters. */
const views = {
  low: { stock: 'low' },
  owed: { stock: 'owed' },
  untranslated: { isUntranslated: true },
  hidden: { state: 'hidden' },
  archived: { state: 'archived' },
} as const satisfies Record<string, Request>;
export const viewNames = Object.keys(views) as (keyof typeof views)[];

const sorts = ['name', 'sku', 'category', 'price', 'stock', 'state', 'changed'] as const;

/** The newest first, or sorted by a column. */
export const list: ListAddress = { views: viewNames, sorts, filters: { category: isId } };

/** Builds the call's input. `language` is the one in which staff read names. */
export function requestOf(
  { view, find, filters: { category }, sort, order }: ListChoices,
  language: LanguageCode,
): Request {
  const name = viewNames.find((each) => each === view);
  return {
    ...(name && views[name]),
    find,
    categoryId: category === undefined ? null : Number(category),
    sort: sorts.find((each) => each === sort) ?? 'newest',
    isBackwards: order === 'down',
    language,
  };
}
