import { fetchSizes } from '#contract/constants.ts';
import { languages } from '#contract/languages.ts';
import type { Answer } from '#contract/operation.ts';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getColorsList } from '#contract/operations/catalogue/get-colors-list.ts';
import { getManufacturerList } from '#contract/operations/catalogue/get-manufacturer-list.ts';
import { getSizeList } from '#contract/operations/catalogue/get-size-list.ts';
import { getTagsList } from '#contract/operations/catalogue/get-tags-list.ts';
import { loadAllPages } from '#storefront/shell-data/load-all-pages.ts';
import type { LoadContext } from '#storefront/page.ts';
import type { FilterOptions } from './listing-data.ts';

/**
 * A category with its name in both languages, because URLs contain it and every page links to its
 * counterpart.
 */
export interface NamedCategory {
  id: number;
  parentId: number | null;
  names: Readonly<Record<'en' | 'ar', string>>;
  count: number;
  picture: string;
  /** Texts for search engines, by language id. */
  meta: Answer<typeof getCategoriesList>[number]['MetaJsonData'];
}

/** The first hundred, more than a sidebar can show. */
const firstHundred = { PageNo: 1, PageSize: fetchSizes.lists };

export async function loadCategories({ call }: LoadContext): Promise<NamedCategory[]> {
  const { data } = await loadAllPages((paging) => call(getCategoriesList, { ...paging, languageCode: 'en' }));
  return data.map((row) => {
    const named = (languageId: number) =>
      row.LocalizationJsonData?.find(({ langId }) => langId === languageId)?.text;
    return {
      id: row.CategoryID,
      parentId: row.ParentCategoryID,
      names: { en: row.Name, ar: named(languages.ar.id) || row.Name },
      count: row.TotalProducts,
      picture: row.AttachmentURL,
      meta: row.MetaJsonData,
    };
  });
}

/**
 * Returns the sidebar's lists. A list that fails to load is logged and omitted, because the products matter
 * most.
 */
export async function loadOptions(
  context: LoadContext,
  categories: readonly NamedCategory[],
): Promise<FilterOptions> {
  const { call, lang } = context;
  const request = { ...firstHundred, languageCode: lang };
  const [brands, sizes, colors, tags] = await Promise.all([
    rowsOrEmpty(context, 'brands', call(getManufacturerList, request)),
    rowsOrEmpty(context, 'sizes', call(getSizeList, request)),
    rowsOrEmpty(context, 'colours', call(getColorsList, request)),
    rowsOrEmpty(context, 'tags', call(getTagsList, request)),
  ]);
  return {
    categories: categories
      .filter(({ count }) => count > 0)
      .map(({ id, parentId, names }) => ({ id, parentId, name: names[lang] })),
    brands: brands.map(({ ManufacturerID: id, Name: name }) => ({ id, name })),
    sizes: sizes.map(({ SizeID: id, ShortName: name }) => ({ id, name })),
    colors: colors.map(({ ColorID: id, ColorName: name, HexCode: hex }) => ({ id, name, hex })),
    tags: tags.map(({ TagID: id, TagName: name }) => ({ id, name })),
  };
}

/** Returns the rows of an answer. An error is logged, and no rows are returned. */
export async function rowsOrEmpty<Row>(
  { report }: LoadContext,
  what: string,
  answer: Promise<{ data: Row[] }>,
): Promise<Row[]> {
  try {
    return (await answer).data;
  } catch (error) {
    report(error, what);
    return [];
  }
}
