import { sql, type RawBuilder } from 'kysely';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { containsPattern, typedQuery, wordQuery } from '#shop/search/search.ts';
import type { ProductSearch } from './listing.ts';

/**
 * SQL: `(product_id, rank)` of the products whose texts in any language hold all the words, or whose name holds the
 * substring. Rank, added up: found in the current language 2, found by name 1; half typed, a word of the name counts.
 */
export function matchingProducts(
  { words, substring, unfinished }: ProductSearch,
  language: LanguageCode,
): RawBuilder<unknown> {
  const byName = substring === null ? sql`false` : sql`t.search_name like ${containsPattern(substring)}`;
  const asked = unfinished ? typedQuery(words) : wordQuery(words);
  const byWords = words.length === 0 ? sql`false` : sql`t.search_words @@ ${asked}::tsquery`;
  const inName = unfinished ? sql`t.search_words @@ ${typedQuery(words, { inName: true })}::tsquery` : byName;
  return sql`
    select t.product_id, max(2 * (t.language_id = ${languages[language].id})::int + (${inName})::int) as rank
    from product_text t where ${byWords} or ${byName} group by t.product_id`;
}

/** How many published products each search finds, in the searches' order. */
export async function foundBySearches(
  db: Database,
  searches: readonly (readonly string[])[],
): Promise<number[]> {
  const { rows } = await sql<{ products: number }>`
    select (select count(distinct p.id)::int from product_text t join product p on p.id = t.product_id and p.published
      where t.search_words @@ q::tsquery) as products
    from unnest(${searches.map((words) => wordQuery(words))}::text[]) with ordinality asked (q, place)
    order by place`.execute(db);
  return rows.map(({ products }) => products);
}
