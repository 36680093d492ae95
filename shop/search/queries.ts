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

/** The texts of all products, or of some, with the names around them in the same language. */
export async function readIndexable(
  db: Database,
  productIds: readonly number[] | null,
): Promise<IndexableRow[]> {
  const wanted = productIds === null ? sql`true` : sql`t.product_id = any(${[...productIds]}::int[])`;
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
    where ${wanted}
    order by t.product_id, t.language_id`.execute(db);
  return rows;
}

type WrittenDocument = SearchDocument & { productId: number; languageId: number };

/** SQL: documents as rows. */
const asRows = (documents: readonly WrittenDocument[]) => sql`
  unnest(${documents.map((each) => each.productId)}::int[], ${documents.map((each) => each.languageId)}::int[],
    ${documents.map((each) => each.name)}::text[], ${documents.map((each) => each.vector)}::text[]::tsvector[])
    as d (product_id, language_id, name, words)`;

/** SQL: numbers are no words a typing error could mean. */
const isWord = sql`w.lexeme !~ '^[0-9]*$'`;

/** Writes the documents of some products, and counts their words in the vocabulary: new ones in, words nobody has any more out. */
export async function writeDocuments(db: Database, documents: readonly WrittenDocument[]): Promise<void> {
  const { rows } = await sql<{ word: string | null }>`
    with d as materialized (select * from ${asRows(documents)}),
    uses as (
      select lexeme as word, sum(n)::int as n from (
        select w.lexeme as word, -1 as n from product_text t join d using (product_id, language_id), unnest(t.search_words) w
        union all select w.lexeme, 1 from d, unnest(d.words) w) w (lexeme, n)
      group by lexeme having sum(n) <> 0 and ${isWord}),
    written as (
      update product_text t set search_name = d.name, search_words = d.words from d
      where t.product_id = d.product_id and t.language_id = d.language_id)
    insert into search_word as s (word, uses) select word, n from uses order by word
    on conflict (word) do update set uses = s.uses + excluded.uses
    returning case when uses < 1 then word end as word`.execute(db);
  const unused = rows.flatMap(({ word }) => word ?? []);
  if (unused.length > 0)
    await sql`delete from search_word where word = any(${unused}::text[]) and uses < 1`.execute(db);
}

/** Writes the documents of all products, and counts the words of the whole index anew. */
export async function writeAllDocuments(db: Database, documents: readonly WrittenDocument[]): Promise<void> {
  await sql`
    update product_text t set search_name = d.name, search_words = d.words from ${asRows(documents)}
    where t.product_id = d.product_id and t.language_id = d.language_id`.execute(db);
  await sql`delete from search_word`.execute(db);
  await sql`
    insert into search_word (word, uses)
    select lexeme, ndoc from ts_stat('select search_words from product_text') w (lexeme, ndoc) where ${isWord}`.execute(
    db,
  );
}

/** The words of the catalogue that compounds may be made of: the Khmer ones (`isKhmer`). */
export async function readKhmerWords(db: Database): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word collate "C" >= chr(${0x17_80}) and word collate "C" < chr(${0x17_d3})`.execute(
    db,
  );
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
