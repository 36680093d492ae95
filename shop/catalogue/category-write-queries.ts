import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { CategoryFields, KeptCategory } from './category-fields.ts';
import { facetsOf } from './facets.ts';
import { namesOf, writeNames } from './name-queries.ts';

const categoryText = { table: 'category_text', owner: 'category_id' };

/** Keeps others from changing the tree until the transaction ends: two moves at once could make a circle. */
export async function lockCategories(db: Database): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(db);
}

/** Every category, archived ones too, in the order of their positions. */
export async function keptCategories(db: Database): Promise<KeptCategory[]> {
  const { rows } = await sql<Omit<KeptCategory, 'names'> & { texts: Texts | null }>`
    select c.id, c.version, c.parent_id as "parentId", c.picture, c.position, ${textsOf(categoryText, sql`c.id`)} as texts,
      case when c.archived_at is not null then 'archived' when c.published then 'published' else 'hidden' end as state
    from category c order by c.position, c.id`.execute(db);
  return rows.map(({ texts, ...row }) => ({ ...row, names: namesOf(texts) }));
}

/** How many products stand in a category and are not archived; 0 of a new one. */
export async function productsIn(db: Database, id: number | null): Promise<number> {
  if (id === null) return 0;
  const { rows } = await sql<{ products: number }>`
    select count(*)::int as products from product_category c join product p on p.id = c.product_id
    where c.category_id = ${id} and p.archived_at is null`.execute(db);
  return rows[0]?.products ?? 0;
}

/** Products in these categories or below them: each carries its categories as facets, ancestors included. */
export async function productsBelow(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from product where facets && ${facetsOf('category', ids)}::int[]`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes a category, a new one when `id` is null. @returns its id */
export async function writeCategory(
  db: Database,
  id: number | null,
  { parentId, picture, position, state, names }: CategoryFields,
  newId: number | null = null,
): Promise<number> {
  const { rows } = await (
    id === null
      ? sql<{ id: number }>`
        insert into category (id, parent_id, picture, position, published, archived_at)
        values (coalesce(${newId}::int, nextval(pg_get_serial_sequence('category', 'id'))), ${parentId}, ${picture},
          ${position}, ${state === 'published'}, case when ${state === 'archived'} then now() end) returning id`
      : sql<{ id: number }>`
        update category set parent_id = ${parentId}, picture = ${picture}, position = ${position},
          published = ${state === 'published'}, version = version + 1,
          archived_at = case when ${state === 'archived'} then coalesce(archived_at, now()) end
        where id = ${id} returning id`
  ).execute(db);
  const written = rows[0]?.id;
  if (written === undefined) throw new Error('a locked category is gone');
  await writeNames(db, categoryText, written, { name: names });
  return written;
}
