import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import {
  type SearchLevel,
  searchLevels,
  searchRules,
  type SearchTexts,
  type SearchWords,
} from './document.ts';
import type { SynonymGroup } from './synonyms.ts';
import { timeZone } from '#shop/localisation/localisation.ts';

/** Returns the texts of products in all languages, with related names. */
export async function readTexts(
  db: Database,
  productIds: readonly number[],
): Promise<(SearchTexts & { productId: number })[]> {
  const { rows } = await sql<SearchTexts & { productId: number }>`
    with recursive above as (
      select pc.product_id, c.id, c.parent_id from product_category pc join category c on c.id = pc.category_id
      where pc.product_id = any(${[...productIds]}::int[])
      union
      select a.product_id, c.id, c.parent_id from above a join category c on c.id = a.parent_id
    )
    select p.id as "productId", t.name, t.short, t.body,
      concat_ws(' ', t.keywords, p.sku) as about, coalesce(b.name, '') as brand,
      array(select c.name from above a join category_text c on c.category_id = a.id
        where a.product_id = p.id order by c.category_id, c.language_id) as categories,
      concat_ws(' ', (
        select string_agg(g.name, ' ' order by g.tag_id, g.language_id) from product_tag pt
        join tag_text g on g.tag_id = pt.tag_id where pt.product_id = p.id), (
        select string_agg(c.name, ' ' order by c.color_id, c.language_id) from product_option o
        join color_text c on c.color_id = o.option_id where o.product_id = p.id and o.attribute_id = 1)) as traits
    from product p left join brand b on b.id = p.brand_id, lateral (
      select coalesce(string_agg(name, ' ' order by language_id), '') as name,
        coalesce(string_agg(meta_keywords, ' ' order by language_id), '') as keywords,
        coalesce(string_agg(short_description, ' ' order by language_id), '') as short,
        coalesce(string_agg(full_description, ' ' order by language_id), '') as body
      from product_text where product_id = p.id) t
    where p.id = any(${[...productIds]}::int[]) order by p.id`.execute(db);
  return rows;
}

/** Writes the search words of products. Unchanged ones aren't touched. */
export async function writeDocuments(
  db: Database,
  documents: readonly (SearchWords & { productId: number })[],
): Promise<void> {
  const column = (level: SearchLevel | 'productId') => documents.map((each) => each[level]);
  const levels = sql.join(searchLevels.map((level) => sql.ref(level)));
  await sql`
    insert into product_words as w (product_id, rules, ${levels})
    select product_id, ${searchRules}::int, ${levels}
    from unnest(${column('productId')}::int[], ${sql.join(searchLevels.map((level) => sql`${column(level)}::text[]`))})
      as d (product_id, ${levels})
    on conflict (product_id) do update set (rules, ${levels}) =
      row(excluded.rules, ${sql.join(searchLevels.map((level) => sql.ref(`excluded.${level}`)))})
    where w is distinct from excluded`.execute(db);
}

/**
 * Returns, of a number of products with ids above `after`, those whose words are missing or split by other
 * rules, and the last id. Null if there are none. Works in portions, because all at once would exceed the
 * statement timeout.
 */
export async function readOutdated(
  db: Database,
  after: number,
  max: number,
): Promise<{ last: number | null; outdated: number[] }> {
  const { rows } = await sql<{ last: number | null; outdated: number[] }>`
    select max(p.id) as last,
      coalesce(array_agg(p.id order by p.id) filter (where w.rules is distinct from ${searchRules}), '{}') as outdated
    from (select id from product where id > ${after} order by id limit ${max}) p
    left join product_words w on w.product_id = p.id`.execute(db);
  return rows[0] ?? { last: null, outdated: [] };
}

export async function readOwnSynonyms(db: Database): Promise<SynonymGroup[]> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'synonyms')
    .executeTakeFirst();
  return Array.isArray(row?.value) ? (row.value as SynonymGroup[]) : [];
}

/** SQL for today in the shop's time zone. */
const today = sql`(now() at time zone ${timeZone})::date`;

/**
 * Counts a search without results that was made today. At most `most` different searches are stored per day;
 * further new ones aren't counted.
 */
export async function countMiss(
  db: Database,
  { languageId, term }: { languageId: number; term: string },
  max: number,
): Promise<void> {
  await sql`
    insert into search_miss as m (day, language_id, term, times)
    select ${today}, ${languageId}::smallint, ${term}, 1
    where (select count(*) from search_miss where day = ${today} and times > 0) < ${max}
      or exists (select from search_miss where day = ${today} and language_id = ${languageId} and term = ${term})
    on conflict (day, language_id, term) do update set times = m.times + 1`.execute(db);
}

export interface CountedSearch {
  languageId: number;
  term: string;
  times: number;
}

/** Adds searches with results to those of today, up to `max` different ones per day. */
export async function countFound(
  db: Database,
  searches: readonly CountedSearch[],
  max: number,
): Promise<void> {
  const column = (name: keyof CountedSearch) => searches.map((each) => each[name]);
  await sql`
    insert into search_miss as m (day, language_id, term, found)
    select ${today}, s.* from unnest(${column('languageId')}::smallint[], ${column('term')}::text[], ${column('times')}::int[]) s
    where (select count(*) from search_miss where day = ${today} and found > 0) < ${max}
    order by 2, 3
    on conflict (day, language_id, term) do update set found = m.found + excluded.found`.execute(db);
}

/** Adds visitors, as 64 bits, to the last day of the past month on which the search had results. */
export async function noteVisitors(
  db: Database,
  searches: readonly { languageId: number; term: string; visitors: string }[],
): Promise<void> {
  const column = (name: 'languageId' | 'term' | 'visitors') => searches.map((each) => each[name]);
  await sql`
    update search_miss m set visitors = m.visitors | s.visitors::bit(64)
    from unnest(${column('languageId')}::smallint[], ${column('term')}::text[], ${column('visitors')}::text[])
      as s (language_id, term, visitors)
    where m.language_id = s.language_id and m.term = s.term and m.day = (
      select max(l.day) from search_miss l where l.language_id = s.language_id and l.term = s.term
        and l.found > 0 and l.day > ${today} - 30)`.execute(db);
}

export interface PopularTerm {
  term: string;
  /** Visitors of each day added up, at least. */
  visits: number;
}

/** Returns searches of the past 30 days that at least `minVisitors` different visitors made, most frequent first. */
export async function readPopular(
  db: Database,
  { languageId, minVisitors, max }: { languageId: number; minVisitors: number; max: number },
): Promise<PopularTerm[]> {
  const { rows } = await sql<PopularTerm>`
    select term, sum(bit_count(visitors))::int as visits from search_miss
    where day > ${today} - 30 and language_id = ${languageId} and found > 0 group by term
    having bit_count(bit_or(visitors)) >= ${minVisitors} order by visits desc, term limit ${max}`.execute(db);
  return rows;
}

/** Returns the searches that staff hid from the popular ones, as they wrote them. */
export async function readHiddenSearches(db: Database): Promise<string[]> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'hiddenSearches')
    .executeTakeFirst();
  return Array.isArray(row?.value) ? (row.value as string[]) : [];
}

export interface MissedSearch {
  languageId: number;
  term: string;
  times: number;
  /** The last day, yyyy-mm-dd. */
  lastDay: string;
}

/** Returns searches without results of a number of days, most frequent first. */
export async function readMisses(db: Database, days: number, max: number): Promise<MissedSearch[]> {
  const { rows } = await sql<MissedSearch>`
    select language_id as "languageId", term, sum(times)::int as times, max(day)::text as "lastDay"
    from search_miss where day > ${today} - ${days}::int and times > 0 group by language_id, term
    order by times desc, max(day) desc, term limit ${max}`.execute(db);
  return rows;
}
