import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { type LoadContext, notFound, Redirect } from '#storefront/page.ts';
import { linksOf } from '#storefront/routes.ts';
import type { ListingBase } from './listing-params.ts';
import type { NamedCategory } from './load-options.ts';

/** What a listing's path means, before any choice. */
export interface ListingStart {
  base: ListingBase;
  name: string;
  /** The title and description for search engines; '' or undefined if unset. */
  meta?: { MetaTitle: string; MetaDescription: string } | undefined;
  /** The path without language, by language, because the slugs differ. */
  canonical: Readonly<Record<LanguageCode, string>>;
  trail: { name: string; path: string }[];
}

const keywords = {
  'all-categories': { title: 'titleAllProducts', sort: 'featured' },
  'popular-products': { title: 'titlePopularProducts', sort: 'featured' },
  'recent-products': { title: 'titleRecentProducts', sort: 'date-desc' },
} as const;

/**
 * Resolves a listing's path. Slugs of category 0 are keywords. Those of other categories don't matter: a
 * wrong one redirects, with the query kept (docs/specification.md).
 */
export function startOf(
  context: LoadContext,
  categories: readonly NamedCategory[],
): ListingStart | Redirect | typeof notFound {
  const { params, links, lang, label, query } = context;
  const { categoryId = '', name: slug = '' } = params;
  if (!/^\d{1,9}$/u.test(categoryId)) return notFound;
  const id = Number(categoryId);
  const requestedPath = `/${lang}/all-products/${categoryId}/${slug}`;
  const elsewhere = (path: string) => new Redirect(query.size > 0 ? `${path}?${query}` : path);
  const everything = { name: label(allProductsLabels, 'lbl_allprd_allproduct'), path: links.allProducts() };

  if (id === 0) {
    const keyword = Object.hasOwn(keywords, slug) ? keywords[slug as keyof typeof keywords] : null;
    const path = `/all-products/0/${keyword ? slug : 'all-categories'}`;
    if (!keyword || requestedPath !== `/${lang}${path}`) return elsewhere(`/${lang}${path}`);
    const isAll = slug === 'all-categories';
    const name = isAll ? everything.name : label(sharedLabels, keyword.title);
    const current = { name, path: requestedPath };
    return {
      base: { path: requestedPath, categoryId: 0, sort: keyword.sort },
      name,
      canonical: { en: path, ar: path },
      trail: isAll ? [current] : [everything, current],
    };
  }

  const category = categories.find((each) => each.id === id);
  if (!category) return notFound;
  const pathIn = (each: NamedCategory, language: LanguageCode) =>
    linksOf(language).category(each.id, each.names[language]);
  const path = pathIn(category, lang);
  if (requestedPath !== path) return elsewhere(path);
  const above = ancestors(category, categories).map((each) => ({
    name: each.names[lang],
    path: pathIn(each, lang),
  }));
  return {
    base: { path, categoryId: id, sort: 'featured' },
    name: category.names[lang],
    meta: category.meta?.find(({ langId }) => langId === languages[lang].id),
    canonical: {
      en: pathIn(category, 'en').slice('/en'.length),
      ar: pathIn(category, 'ar').slice('/ar'.length),
    },
    trail: [everything, ...above, { name: category.names[lang], path }],
  };
}

/** Returns the ancestors from the top down, without the category itself. */
function ancestors(category: NamedCategory, categories: readonly NamedCategory[]): NamedCategory[] {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent ? [...ancestors(parent, categories), parent] : [];
}
