import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/operation.ts';
import { type LanguageCode, otherLanguage } from '#contract/languages.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { suggestName } from '#contract/operations/office/catalogue/suggest-name.ts';
import { officeQuery, useOfficeQuery } from '#office/data/query-client.ts';
import { useDebouncedValue } from '#office/forms/use-debounced-value.ts';
import type { QuickProduct } from './quick-product.ts';

/** The debounce time in ms. */
const debounceMs = 400;

export interface Offer {
  /** The typed or suggested names. */
  names: Record<LanguageCode, string>;
  isNameOffered: boolean;
  categoryId: number | null;
  isCategoryOffered: boolean;
  /** Whether no request is pending. */
  isReady: boolean;
  /** Null while loading. */
  categories: Answer<typeof getTaxonomy>['categories'] | null;
}

/** The typed names, plus suggestions from the shop's vocabulary: the name in the other language and the category. */
export function useOffer({ names, categoryId }: QuickProduct, lang: LanguageCode): Offer {
  const other = otherLanguage(lang);
  const typed = names[lang]?.trim() ?? '';
  const rested = useDebouncedValue(typed, debounceMs);
  const { data, isFetching } = useQuery({
    ...officeQuery(suggestName, { name: rested, language: lang }),
    enabled: rested !== '',
  });
  const { data: taxonomy, isError } = useOfficeQuery(getTaxonomy, {});
  const usable = taxonomy?.categories.filter(({ state }) => state !== 'archived') ?? null;
  const offered = typed === rested ? data : undefined;
  const isThere = (id: number | null | undefined) => usable?.some((each) => each.id === id) ?? false;
  const only = usable?.length === 1 ? usable[0]?.id : undefined;
  const place = isThere(offered?.categoryId) ? offered?.categoryId : only;
  return {
    names: { [lang]: typed, [other]: (names[other] ?? offered?.name ?? '').trim() } as Offer['names'],
    isNameOffered: names[other] === undefined && Boolean(offered?.name),
    categoryId: isThere(categoryId) ? categoryId : (place ?? null),
    isCategoryOffered: !isThere(categoryId) && place !== undefined && place !== null,
    isReady: typed === rested && !isFetching && (taxonomy !== undefined || isError),
    categories: usable,
  };
}
