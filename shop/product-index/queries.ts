import { type RawBuilder, sql } from 'kysely';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { SearchWords } from '#shop/search/search.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** The row format. Lists as texts and words as columns cost a fifth less to read than arrays and JSON. */
interface ProductRow extends Omit<IndexedProduct, 'facets' | 'words'>, Partial<SearchWords> {
  facets: string;
  /** Whether its texts have been split into words. */
  isCut: boolean;
}

/** Returns SQL for the fields of products. `source` is SQL for rows of `product`. */
const productsOf = (source: RawBuilder<unknown>) => sql<ProductRow>`
  select p.id, p.category_id as category, p.pay_cents as "payCents", p.popularity, (p.rating * 100)::int as rating,
    p.from_cents is not null as "hasPriceSteps",
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

/** Returns published products with ids above `after`, ordered by id, up to a limit. */
export async function readProductsAfter(db: Database, after: number, max: number): Promise<IndexedProduct[]> {
  // Limited before joining words; otherwise the join would process all preceding words again for each portion.
  const portion = sql`(select * from product where published and id > ${after} order by id limit ${max})`;
  const { rows } = await sql<ProductRow>`${productsOf(portion)} order by p.id`.execute(db);
  return rows.map(productOf);
}

/** Returns those of these products that are published. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<IndexedProduct[]> {
  const requested = sql`(select * from product where published and id = any(${[...ids]}::int[]))`;
  const { rows } = await productsOf(requested).execute(db);
  return rows.map(productOf);
}

/** A moment in the history of the database. */
export interface Moment {
  /** A PostgreSQL snapshot of which transactions had ended. */
  snapshot: string;
  /**
   * When that server was started; null if it doesn't matter, because any server has everything up to then.
   */
  server: string | null;
}

export async function readMoment(db: Database): Promise<Moment> {
  const { changed: _, ...moment } = await readChanges(db, { snapshot: null, server: null });
  return moment;
}

/** SQL for the identity of this database. */
const identity = sql`(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`;

/**
 * Inserts a mark among the changes, which expires with them. Its number belongs to no product.
 * @returns the identity of this database
 */
export async function leaveMark(db: Database, mark: number): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    with mark as (insert into product_change (product_id) values (${mark}::int)) select ${identity} as identity`.execute(
    db,
  );
  return rows[0]?.identity ?? '';
}

/** Returns whether this database has the mark, and all changes since. */
export async function hasMark(db: Database, mark: number, identityThen: string): Promise<boolean> {
  const { rows } = await sql<{ isHere: boolean }>`
    select ${identity} = ${identityThen}::text and exists (select from product_change
      where product_id = ${mark}::int and changed_at > now() - interval '12 hours') as "isHere"`.execute(db);
  return rows[0]?.isHere ?? false;
}

/**
 * Returns the changes since a moment: by transactions that were open then and have ended since, and by later
 * ones. If the moment is from another server, returns all changes, because this server may have reused the
 * ids of lost transactions.
 */
export async function readChanges(
  db: Database,
  { snapshot, server }: Moment | { snapshot: null; server: null },
): Promise<Moment & { changed: number[] }> {
  const since = sql`${snapshot}::text::pg_snapshot`;
  // The condition on the lowest open transaction excludes no rows, but without it each query could read all
  // changes of a day.
  const query = sql<Moment & { changed: number[] }>`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server, array(
      select product_id from product_change where changed_by >=
        case when ${server}::text <> pg_postmaster_start_time()::text then 0 else pg_snapshot_xmax(${since})::text::bigint end
      union
      select product_id from product_change
      where changed_by = any(array(select xid::text::bigint from pg_snapshot_xip(${since}) xid))
        and changed_by >= pg_snapshot_xmin(${since})::text::bigint) as changed`.compile(db);
  const { rows } = await db.executeQuery(preparedQuery('product-changes', query));
  const [row] = rows;
  if (!row) throw new Error('no moment');
  return row;
}
