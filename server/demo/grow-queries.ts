import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** The prefix of the SKUs of generated products, followed by their number from 0. */
const mark = 'GROWN-';

/** Returns the number of generated products, which is the number of the next one. */
export async function grownProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substr(sku, ${mark.length + 1})::int), -1) + 1 as next from product where sku like ${`${mark}%`}`.execute(
    db,
  );
  return rows[0]?.next ?? 0;
}

/** The prefix or suffix for the name of a demo product, in one language. */
export interface NameParts {
  languageId: number;
  text: string;
  /** Additional search words, separated by spaces. */
  words: string;
}

/** Returns SQL for the parts of a list as rows `(place, language_id, text, words)`. */
const partRows = (parts: readonly NameParts[][]) => {
  const flat = parts.flatMap((each, place) => each.map((part) => ({ ...part, place })));
  return sql`
    select * from unnest(${flat.map((each) => each.place)}::int[], ${flat.map((each) => each.languageId)}::int[],
      ${flat.map((each) => each.text)}::text[], ${flat.map((each) => each.words)}::text[]) p (place, language_id, text, words)`;
};

/**
 * Inserts the generated products numbered `from` to `to`, both inclusive. Each varies a demo product by motif, finish
 * and price. The same number always gives the same product.
 */
export async function growProducts(
  db: Database,
  { from, to }: { from: number; to: number },
  { before, after }: { before: readonly NameParts[][]; after: readonly NameParts[][] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      with own as (
        select *, row_number() over (order by id) - 1 as place, count(*) over () as n from product
        where published and digital_file is null and sku not like ${`${mark}%`}
      ), wanted as materialized (
        select w.number, own.id as own_id, w.number / own.n % ${before.length} as before,
          w.number / own.n / ${before.length} % ${after.length} as after,
          w.number / own.n / ${before.length * after.length} as series,
          w.number::bigint * 2654435761 % 4294967296 as noise
        from generate_series(${from}::int, ${to}::int) w (number) join own on own.place = w.number % own.n
      ), made as (
        insert into product (sku, category_id, brand_id, vendor_id, price_cents, shipping_cents, shipping_free,
          shipping_days, stock, show_stock, order_maximum, allow_discounts, created_at, seed_popularity)
        select ${mark}::text || w.number, p.category_id,
          (select b.id from brand b order by (b.id * 7919 + w.noise) % 65537, b.id limit 1), p.vendor_id,
          greatest(50, p.price_cents * (70 + w.noise % 131) / 100 / 5 * 5)::int, p.shipping_cents, p.shipping_free,
          p.shipping_days, w.noise / 131 % 400, p.show_stock, p.order_maximum, p.allow_discounts,
          now() - make_interval(mins => (w.noise % 1051200)::int), (1000 / (1 + w.noise / 7 % 997))::int
        from wanted w join product p on p.id = w.own_id returning id, sku
      ), pair as materialized (
        select made.id, w.* from made join wanted w on made.sku = ${mark}::text || w.number
      ), texts as (
        insert into product_text (product_id, language_id, name, short_description, full_description, meta_title,
          meta_description, meta_keywords)
        select pair.id, t.language_id, concat_ws(' ', b.text, t.name, a.text, nullif(pair.series + 1, 1)),
          t.short_description, t.full_description, '', t.meta_description, t.meta_keywords
        from pair join product_text t on t.product_id = pair.own_id
          join (${partRows(before)}) b on b.place = pair.before and b.language_id = t.language_id
          join (${partRows(after)}) a on a.place = pair.after and a.language_id = t.language_id
      ), words as (
        insert into product_words (product_id, rules, name, about, traits, short, body)
        select pair.id, w.rules, concat_ws(' ', w.name, p.words, nullif(pair.series + 1, 1)),
          concat_ws(' ', w.about, 'grown' || pair.number), w.traits, w.short, w.body
        from pair join product_words w on w.product_id = pair.own_id, lateral (
          select string_agg(words, ' ') as words from (
            select words from (${partRows(before)}) b where b.place = pair.before
            union select words from (${partRows(after)}) a where a.place = pair.after) each) p
      ), pictures as (
        insert into product_picture (product_id, position, path, color_id, width, height, view, areas)
        select pair.id, i.position, i.path, i.color_id, i.width, i.height, i.view, i.areas
        from pair join product_picture i on i.product_id = pair.own_id
      ), categories as (
        insert into product_category (product_id, category_id)
        select pair.id, c.category_id from pair join product_category c on c.product_id = pair.own_id
      ), tags as (
        insert into product_tag (product_id, tag_id)
        select pair.id, t.tag_id from pair join product_tag t on t.product_id = pair.own_id
        where (pair.noise / 13 + t.tag_id) % 3 > 0
      ), shipping as (
        insert into product_shipping_method (product_id, shipping_method_id)
        select pair.id, m.shipping_method_id from pair join product_shipping_method m on m.product_id = pair.own_id
      )
      insert into product_option (product_id, attribute_id, option_id, price_type, amount, required, position)
      select pair.id, o.attribute_id, o.option_id, o.price_type, o.amount, o.required, o.position
      from pair join product_option o on o.product_id = pair.own_id`.execute(trx);
    const grown = sql`select id from product where sku = any(
      array(select ${mark}::text || n from generate_series(${from}::int, ${to}::int) n))`;
    await sql`select refresh_facts_of(array(${grown}))`.execute(trx);
  });
}
