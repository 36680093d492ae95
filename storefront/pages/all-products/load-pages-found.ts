import { getCustomPageList } from '#contract/operations/content/get-custom-page-list.ts';
import type { LoadContext } from '#storefront/page.ts';
import { linkedText, pagePath } from '#storefront/shell-data/own-links.ts';
import { hasAllWords } from './faq-found.ts';
import type { ListingData } from './listing-data.ts';
import { orNone } from './load-options.ts';

/** Maximum number of pages above a search's products. */
const maxPages = 5;

/** Returns the shop's own pages that have all words of a search in their title or keywords. */
export async function loadPagesFound(
  context: LoadContext,
  typed: string,
): Promise<Pick<ListingData, 'pages'>> {
  if (typed === '') return {};
  const { call, lang } = context;
  const all = await orNone(context, 'pages', call(getCustomPageList, { languageCode: lang }));
  const found = all.filter(({ SearchText }) => hasAllWords(SearchText, typed)).slice(0, maxPages);
  if (!found[0]) return {};
  const to = found.map(({ Slug, Title }) => ({ text: Title, href: pagePath(lang, Slug) }));
  return { pages: linkedText(found[0].PagesFound, to) };
}
