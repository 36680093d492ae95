import { sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { categoryName, productName, productText } from './card-queries.ts';
import { type PriceFacts, type ShownPrice, shownPrice } from './prices.ts';

interface FeedRow extends PriceFacts {
  id: number;
  sku: string;
  name: string;
  categoryName: string | null;
  shortDescription: string;
  /** HTML. */
  fullDescription: string;
  brandName: string;
  stock: number | null;
  /** Paths, at most eleven. */
  pictures: string[];
  startsAt: Date | null;
  endsAt: Date | null;
}

/** A product of the feed, with the price of its page and the time of its discount. */
export type FeedProduct = Omit<FeedRow, keyof PriceFacts> & ShownPrice;

/** Pages are read one after the other, so that memory doesn't grow with the catalog. */
const pageSize = 250;
const maxPictures = 11;

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
    with part as materialized (
      select id from product p where published and pay_cents > 0 and id > ${afterId}::int
        and exists (select from product_picture i where i.product_id = p.id)
      order by id limit ${pageSize})
    select p.id, p.sku, ${productName(language)} as name, ${categoryName(language)} as "categoryName",
      ${productText('short_description', language)} as "shortDescription",
      ${productText('full_description', language)} as "fullDescription",
      coalesce((select b.name from brand b where b.id = p.brand_id), '') as "brandName",
      p.price_cents as "priceCents", p.pay_cents as "payCents", p.discount_id as "discountId", p.stock,
      array(select i.path from product_picture i where i.product_id = p.id order by i.position limit ${maxPictures}) as pictures,
      d.starts_at as "startsAt", d.ends_at as "endsAt"
    from part join product p on p.id = part.id left join discount d on d.id = p.discount_id order by p.id`.execute(
    db,
  );
  return rows.map(({ priceCents, payCents, discountId, ...row }) => ({
    ...row,
    ...shownPrice({ priceCents, payCents, discountId }),
  }));
}

/** Everything that the feed shows comes from these tables. */
const tables = 'product product_text product_picture brand category category_text discount setting'.split(
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
