import { sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { productsByIds } from './card-queries.ts';
import { skipped, type ListedProduct, type Paging } from './listing.ts';

/** Returns the ids of products with reviews, best rated first, then by number of reviews. */
export async function favouriteIds(db: Database, list: Paging): Promise<number[]> {
  const query = sql<{ id: number }>`
    select p.id from product p where p.published and p.rating is not null
    order by p.rating desc, p.rating_count desc, p.popularity desc, p.id
    limit ${list.pageSize} offset ${skipped(list)}`.compile(db);
  return (await db.executeQuery(preparedQuery('favourite-products', query))).rows.map(({ id }) => id);
}

/** Returns the ids of the related products that staff chose, in order. Omits those that aren't published. */
export async function chosenRelatedIds(db: Database, productId: number): Promise<number[]> {
  const query = sql<{ id: number }>`
    select p.id from product_related r join product p on p.sku = r.sku
    where r.product_id = ${productId} and p.published order by r.position`.compile(db);
  return (await db.executeQuery(preparedQuery('chosen-related', query))).rows.map(({ id }) => id);
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
