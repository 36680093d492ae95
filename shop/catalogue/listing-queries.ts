import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#database/schema.ts';
import { pageOf, productCards } from './card-queries.ts';
import { facetsOf, type FacetKind } from './facets.ts';
import type { ProductFilter, ProductOrder, ProductPage } from './listing.ts';
import { matchingProducts } from './search-queries.ts';

const orders: Readonly<Record<ProductOrder, RawBuilder<unknown>>> = {
  featured: sql`p.popularity desc, p.id`,
  cheapest: sql`p.pay_cents, p.id`,
  dearest: sql`p.pay_cents desc, p.id desc`,
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
};

const largestCents = 2_147_483_647;

/** The products a filter lets pass, one page of them in its order. */
export async function listProducts(db: Database, filter: ProductFilter): Promise<ProductPage> {
  const wanted = conditions(filter);
  const { language, colours, search } = filter;
  const page = search || wanted.length > 1 ? narrowPage(filter, wanted) : widePage(filter, wanted);
  const unfiltered = !search && wanted.length === 0;
  return productCards(db, page, {
    language,
    colours,
    ...(unfiltered && { name: `products-${filter.order}` }),
  });
}

/** With one condition at most an index gives the order and stops at the page's end; all are counted on their own. */
function widePage(filter: ProductFilter, wanted: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const from = sql`from product p where ${published(wanted)}`;
  return pageOf(filter, orders[filter.order], sql`(select count(*) ${from})`, from);
}

/** With more, few are left: they are found first, without regard to their order, then counted and sorted. */
function narrowPage(filter: ProductFilter, wanted: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { search, language } = filter;
  const found = search
    ? sql`join (${matchingProducts(search, language)}) found on found.product_id = p.id`
    : sql``;
  const rank = search && filter.order === 'featured' ? sql`found.rank` : sql`0`;
  const hits = sql`
    select p.id, p.popularity, p.pay_cents, p.created_at, ${rank} as rank
    from product p ${found} where ${published(wanted)}`;
  const order = sql`p.rank desc, ${orders[filter.order]}`;
  const page = pageOf(filter, order, sql`(select count(*) from hit)`, sql`from hit p`);
  return sql`with hit as materialized (${hits}) ${page}`;
}

const published = (wanted: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`p.published`, ...wanted], sql` and `);

function conditions(filter: ProductFilter): RawBuilder<unknown>[] {
  const kinds: [FacetKind, readonly number[]][] = [
    ['category', filter.categories],
    ['brand', filter.brands],
    ['size', filter.sizes],
    ['colour', filter.colours],
    ['tag', filter.tags],
  ];
  const wanted: RawBuilder<unknown>[] = kinds
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) => sql`p.facets && ${facetsOf(kind, ids)}::int[]`);
  const { minPayCents, maxPayCents } = filter;
  if (minPayCents !== null || maxPayCents !== null) {
    const upTo = Math.min(maxPayCents ?? largestCents, largestCents);
    wanted.push(sql`p.pay_cents between ${Math.min(minPayCents ?? 0, largestCents)} and ${upTo}`);
  }
  if (filter.minRating !== null) wanted.push(sql`p.rating >= ${filter.minRating}`);
  return wanted;
}
