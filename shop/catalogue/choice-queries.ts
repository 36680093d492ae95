import { sql, type RawBuilder } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { pageOf, productCards } from './card-queries.ts';
import { facetRange } from './facets.ts';
import { skipped, type ListedProduct, type Paging, type ProductPage } from './listing.ts';

type LocalPaging = Paging & { language: LanguageCode };

/**
 * Returns published products by id, in the requested order. Omits unknown ids. `colours` are those whose
 * pictures are preferred.
 */
export function productsByIds(
  db: Database,
  ids: readonly number[],
  language: LanguageCode,
  colours: readonly number[] = [],
): Promise<ProductPage> {
  const page = sql`
    select p.id, wanted.place, count(*) over () as total
    from unnest(${ids}::int[]) with ordinality wanted (id, place) join product p on p.id = wanted.id and p.published`;
  return productCards(db, page, { language, colours, name: 'products-by-ids' });
}

/** The number of most popular products considered for each category or tag. */
const maxRelated = 100;

/** Returns other products: those in the same category first, then by shared tags, then by popularity. */
export function relatedProducts(db: Database, productId: number, list: LocalPaging): Promise<ProductPage> {
  const tags = facetRange('tag');
  const category = facetRange('category').from;
  const most = (facets: RawBuilder<unknown>) => sql`
    select p.id, p.facets, p.popularity from product p
    where p.published and p.facets && ${facets} and p.id <> ${productId}
    order by p.popularity desc, p.id limit ${maxRelated}`;
  const page = sql`
    with own as (
      select array[${category}::int + category_id] as category,
        array(select f from unnest(facets) f where f >= ${tags.from} and f < ${tags.to}) as tags
      from product where id = ${productId} and published
    ), near as (
      (${most(sql`(select category from own)`)}) union (${most(sql`(select tags from own)`)})
    ), ranked as (
      select n.id, n.popularity, n.facets && own.category as same,
        (select count(*) from unnest(n.facets) f where f = any(own.tags)) as shared
      from near n cross join own
    )
    select id, count(*) over () as total, row_number() over (order by same desc, shared desc, popularity desc, id) as place
    from ranked order by place limit ${list.pageSize} offset ${skipped(list)}`;
  return productCards(db, page, { language: list.language, name: 'related-products' });
}

/** Returns products with reviews, best rated first, then by number of reviews. Doesn't count `total`. */
export function favouriteCards(db: Database, list: LocalPaging): Promise<ProductPage> {
  const from = sql`from product p where p.published and p.rating is not null`;
  const order = sql`p.rating desc, p.rating_count desc, p.popularity desc, p.id`;
  const page = pageOf(list, order, sql`0`, from);
  return productCards(db, page, { language: list.language, name: 'favourite-products' });
}

/**
 * Returns the best-selling product in stock that is discounted now, and when the discount ends. Null if there
 * is none.
 */
export async function hotProduct(
  db: Database,
  language: LanguageCode,
): Promise<{ product: ListedProduct; reductionEndsAt: Date } | null> {
  const { rows } = await sql<{ id: number; endsAt: Date }>`
    select p.id, d.ends_at as "endsAt" from product p join discount d on d.id = p.discount_id
    where p.published and p.discount_id is not null and d.active and d.ends_at > now() and p.pay_cents between 1 and p.price_cents - 1
      and coalesce(p.stock, 1) > 0
    order by p.popularity desc, p.id limit 1`.execute(db);
  const [hot] = rows;
  if (!hot) return null;
  const [product] = (await productsByIds(db, [hot.id], language)).products;
  return product ? { product, reductionEndsAt: hot.endsAt } : null;
}
