import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { Names } from '#shop/records/records.ts';
import { namesOf } from './name-queries.ts';
import type { Known } from './product-fields.ts';

/** Returns everything a product can refer to. Excludes archived categories. */
export async function readKnown(db: Database): Promise<Known> {
  const { rows } = await sql<
    Record<Exclude<keyof Known, 'options'>, number[]> & { options: [number, number][] }
  >`
    select array(select id from category where archived_at is null) as categories, array(select id from brand) as brands,
      array(select id from vendor) as vendors, array(select id from tag) as tags, array(select id from color) as colours,
      array(select id from size) as sizes, array(select id from shipping_method) as "shippingMethods",
      array(select id from attribute) as attributes,
      coalesce((select json_agg(json_build_array(id, attribute_id)) from attribute_option), '[]') as options`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('no row of what is known');
  const { options, ...ids } = row;
  const sets = Object.fromEntries(Object.entries(ids).map(([name, each]) => [name, new Set(each)]));
  return { ...(sets as Record<Exclude<keyof Known, 'options'>, Set<number>>), options: new Map(options) };
}

export async function shippingMethodNames(db: Database): Promise<{ id: number; names: Names }[]> {
  const text = { table: 'shipping_method_text', owner: 'shipping_method_id' };
  const { rows } = await sql<{ id: number; texts: Texts | null }>`
    select m.id, ${textsOf(text, sql`m.id`)} as texts from shipping_method m order by m.id`.execute(db);
  return rows.map(({ id, texts }) => ({ id, names: namesOf(texts) }));
}
