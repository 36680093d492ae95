import { type RawBuilder, sql } from 'kysely';
import { named } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { SearchWords } from '#shop/search/search.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** As it comes: lists as texts and words as columns cost a fifth less to read than arrays and JSON. */
interface ProductRow extends Omit<IndexedProduct, 'facets' | 'words'>, Partial<SearchWords> {
  facets: string;
  /** Whether its texts have been cut. */
  isCut: boolean;
}

/** `source`: rows of `product`. */
const productsOf = (source: RawBuilder<unknown>) => sql<ProductRow>`
  select p.id, p.pay_cents as "payCents", p.popularity, (p.rating * 100)::int as rating,
    array_to_string(p.facets, ',') as facets, (extract(epoch from p.created_at) * 1000000)::float8 as "createdAt",
    w.product_id is not null as "isCut", w.name, w.about, w.traits, w.short, w.body
  from ${source} p left join product_words w on w.product_id = p.id`;

function productOf({ name = '', about = '', traits = '', short = '', body = '', ...row }: ProductRow) {
  const { facets, isCut, ...figures } = row;
  return {
    ...figures,
    facets: facets === '' ? [] : facets.split(',').map(Number),
    words: isCut ? { name, about, traits, short, body } : null,
  };
}

/** Published products with ids above `after`, so many at most, by id. */
export async function readProductsAfter(
  db: Database,
  after: number,
  most: number,
): Promise<IndexedProduct[]> {
  // Cut off before words are joined: else they are merged with all words before them, portion after portion.
  const portion = sql`(select * from product where published and id > ${after} order by id limit ${most})`;
  const { rows } = await sql<ProductRow>`${productsOf(portion)} order by p.id`.execute(db);
  return rows.map(productOf);
}

/** Those of the products that are published. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<IndexedProduct[]> {
  const wanted = sql`(select * from product where published and id = any(${[...ids]}::int[]))`;
  const { rows } = await productsOf(wanted).execute(db);
  return rows.map(productOf);
}

/** What was committed up to a moment. */
export interface Moment {
  /** The oldest transaction that was still open: what older ones changed is there. */
  openFrom: bigint;
  /** When the server that says so was started. */
  server: string;
  /** Changes by it and by later ones, as far as they are there. */
  changes: { by: bigint; productId: number }[];
}

/** What has changed since a moment, by the transactions that were open then or began later. Null: the present moment alone. */
export async function readChanges(db: Database, since: bigint | null): Promise<Moment> {
  const query = sql<{ openFrom: string; server: string; by: string | null; productId: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "openFrom", pg_postmaster_start_time()::text as server, c.changed_by::text as by, c.product_id as "productId"
    from (values (1)) one (row) left join product_change c on c.changed_by >= ${since?.toString() ?? null}::text::bigint`.compile(
    db,
  );
  const { rows } = await db.executeQuery(named('product-changes', query));
  return {
    openFrom: BigInt(rows[0]?.openFrom ?? 0),
    server: rows[0]?.server ?? '',
    changes: rows.flatMap(({ by, productId }) => (by === null ? [] : [{ by: BigInt(by), productId }])),
  };
}
