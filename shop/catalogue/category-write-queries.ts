import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { BothTexts, Names, ShownState } from '#shop/records/records.ts';
import { facetRange, toFacetIds } from './facets.ts';
import { namesOf, writeNames } from './name-queries.ts';

export interface StoredCategory {
  id: number;
  version: number;
  parentId: number | null;
  names: Names;
  picture: string | null;
  position: number;
  state: ShownState;
  metaTitle: BothTexts;
  metaDescription: BothTexts;
}

/** SQL for a category's texts for search engines. */
export const metaTexts = sql`json_build_object('en', c.meta_title_en, 'km', c.meta_title_km) as "metaTitle",
  json_build_object('en', c.meta_description_en, 'km', c.meta_description_km) as "metaDescription"`;

const categoryText = { table: 'category_text', owner: 'category_id' };

/** Locks the category tree until the transaction ends, because two concurrent moves could create a cycle. */
export async function lockCategories(db: Database): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(db);
}

/** Returns every category, including archived ones, by sort order. */
export async function storedCategories(db: Database): Promise<StoredCategory[]> {
  const { rows } = await sql<Omit<StoredCategory, 'names'> & { texts: Texts | null }>`
    select c.id, c.version, c.parent_id as "parentId", c.picture, c.position, ${textsOf(categoryText, sql`c.id`)} as texts,
      ${metaTexts},
      case when c.archived_at is not null then 'archived' when c.published then 'published' else 'hidden' end as state
    from category c order by c.position, c.id`.execute(db);
  return rows.map(({ texts, ...row }) => ({ ...row, names: namesOf(texts) }));
}

/** Counts the products in each of these categories that aren't archived. Omits categories without any. */
export async function productsIn(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; products: number }>`
    select c.category_id as id, count(*)::int as products
    from product_category c join product p on p.id = c.product_id
    where c.category_id = any(${[...ids]}::int[]) and p.archived_at is null group by c.category_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/**
 * Counts the products in each category and its subcategories that aren't archived. Omits categories without
 * any.
 */
export async function productCounts(db: Database): Promise<Map<number, number>> {
  const { from, to } = facetRange('category');
  const { rows } = await sql<{ id: number; products: number }>`
    select f.facet - ${from}::int as id, count(*)::int as products from product p cross join lateral unnest(p.facets) f (facet)
    where p.archived_at is null and f.facet >= ${from}::int and f.facet < ${to}::int group by f.facet`.execute(
    db,
  );
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/**
 * Returns products in these categories or below. A product has its categories as facets, including their
 * ancestors.
 */
export async function productsBelow(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from product where facets && ${toFacetIds('category', ids)}::int[]`.execute(db);
  return rows.map(({ id }) => id);
}

/** Inserts categories, or replaces those with the same ids. */
export async function writeCategories(db: Database, categories: readonly StoredCategory[]): Promise<void> {
  const rows = categories.map(
    ({ id, version, parentId, picture, position, state, metaTitle, metaDescription }) => ({
      meta_title_en: metaTitle.en,
      meta_title_km: metaTitle.km,
      meta_description_en: metaDescription.en,
      meta_description_km: metaDescription.km,
      id,
      version,
      parent_id: parentId,
      picture,
      position,
      published: state === 'published',
      archived: state === 'archived',
    }),
  );
  await sql`
    insert into category (id, version, parent_id, picture, position, published, meta_title_en, meta_title_km,
      meta_description_en, meta_description_km, archived_at)
    select w.id, w.version, w.parent_id, w.picture, w.position, w.published, w.meta_title_en, w.meta_title_km,
      w.meta_description_en, w.meta_description_km,
      case when w.archived then coalesce(c.archived_at, now()) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id int, version int, parent_id int, picture text,
      position int, published boolean, archived boolean, meta_title_en text, meta_title_km text,
      meta_description_en text, meta_description_km text) left join category c on c.id = w.id
    on conflict (id) do update set (version, parent_id, picture, position, published, meta_title_en, meta_title_km,
      meta_description_en, meta_description_km, archived_at) = (excluded.version, excluded.parent_id, excluded.picture,
      excluded.position, excluded.published, excluded.meta_title_en, excluded.meta_title_km,
      excluded.meta_description_en, excluded.meta_description_km, excluded.archived_at)`.execute(db);
  await writeNames(
    db,
    categoryText,
    categories.map(({ id, names }) => ({ id, columns: { name: names } })),
  );
}
