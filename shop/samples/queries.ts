import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { WishedItem } from './wished-item.ts';
import { timeZone } from '#shop/localisation/localisation.ts';

/** A request for samples of a wish list. The input is already validated against the form's rules. */
export interface SampleForm {
  fullName: string;
  /** The phone number; '' if not given. Phone or email is set. */
  phone: string;
  email: string;
  /** The day, yyyy-mm-dd; '' for any. */
  wantedOn: string;
  note: string;
  items: readonly WishedItem[];
  language: LanguageCode;
  /** The logged-in customer; null for a visitor. */
  customerId: number | null;
}

/** Returns whether a day is over in the shop's time zone. */
export async function isPast(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`
    select ${day}::date < (now() at time zone ${timeZone})::date as past`.execute(db);
  return rows[0]?.past === true;
}

/**
 * Returns an identical request that was sent a moment ago. Other identical requests wait here until this
 * transaction ends.
 */
export async function duplicateOf(db: Database, bodyHash: Buffer): Promise<{ number: string } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${bodyHash}::bytea, 'hex'), 1))`.execute(db);
  const { rows } = await sql<{ number: string }>`
    select number from sample_request
    where body_hash = ${bodyHash} and created_at > now() - interval '30 seconds'`.execute(db);
  return rows[0] ?? null;
}

export interface SampleItem {
  nameEn: string;
  nameKm: string | null;
  quantity: number;
}

/**
 * Stores a request with the current names. Returns null if none of the products is sold. Unknown sizes and colors are
 * omitted.
 */
export async function insertSampleRequest(
  db: Database,
  form: SampleForm,
  bodyHash: Buffer,
): Promise<{ id: number; number: string; items: SampleItem[] } | null> {
  const nameIn = (languageId: number) =>
    sql`(select name from product_text where product_id = p.id and language_id = ${languageId}::int and name <> '')`;
  const { rows } = await sql<{ id: number; number: string; items: SampleItem[] }>`
    with items as materialized (
      select w.place, p.id, coalesce(${nameIn(languages.en.id)}, p.sku) as name_en, ${nameIn(languages.ar.id)} as name_km,
        coalesce((select i.path from product_picture i where i.product_id = p.id
          order by (i.color_id = w.color_id) desc nulls last, i.position limit 1), '') as picture,
        (select id from size where id = w.size_id) as size_id, (select id from color where id = w.color_id) as color_id, w.quantity
      from unnest(${form.items.map((item) => item.productId)}::int[], ${form.items.map((item) => item.sizeId)}::int[],
          ${form.items.map((item) => item.colorId)}::int[], ${form.items.map((item) => item.quantity)}::int[])
        with ordinality s (product_id, wanted_size, wanted_color, quantity, place),
        lateral (select product_id, quantity, place, current_option(${attributeKinds.size}, wanted_size) as size_id,
          current_option(${attributeKinds.color}, wanted_color) as color_id) w
        join product p on p.id = w.product_id and p.published),
    made as (
      insert into sample_request (number, customer_id, full_name, phone, email, wanted_on, note, language_id, body_hash)
      select 'SR' || nextval('sample_request_number_seq'), ${form.customerId}::int, ${form.fullName}, ${form.phone}, ${form.email},
        nullif(${form.wantedOn}, '')::date, ${form.note}, ${languages[form.language].id}::smallint, ${bodyHash}::bytea
      where exists (select from items) returning id, number),
    kept as (
      insert into sample_request_item (request_id, position, product_id, name_en, name_km, picture, size_id, color_id, quantity)
      select made.id, place, items.id, name_en, name_km, picture, size_id, color_id, quantity from items, made)
    select id, number, (select json_agg(json_build_object('nameEn', name_en, 'nameKm', name_km, 'quantity', quantity) order by place)
      from items) as items from made`.execute(db);
  return rows[0] ?? null;
}
