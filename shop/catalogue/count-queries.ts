import { sql, type RawBuilder } from 'kysely';
import { listing } from '#contract/constants.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { named } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { filterKinds, type FilterKind } from './facets.ts';
import { conditionsOf, foundBy } from './filter-queries.ts';
import { cachedIfSlow } from './cached-if-slow.ts';
import { latestChoice } from './indexed-choice.ts';
import { everyProduct, type ProductChoice } from './listing.ts';

interface CountRow {
  /** Number of a kind; of `lack` rows the one kind whose choice shuts the products out, 0: none does. */
  kind: number;
  /** Of a facet its id, of a band its place among `listing.priceBands`, of stars their number. */
  value: number | null;
  products: number;
}

/** How many products one value leads to; value null: no choice of the kind; kind null: everything as it is. */
export interface FilterCount {
  kind: FilterKind | null;
  value: number | null;
  products: number;
}

const kinds = Object.keys(filterKinds) as FilterKind[];
const kindOf = (number: number): FilterKind | null =>
  kinds.find((kind) => filterKinds[kind] === number) ?? null;

/**
 * What each value of every filter leads to under the other filters in force; values that lead to none are left out. One
 * statement: a product counts for a kind when it passes all others, so those that fail at most one are looked at once.
 */
export async function filterCounts(db: Database, choice: ProductChoice): Promise<FilterCount[]> {
  const indexed = await latestChoice(db, choice);
  if (!indexed) return countedByQuery(db, choice);
  return indexed.index
    .counts(indexed.wanted, Object.values(filterKinds))
    .map(({ kind, ...count }) => ({ ...count, kind: kind === null ? null : kindOf(kind) }));
}

/** The same without an index: while it is made, and within a transaction. */
const countedByQuery = async (db: Database, choice: ProductChoice): Promise<FilterCount[]> =>
  countsOf(isEverything(choice) ? await unfiltered(db) : await counted(db, choice));

/** The same by PostgreSQL, and as it is now. */
export const countedNow = async (db: Database, choice: ProductChoice): Promise<FilterCount[]> =>
  countsOf(await counted(db, choice));

function countsOf(rows: readonly CountRow[]): FilterCount[] {
  const passing = (lack: number) =>
    rows.find(({ kind, value }) => kind === lack && value === null)?.products ?? 0;
  const total = passing(0);
  const open: FilterCount[] = [null, ...kinds].map((kind) => ({
    kind,
    value: null,
    products: kind === null ? total : total + passing(filterKinds[kind]),
  }));
  const valued = rows.filter(({ value }) => value !== null);
  return [...open, ...valued.map((row) => ({ ...row, kind: kindOf(row.kind) }))].filter(
    ({ products }) => products > 0,
  );
}

const isEverything = (choice: ProductChoice) => !choice.search && conditionsOf(choice).length === 0;

/** Every list begins with it. */
const unfiltered = cachedIfSlow((db: Database) =>
  counted(db, everyProduct({ page: 1, pageSize: 1, language: defaultLanguage })),
);

async function counted(db: Database, choice: ProductChoice): Promise<CountRow[]> {
  const query = countQuery(choice, await foundBy(db, choice)).compile(db);
  // Looks at every product whatever is wanted, so one plan is as good as another; but how many a search finds it must know.
  const { rows } = await db.executeQuery(choice.search ? query : named('filter-counts', query));
  return rows;
}

/** `found`: see `foundBy`. */
function countQuery(choice: ProductChoice, found: RawBuilder<unknown>): RawBuilder<CountRow> {
  const wanted = conditionsOf(choice).map(({ kind, condition }) => ({
    number: sql.lit(filterKinds[kind]),
    misses: sql`(not coalesce(${condition}, false))::int`,
  }));
  const sum = (parts: RawBuilder<unknown>[]) => (parts.length > 0 ? sql.join(parts, sql` + `) : sql.lit(0));
  // With one miss at most the sum of the missed kinds' numbers is the one that is missed.
  const lack = sum(wanted.map(({ number, misses }) => sql`${number} * ${misses}`));
  const few = wanted.length > 1 ? sql`and ${sum(wanted.map(({ misses }) => misses))} <= 1` : sql``;
  const bands = listing.priceBands.map(
    ([min, max], at) =>
      sql`(${sql.lit(at)}, ${sql.lit(min * 100)}, ${sql.lit(max === null ? null : max * 100)}::int)`,
  );
  return sql<CountRow>`
    with hit as materialized (
      select p.facets, p.pay_cents, p.rating, ${lack} as lack from product p ${found}
      where p.published ${few}
    )
    select lack as kind, null::int as value, count(*)::int as products from hit group by lack
    union all
    select f / 1000000, f % 1000000, count(*)::int from hit, unnest(facets) f
    where lack in (0, f / 1000000) group by f
    union all
    select ${sql.lit(filterKinds.price)}, b.at, count(*)::int
    from hit join (values ${sql.join(bands)}) b (at, low, high) on pay_cents >= b.low and (b.high is null or pay_cents <= b.high)
    where lack in (0, ${sql.lit(filterKinds.price)}) group by b.at
    union all
    select ${sql.lit(filterKinds.rating)}, s, count(*)::int
    from hit join unnest(array[${sql.join(listing.ratings.map((stars) => sql.lit(stars)))}]) s on rating >= s
    where lack in (0, ${sql.lit(filterKinds.rating)}) group by s`;
}
