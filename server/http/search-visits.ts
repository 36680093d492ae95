import { languages, isLanguageCode } from '#contract/languages.ts';
import { noteVisitor } from '#shop/search/search.ts';

/**
 * Counts a visitor of a page of search results.
 * @param page its path and query as the page cache identifies it
 * @param visitor who it is, which isn't stored (`countVisitor`)
 */
export function noteSearchVisit(page: string, visitor: string): void {
  const [path = '', query = ''] = page.split('?', 2);
  const lang = path.split('/')[1] ?? '';
  const text = query === '' ? null : new URLSearchParams(query).get('SearchTerm');
  if (text && isLanguageCode(lang)) noteVisitor({ text, languageId: languages[lang].id, visitor });
}
