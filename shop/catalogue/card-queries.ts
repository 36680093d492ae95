import { sql, type RawBuilder } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { named } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import { facetRange } from './facets.ts';
import {
  skipped,
  type ListedProduct,
  type Paging,
  type ProductPage,
  type ProductPicture,
} from './listing.ts';
import { shownPrice, type PriceFacts } from './prices.ts';

interface CardRow extends PriceFacts, Omit<ListedProduct, 'pictures' | 'priceCents' | 'reduction'> {
  picture: ProductPicture | null;
  total: number;
}

interface Decoration {
  language: LanguageCode;
  /** Colors whose picture is preferred. */
  colours?: readonly number[];
  /** The name of the prepared statement, if the SQL of a page has a fixed shape. */
  name?: string;
}

/** SQL for whether a product counts as new. */
export const isNew = sql<boolean>`p.created_at > now() - interval '30 days'`;

/** Returns SQL for texts of product `p`, with the SKU as fallback. */
export const productText = (column: string, language: LanguageCode) =>
  textOf({ table: 'product_text', owner: 'product_id', column }, sql`p.id`, language);
export const productName = (language: LanguageCode) =>
  sql<string>`coalesce(nullif(${productText('name', language)}, ''), p.sku)`;
export const categoryName = (language: LanguageCode) =>
  sql<
    string | null
  >`nullif(${textOf({ table: 'category_text', owner: 'category_id' }, sql`p.category_id`, language)}, '')`;

/**
 * Returns SQL for one page of products `p`, for `productCards`. Sorts and limits before numbering the rows,
 * because a window function with its own order would sort all of them.
 */
export function pageOf(
  list: Paging,
  order: RawBuilder<unknown>,
  total: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select cut.id, row_number() over () as place, ${total} as total
    from (select p.id ${from} order by ${order} limit ${list.pageSize} offset ${skipped(list)}) cut`;
}

/**
 * Returns names, prices and pictures for a page of products. `page` is SQL for its rows `(id, place, total)`,
 * so that everything else is read only for those few.
 */
export async function productCards(
  db: Database,
  page: RawBuilder<unknown>,
  decoration: Decoration,
): Promise<ProductPage> {
  const { language, colours = [], name } = decoration;
  const colour = facetRange('colour');
  const query = sql<CardRow>`
    with page as materialized (${page})
    select p.id, ${productName(language)} as name, ${productText('short_description', language)} as "shortDescription",
      ${categoryName(language)} as "categoryName", p.price_cents as "priceCents", p.pay_cents as "payCents",
      p.discount_id as "discountId", p.rating::float8 as rating, p.rating_count as "reviewCount", p.stock,
      ${isNew} as "isNew", page.total::int as total,
      first.picture,
      (select i.path from product_picture i where i.product_id = p.id and i.path <> first.path
        and coalesce(i.color_id, first.color_id) is not distinct from first.color_id
        order by i.position limit 1) as "nextPicture",
      array(select f - ${colour.from}::int from unnest(p.facets) f where f >= ${colour.from} and f < ${colour.to}) as "colourIds",
      exists (select from product_option o where o.product_id = p.id and o.amount > 0
        and (o.required or o.attribute_id in (${attributeKinds.color}, ${attributeKinds.size}))) as "isPriceFrom"
    from page join product p on p.id = page.id
    left join lateral (select i.path, i.color_id, json_build_object('path', i.path, 'colourId', i.color_id) as picture
      from product_picture i where i.product_id = p.id
      order by coalesce(i.color_id = any(${colours}::int[]), false) desc, i.position limit 1) first on true
    order by page.place`.compile(db);
  const { rows } = await db.executeQuery(name ? named(name, query) : query);
  return { products: rows.map(card), total: rows[0]?.total ?? 0 };
}

function card({ picture, total: _, priceCents, payCents, discountId, ...row }: CardRow): ListedProduct {
  return { ...row, ...shownPrice({ priceCents, payCents, discountId }), pictures: picture ? [picture] : [] };
}
