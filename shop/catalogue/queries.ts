import { sql, type RawBuilder } from 'kysely';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { BothTexts } from '#shop/records/records.ts';
import { metaTexts } from './category-write-queries.ts';
import { skipped, type Paging } from './listing.ts';

export interface StoredCategory {
  id: number;
  parentId: number | null;
  names: Texts | null;
  picture: string | null;
  /** For search engines; '' if unset. */
  metaTitle: BothTexts;
  metaDescription: BothTexts;
}

/** Limits the tree; a shop has a few dozen. */
const maxCategories = 5000;

/** Returns published categories without hidden ancestors, parents before their children. */
export async function categoryTree(db: Database): Promise<StoredCategory[]> {
  const query = sql<StoredCategory>`
    with recursive tree as (
      select id, 0 as depth from category where parent_id is null and published
      union all
      select c.id, t.depth + 1 from category c join tree t on c.parent_id = t.id and c.published)
    select c.id, c.parent_id as "parentId", c.picture, ${metaTexts},
      ${textsOf({ table: 'category_text', owner: 'category_id' }, sql`c.id`)} as names
    from tree t join category c on c.id = t.id
    order by t.depth, c.position, c.id limit ${maxCategories}`.compile(db);
  const { rows } = await db.executeQuery(preparedQuery('category-tree', query));
  return rows;
}

/** Returns the first picture of each of these products that has one. */
export async function firstPictures(db: Database, products: readonly number[]): Promise<Map<number, string>> {
  const query = sql<{ id: number; path: string }>`
    select distinct on (product_id) product_id as id, path from product_picture
    where product_id = any(${[...products]}::int[]) order by product_id, position`.compile(db);
  const { rows } = await db.executeQuery(preparedQuery('first-pictures', query));
  return new Map(rows.map(({ id, path }) => [id, path]));
}

export interface Brand {
  id: number;
  name: string;
}

export async function brands(db: Database, list: Paging): Promise<Brand[]> {
  const query = sql<Brand>`
    select b.id, b.name from brand b order by b.name, b.id
    limit ${list.pageSize} offset ${skipped(list)}`.compile(db);
  const { rows } = await db.executeQuery(preparedQuery('brands', query));
  return rows;
}

export interface Size {
  id: number;
  names: Texts | null;
  shortNames: Texts | null;
  inches: string;
  centimetres: string;
}

export function sizes(db: Database, list: Paging): Promise<Size[]> {
  const text = { table: 'size_text', owner: 'size_id' };
  const columns = sql`s.inches, s.centimetres, ${textsOf(text, sql`s.id`)} as names,
    ${textsOf({ ...text, column: 'short_name' }, sql`s.id`)} as "shortNames"`;
  return positioned<Size>(db, 'size', 's', columns, list);
}

export interface Colour {
  id: number;
  names: Texts | null;
  hex: string;
}

/** Returns the colors by sort order. */
export function colours(db: Database, list: Paging): Promise<Colour[]> {
  const columns = sql`c.hex, ${textsOf({ table: 'color_text', owner: 'color_id' }, sql`c.id`)} as names`;
  return positioned<Colour>(db, 'color', 'c', columns, list);
}

export interface Tag {
  id: number;
  names: Texts | null;
}

export function tags(db: Database, list: Paging): Promise<Tag[]> {
  const columns = sql`${textsOf({ table: 'tag_text', owner: 'tag_id' }, sql`t.id`)} as names`;
  return positioned<Tag>(db, 'tag', 't', columns, list);
}

/** Returns one page of rows from a table with a sort order. */
async function positioned<Row>(
  db: Database,
  table: string,
  alias: string,
  columns: RawBuilder<unknown>,
  list: Paging,
): Promise<Row[]> {
  const own = sql.ref(alias);
  const query = sql<Row>`
    select ${own}.id, ${columns} from ${sql.table(table)} ${own} order by ${own}.position, ${own}.id
    limit ${list.pageSize} offset ${skipped(list)}`.compile(db);
  const { rows } = await db.executeQuery(preparedQuery(table, query));
  return rows;
}
