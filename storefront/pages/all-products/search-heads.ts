import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import type { Answer } from '#contract/operation.ts';
import type { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import type { LoadContext } from '#storefront/page.ts';
import type { ListingParams } from './listing-params.ts';
import type { ListingData, FailedSearch } from './listing-data.ts';
import { quotedTerms } from './quoted-terms.ts';

type Counted = Answer<typeof getFilterCounts>;

/** Returns whether a count is of a group of products that share some words of the search. */
export const hasProducts = ({ Filter, TotalProducts }: Counted[number]): boolean =>
  Filter === 'SearchPart' && TotalProducts > 0;

/** The labels of groups at the end of the list. */
const lastGroups: Partial<
  Record<Counted[number]['Filter'], 'theseHave' | 'theseMention' | 'theseWrap' | 'thesePacks'>
> = {
  SearchFurther: 'theseHave',
  SearchMentions: 'theseMention',
  SearchWrapping: 'theseWrap',
  SearchPacks: 'thesePacks',
};

/** Returns the words of a group, as the call names them. */
const quotedPart = (context: LoadContext, part: string): string => quotedTerms(context, part.split(', '));

/**
 * Returns the headings of search groups by their position on the page. A group that began on an earlier page
 * gets its heading at the top.
 */
export function headsOf(
  context: LoadContext,
  { choices, counted, total }: { choices: ListingParams; counted: Counted; total: number },
): ListingData['heads'] {
  if (choices.sort !== 'featured') return [];
  const { label } = context;
  let before = 0;
  const parts = counted.filter(hasProducts).map(({ Value, TotalProducts }) => {
    const head = {
      at: before,
      text: label(allProductsLabels, 'theseHave', { text: quotedPart(context, Value) }),
    };
    before += TotalProducts;
    return head;
  });
  // Last come products that match less: first those without what a thing is for.
  let left = total;
  const last = counted.toReversed().flatMap(({ Filter, Value, TotalProducts }) => {
    const key = lastGroups[Filter];
    if (!key || TotalProducts === 0) return [];
    left -= TotalProducts;
    return [{ at: left, text: label(allProductsLabels, key, { text: quotedPart(context, Value) }) }];
  });
  const skipped = (choices.page - 1) * choices.show;
  const heads = [...parts, ...last.toReversed()].map(({ at, text }) => ({ at: at - skipped, text }));
  const current = heads.findLast(({ at }) => at <= 0);
  return [...(current ? [{ ...current, at: 0 }] : []), ...heads.filter(({ at }) => at > 0)];
}

/**
 * Returns a sentence that no product has all words of a search. It names the words of the first products if
 * no heading shows them.
 */
export function partText(
  context: LoadContext,
  { part, isEmpty, isInGroups }: { part: string; isEmpty: boolean; isInGroups: boolean },
): string {
  if (isInGroups && !isEmpty) return context.label(allProductsLabels, 'nothingHasAll');
  const text = quotedPart(context, part);
  return context.label(allProductsLabels, isEmpty ? 'noMatchPart' : 'resultsPart', { text });
}

/** Returns a sentence about the missing words of a search whose other words have results. */
export function noneOf(context: LoadContext, lost: FailedSearch | null): string | null {
  const none = (lost?.words ?? []).flatMap(({ text, products }) => (products === 0 ? [text] : []));
  if (none.length === 0 || none.length === lost?.words.length) return null;
  return context.label(allProductsLabels, 'weHaveNo', { text: quotedTerms(context, none) });
}
