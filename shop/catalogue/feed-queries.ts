import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import { backOrderJson } from '#shop/pricing/pricing.ts';
import { type OptionPrice, optionSurchargeCents } from '#rules/surcharge.ts';
import { sumCents } from '#rules/money.ts';
import { categoryName, productName, productText } from './card-queries.ts';
import { type PriceFacts, type ShownPrice, shownPrice } from './prices.ts';

/** A variant of a product that counts stock per variant. Color and size are '' if it doesn't count by them. */
interface FeedVariant {
  colorId: number;
  sizeId: number;
  color: string;
  size: string;
  sku: string;
  barcode: string;
  stock: number;
  /** Its own pictures, then those of no color, as in `FeedProduct`. */
  pictures: string[];
  /** What its color and size add to the price. */
  surchargeCents: number;
}

interface FeedRow extends PriceFacts {
  id: number;
  sku: string;
  gtin: string;
  name: string;
  categoryName: string | null;
  shortDescription: string;
  /** HTML. */
  fullDescription: string;
  brandName: string;
  stock: number | null;
  /** How it can be ordered beyond its stock; null if it can't be. */
  backOrder: { expectedOn: string; room: number } | null;
  /** Paths, at most eleven. */
  pictures: string[];
  startsAt: Date | null;
  endsAt: Date | null;
  /** The lowest price of one piece at a larger quantity, without surcharges; null without prices by quantity. */
  fromCents: number | null;
  variants: (Omit<FeedVariant, 'surchargeCents'> & { options: OptionPrice[] })[];
}

/** A product of the feed, with the price of its page and the time of its discount. Without variants, it is one item. */
export type FeedProduct = Omit<FeedRow, keyof PriceFacts | 'variants'> &
  ShownPrice & { variants: FeedVariant[] };

/** Pages are read one after the other, so that memory doesn't grow with the catalog. */
const pageSize = 250;
/** A page ends with the product that reaches this number of variants. */
const maxVariants = 1000;
const maxPictures = 11;

const { color, size } = attributeKinds;
/** SQL for the variants of product `p`. Those of products with one stock don't count. */
const variants = (language: LanguageCode) => sql`
  select v.color_id as "colorId", v.size_id as "sizeId", v.sku, v.barcode, v.stock,
    ${textOf({ table: 'color_text', owner: 'color_id' }, sql`v.color_id`, language)} as color,
    ${textOf({ table: 'size_text', owner: 'size_id', column: 'short_name' }, sql`v.size_id`, language)} as size,
    array(select i.path from product_picture i
      where i.product_id = p.id and (v.color_id = 0 or i.color_id is null or i.color_id = v.color_id)
      order by coalesce(i.color_id = v.color_id, false) desc, i.position limit ${maxPictures}) as pictures,
    coalesce((select json_agg(json_build_object('priceType', o.price_type, 'value', o.amount)) from product_option o
      where o.product_id = p.id and (o.attribute_id, o.option_id) in ((${color}, v.color_id), (${size}, v.size_id))), '[]') as options
  from product_variant v where v.product_id = p.id and p.stock_per is not null order by v.color_id, v.size_id`;

/**
 * Returns the next products of the feed after an id: published, with a price and a picture, which Google and Meta require.
 * Empty after the last one.
 */
export async function feedPage(
  db: Database,
  language: LanguageCode,
  afterId: number,
): Promise<FeedProduct[]> {
  const { rows } = await sql<FeedRow>`
    with page as materialized (
      select id from product p where published and pay_cents > 0 and id > ${afterId}::int
        and exists (select from product_picture i where i.product_id = p.id)
      order by id limit ${pageSize}),
    part as (
      select id, sum((select count(*) from product_variant v where v.product_id = page.id))
        over (order by id rows between unbounded preceding and 1 preceding) as variants_before
      from page)
    select p.id, p.sku, p.gtin, ${productName(language)} as name, ${categoryName(language)} as "categoryName",
      ${productText('short_description', language)} as "shortDescription",
      ${productText('full_description', language)} as "fullDescription",
      coalesce((select b.name from brand b where b.id = p.brand_id), '') as "brandName",
      p.price_cents as "priceCents", p.pay_cents as "payCents", p.discount_id as "discountId", p.from_cents as "fromCents", p.stock, ${backOrderJson} as "backOrder",
      array(select i.path from product_picture i where i.product_id = p.id order by i.position limit ${maxPictures}) as pictures,
      d.starts_at as "startsAt", d.ends_at as "endsAt",
      coalesce((select json_agg(v) from (${variants(language)}) v), '[]') as variants
    from part join product p on p.id = part.id left join discount d on d.id = p.discount_id
    where coalesce(part.variants_before, 0) < ${maxVariants} order by p.id`.execute(db);
  return rows.map(({ priceCents, payCents, discountId, variants: found, ...row }) => ({
    ...row,
    ...shownPrice({ priceCents, payCents, discountId }),
    variants: found.map(({ options, ...variant }) => ({
      ...variant,
      surchargeCents: sumCents(options.map((option) => optionSurchargeCents(priceCents, option))),
    })),
  }));
}

/** Everything that the feed shows comes from these tables. */
const tables =
  'product product_text product_picture product_variant brand category category_text color_text size_text discount setting'.split(
    ' ',
  );

/**
 * Returns a version of the feed's data, whichever process changed it: the transactions that wrote its rows. It reads no
 * texts, because PostgreSQL keeps long ones apart. The start of the server distinguishes copies of a database.
 */
export async function feedVersion(db: Database): Promise<string> {
  const of = (table: string) =>
    sql`(select count(*) || '.' || coalesce(sum(hashtextextended(r.xmin::text, 0)), 0) from ${sql.table(table)} r)`;
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', pg_postmaster_start_time(), ${sql.join(tables.map(of))}) as version`.execute(db);
  return rows[0]?.version ?? '';
}
