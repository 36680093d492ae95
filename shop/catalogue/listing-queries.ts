import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#database/schema.ts';
import { pageOf, pageOfIds, productCards } from './card-queries.ts';
import { conditionsOf, foundBy } from './filter-queries.ts';
import { indexedChoice } from './indexed-choice.ts';
import { type ProductFilter, type ProductOrder, type ProductPage, skipped } from './listing.ts';

const orders: Readonly<Record<ProductOrder, RawBuilder<unknown>>> = {
  featured: sql`p.popularity desc, p.id`,
  cheapest: sql`p.pay_cents, p.id`,
  dearest: sql`p.pay_cents desc, p.id desc`,
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
};

export const productOrders = Object.keys(orders) as ProductOrder[];

/** The products a filter lets pass, one page of them in its order. */
export async function listProducts(db: Database, filter: ProductFilter): Promise<ProductPage> {
  const indexed = await indexedChoice(db, filter);
  if (!indexed) return listedByQuery(db, filter);
  const { language, colours } = filter;
  const { ids, total } = indexed.index.page(indexed.wanted, {
    order: filter.order,
    skip: skipped(filter),
    size: filter.pageSize,
  });
  if (ids.length === 0) return { products: [], total: 0 };
  return productCards(db, pageOfIds(ids, total), { language, colours, name: 'products-listed' });
}

/** The same without an index: while it is made, and within a transaction. */
export async function listedByQuery(db: Database, filter: ProductFilter): Promise<ProductPage> {
  const wanted = conditionsOf(filter).map(({ condition }) => condition);
  const { language, colours, search } = filter;
  const page =
    search || wanted.length > 1
      ? narrowPage(filter, wanted, await foundBy(db, filter))
      : widePage(filter, wanted);
  // One plan serves all values of one condition: the order's index, with whatever is wanted looked up on the way.
  const isOfFixedShape = !search && wanted.length <= 1;
  return productCards(db, page, {
    language,
    colours,
    ...(isOfFixedShape && { name: `products-${filter.order}` }),
  });
}

/** With one condition at most an index gives the order and stops at the page's end; all are counted on their own. */
function widePage(filter: ProductFilter, wanted: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const from = sql`from product p where ${published(wanted)}`;
  return pageOf(filter, orders[filter.order], sql`(select count(*) ${from})`, from);
}

/** With more, few are left: they are found first, without regard to their order, then counted and sorted. */
function narrowPage(
  filter: ProductFilter,
  wanted: readonly RawBuilder<unknown>[],
  found: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rank = filter.search && filter.order === 'featured' ? sql`found.rank` : sql`0`;
  const hits = sql`
    select p.id, p.popularity, p.pay_cents, p.created_at, ${rank} as rank
    from product p ${found} where ${published(wanted)}`;
  const order = sql`p.rank desc, ${orders[filter.order]}`;
  const page = pageOf(filter, order, sql`(select count(*) from hit)`, sql`from hit p`);
  return sql`with hit as materialized (${hits}) ${page}`;
}

const published = (wanted: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`p.published`, ...wanted], sql` and `);
