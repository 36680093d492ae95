import { sql, type RawBuilder } from 'kysely';
import { languages, type LanguageCode } from '#contract/languages.ts';
import { containsPattern, wordQuery } from '#shop/search/search.ts';
import type { ProductSearch } from './listing.ts';

/**
 * SQL: `(product_id, rank)` of the products whose texts in any language hold all the words, or whose name holds the
 * substring. Rank, added up: found in the current language 2, found by name 1.
 */
export function matchingProducts(
  { words, substring }: ProductSearch,
  language: LanguageCode,
): RawBuilder<unknown> {
  const byName = substring === null ? sql`false` : sql`t.search_name like ${containsPattern(substring)}`;
  const byWords = words.length === 0 ? sql`false` : sql`t.search_words @@ ${wordQuery(words)}::tsquery`;
  return sql`
    select t.product_id, max(2 * (t.language_id = ${languages[language].id})::int + (${byName})::int) as rank
    from product_text t where ${byWords} or ${byName} group by t.product_id`;
}
