import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/operation.ts';
import { type LanguageCode, otherLanguage } from '#contract/languages.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { suggestName } from '#contract/operations/office/catalogue/suggest-name.ts';
import { officeQuery, useOfficeQuery } from '#office/data/query-client.ts';
import { useDebouncedValue } from '#office/forms/use-debounced-value.ts';
import type { QuickProduct } from './quick-product.ts';

const debounceMs = 400;

type Categories = Answer<typeof getTaxonomy>['categories'];

export interface Offer {
  /** The typed or suggested names. */
  names: Record<LanguageCode, string>;
  isNameOffered: boolean;
  categoryId: number | null;
  isCategoryOffered: boolean;
  /** Whether no request is pending. */
  isReady: boolean;
  /** Null while loading. */
  categories: Categories | null;
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
  return {
    names: { [lang]: typed, [other]: (names[other] ?? offered?.name ?? '').trim() } as Offer['names'],
    isNameOffered: names[other] === undefined && Boolean(offered?.name),
    ...categoryOf(usable, categoryId, offered?.categoryId),
    isReady: typed === rested && !isFetching && (taxonomy !== undefined || isError),
    categories: usable,
  };
}

/** Returns the selected category if it is usable, otherwise the suggested one, or the only one there is. */
function categoryOf(
  usable: Categories | null,
  selected: number | null,
  suggested: number | null | undefined,
): Pick<Offer, 'categoryId' | 'isCategoryOffered'> {
  const isUsable = (id: number | null | undefined) => usable?.some((each) => each.id === id) ?? false;
  if (isUsable(selected)) return { categoryId: selected, isCategoryOffered: false };
  const only = usable?.length === 1 ? usable[0]?.id : undefined;
  const categoryId = (isUsable(suggested) ? suggested : only) ?? null;
  return { categoryId, isCategoryOffered: categoryId !== null };
}
