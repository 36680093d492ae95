import { sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { pageOf, productCards } from './card-queries.ts';
import type { ListedProduct, Paging, ProductPage } from './listing.ts';

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

/** Returns the category of a published product; null if there is no such product. */
export async function categoryOf(db: Database, productId: number): Promise<number | null> {
  const product = db.selectFrom('product').where('id', '=', productId).where('published', '=', true);
  const row = await product.select('category_id as category').executeTakeFirst();
  return row?.category ?? null;
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
