import {
  getSearchSuggestions,
  type SuggestionRow,
} from '#contract/operations/catalogue/get-search-suggestions.ts';
import { shownPopularSearches, suggestionsFor, type ListedProduct } from '#shop/catalogue/catalogue.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { servicePages, servicesFound } from '#rules/services-found.ts';
import { shopSettings } from '#shop/content/content.ts';
import { customPages } from '#shop/custom-pages/custom-pages.ts';
import { labelsOf, textIn } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';
import { extractPrice } from './chosen-products.ts';
import { priceKeys } from './product-row.ts';

export const handler = handle(
  getSearchSuggestions,
  async ({ SearchTerm, languageCode, IncludeMore = false }, { app }): Promise<SuggestionRow[]> => {
    if (SearchTerm.trim() === '' && IncludeMore)
      return (await shownPopularSearches(app.db, languageCode)).map((Name) => ({
        Kind: 'term',
        Id: 0,
        Name,
      }));
    const wordedPrice = await extractPrice(app.db, SearchTerm);
    const [{ categories, brands, products, terms }, pages] = await Promise.all([
      suggestionsFor(app.db, wordedPrice, languageCode),
      IncludeMore ? pagesFor(app.db, SearchTerm, languageCode) : [],
    ]);
    return [
      ...categories.map((category) => ({
        Kind: 'category' as const,
        Id: category.id,
        Name: textIn(category.names, languageCode),
        TotalProducts: category.products,
      })),
      ...brands.map((brand) => ({
        Kind: 'brand' as const,
        Id: brand.id,
        Name: brand.name,
        TotalProducts: brand.products,
      })),
      ...(IncludeMore || products.length === 0 ? terms : []).map((term) => ({
        Kind: 'term' as const,
        Id: 0,
        Name: term.text,
        TotalProducts: term.products,
      })),
      ...pages.map(({ Name, Path }) => ({ Kind: 'page' as const, Id: 0, Name, Path })),
      ...products.map(productSuggestion),
    ];
  },
);

/** Maximum number of questions and pages. */
const maxPages = 3;

/** Returns questions, pages of the shop's own and built-in pages that a search is about. */
async function pagesFor(
  db: Database,
  text: string,
  lang: LanguageCode,
): Promise<{ Name: string; Path: string }[]> {
  const { pages, builtIn } = servicesFound(
    { questions: [], pages: await customPages(db, lang) },
    text,
    false,
  );
  // Most searches are about products, so that questions aren't read for them.
  const [labels, ofFaq, { faq }] =
    builtIn.length > 0
      ? await Promise.all([
          labelsOf(db, sharedLabels, lang),
          labelsOf(db, faqLabels, lang),
          shopSettings(db, lang),
        ])
      : [sharedLabels.texts, faqLabels.texts, { faq: [] }];
  const own = faq.map(({ question, answer }, at) => ({ question, answer, path: `/faq#q${at}` }));
  const payment = { question: ofFaq.paymentQuestion, answer: ofFaq.paymentAnswer, path: '/faq' };
  const isBuiltIn = !faq.some(({ group }) => group === 'paying');
  const { questions } = servicesFound(
    { questions: isBuiltIn ? [payment, ...own] : own, pages: [] },
    text,
    false,
  );
  const found = [
    ...pages.map(({ slug, title }) => ({ Name: title, Path: `/pages/${slug}` })),
    ...questions.map(({ question, path }) => ({ Name: question, Path: path })),
  ];
  // The page where an errand is done always has a place.
  return [
    ...found.slice(0, maxPages - Math.min(1, builtIn.length)),
    ...builtIn.map((page) => ({ Name: labels[servicePages[page].title], Path: servicePages[page].path })),
  ]
    .slice(0, maxPages)
    .map(({ Name, Path }) => ({ Name, Path: `/${lang}${Path}` }));
}

function productSuggestion(product: ListedProduct): SuggestionRow {
  const { Price, DiscountedPrice } = priceKeys(product);
  const [picture] = product.pictures;
  return {
    Kind: 'product',
    Id: product.id,
    Name: product.name,
    ...(product.categoryName !== null && { CategoryName: product.categoryName }),
    Price,
    ...(DiscountedPrice !== undefined && { DiscountedPrice }),
    ...(picture && { AttachmentURL: picture.path }),
  };
}
