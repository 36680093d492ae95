import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Known } from './product-fields.ts';

/** Everything a product can refer to now. Archived categories are out of use. */
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
  return { ...(sets as unknown as Omit<Known, 'options'>), options: new Map(options) };
}
