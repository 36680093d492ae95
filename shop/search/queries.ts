import { sql, type Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { SearchDocument } from './document.ts';

type Database = Kysely<Schema>;

export interface IndexableRow {
  productId: number;
  languageId: number;
  name: string;
  about: string;
  description: string;
  traits: string;
}

/** The texts of all products, or of one, with the names around them in the same language. */
export async function readIndexable(db: Database, productId: number | null): Promise<IndexableRow[]> {
  const { rows } = await sql<IndexableRow>`
    select t.product_id as "productId", t.language_id as "languageId", t.name,
      concat_ws(' ', t.meta_keywords, p.sku, b.name, (
        select string_agg(c.name, ' ') from product_category pc
        join category_text c on c.category_id = pc.category_id and c.language_id = t.language_id
        where pc.product_id = t.product_id)) as about,
      concat_ws(' ', t.short_description, t.full_description) as description,
      concat_ws(' ', (
        select string_agg(g.name, ' ') from product_tag pt
        join tag_text g on g.tag_id = pt.tag_id and g.language_id = t.language_id
        where pt.product_id = t.product_id), (
        select string_agg(c.name, ' ') from product_option o
        join color_text c on c.color_id = o.option_id and c.language_id = t.language_id
        where o.product_id = t.product_id and o.attribute_id = 1)) as traits
    from product_text t join product p on p.id = t.product_id left join brand b on b.id = p.brand_id
    where ${productId}::int is null or t.product_id = ${productId}::int
    order by t.product_id, t.language_id`.execute(db);
  return rows;
}

export async function writeDocuments(
  db: Database,
  documents: readonly (SearchDocument & { productId: number; languageId: number })[],
): Promise<void> {
  await sql`
    update product_text t set search_name = d.name, search_words = d.vector::tsvector
    from unnest(${documents.map((each) => each.productId)}::int[], ${documents.map((each) => each.languageId)}::int[],
      ${documents.map((each) => each.name)}::text[], ${documents.map((each) => each.vector)}::text[])
      as d (product_id, language_id, name, vector)
    where t.product_id = d.product_id and t.language_id = d.language_id`.execute(db);
}

/** Counts the distinct words of the whole index anew; numbers are no words a typing error could mean. */
export async function rebuildVocabulary(db: Database): Promise<void> {
  await sql`delete from search_word`.execute(db);
  await sql`
    insert into search_word (word, uses)
    select word, ndoc from ts_stat('select search_words from product_text') where word !~ '^[0-9]*$'`.execute(
    db,
  );
}

/** Adds the words of one product; counts of known words stay until the next full rebuild. */
export async function addToVocabulary(db: Database, productId: number): Promise<void> {
  await sql`
    insert into search_word (word)
    select distinct w.lexeme from product_text t, unnest(t.search_words) w
    where t.product_id = ${productId} and w.lexeme !~ '^[0-9]*$'
    on conflict do nothing`.execute(db);
}

export async function readVocabulary(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('search_word').select('word').execute();
  return rows.map(({ word }) => word);
}

/** Those of the words that the catalogue has. */
export async function readKnown(db: Database, words: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('word', 'in', [...words])
    .execute();
  return new Set(rows.map(({ word }) => word));
}

export interface WordRow {
  typed: string;
  known: boolean;
  near: string[];
}

/** For each word whether it begins one of the catalogue, else the words most like it. Words hold letters and digits only. */
export async function readNear(db: Database, words: readonly string[]): Promise<WordRow[]> {
  const { rows } = await sql<WordRow>`
    select typed, known, case when known then '{}' else array(
      select word from search_word where word % typed order by similarity(word, typed) desc, uses desc, word limit 12) end as near
    from unnest(${[...words]}::text[]) as typed, lateral (
      select exists (select from search_word where word = typed or (length(typed) > 2 and word like typed || '%')) as known) k
    `.execute(db);
  return rows;
}

/** As `readNear`, but further off: words that only begin with the same letter count too. For what nothing was found by. */
export async function readFar(db: Database, words: readonly string[]): Promise<WordRow[]> {
  const { rows } = await sql<WordRow>`
    select typed, exists (select from search_word where word = typed) as known, array(
      select word from search_word
      where (word % typed or word like left(typed, 1) || '%') and abs(length(word) - length(typed)) <= 3
      order by similarity(word, typed) desc, uses desc, word limit 20) as near
    from unnest(${[...words]}::text[]) as typed`.execute(db);
  return rows;
}
