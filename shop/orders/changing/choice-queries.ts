import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Texts } from '#shop/localisation/localisation.ts';
import { attributeNames, optionNames } from '../cart-queries.ts';

/** SQL for whether something is printed with an option `a`, or sent for it. */
export const isPrint = sql`(a.asks_for <> 'none' or a.method_id is not null)`;

export interface ProductChoice {
  productId: number;
  attributeId: number;
  optionId: number;
  attributeNames: Texts | null;
  optionNames: Texts | null;
  /** Whether something is printed with it, or sent for it. */
  isPrint: boolean;
}

/** Returns all options of these products, in the order of their pages. */
export async function choicesOf(db: Database, productIds: readonly number[]): Promise<ProductChoice[]> {
  const { rows } = await sql<ProductChoice>`
    select o.product_id as "productId", o.attribute_id as "attributeId", o.option_id as "optionId",
      ${attributeNames} as "attributeNames", ${optionNames} as "optionNames",
      exists (select from attribute_option a where a.id = o.option_id and a.attribute_id = o.attribute_id
        and ${isPrint}) as "isPrint"
    from product_option o where o.product_id = any(${[...productIds]}::int[])
    order by o.product_id, o.attribute_id, o.position, o.option_id`.execute(db);
  return rows;
}

/** A province with its cities, in both languages. */
export interface Province {
  id: number;
  en: string;
  km: string;
  cities: { id: number; en: string; km: string }[];
}

/** Returns the provinces of the country of delivery, otherwise of the shop's own country. */
export async function provincesFor(db: Database, countryName: string): Promise<Province[]> {
  const { rows } = await sql<Province>`
    with country as (
      select c.id from country c left join country_text t on t.country_id = c.id
      order by t.name = ${countryName} desc nulls last, c.position, c.id limit 1)
    select s.id, en.name as en, coalesce(km.name, '') as km, coalesce((
      select json_agg(json_build_object('id', c.id, 'en', a.name, 'km', coalesce(b.name, '')) order by c.position, c.id)
      from city c join city_text a on a.city_id = c.id and a.language_id = 1
        left join city_text b on b.city_id = c.id and b.language_id = 2
      where c.state_province_id = s.id), '[]') as cities
    from state_province s join country on country.id = s.country_id
      join state_province_text en on en.state_province_id = s.id and en.language_id = 1
      left join state_province_text km on km.state_province_id = s.id and km.language_id = 2
    order by s.position, s.id`.execute(db);
  return rows;
}
