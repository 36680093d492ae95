import { sql } from 'kysely';
import { listing } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { FilterCount, ProductChoice, ProductOrder } from '#shop/catalogue/catalogue.ts';

/** A plain implementation of lists and counts from all rows: the model that the index is compared with. */

interface Row {
  id: number;
  payCents: number;
  popularity: number;
  createdAt: number;
  stars: number | null;
  facets: number[];
}

const kinds = { category: 1, brand: 2, size: 3, colour: 4, tag: 5 } as const;

export async function publishedRows(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, pay_cents as "payCents", popularity, rating::float8 as stars, facets,
      (extract(epoch from created_at) * 1000000)::float8 as "createdAt" from product where published`.execute(
    db,
  );
  return rows;
}

type Conditions = Map<string, (row: Row) => boolean>;

function conditionsOf(choice: ProductChoice, found: readonly number[] | null): Conditions {
  const conditions: Conditions = new Map();
  const chosen = {
    category: choice.categories,
    brand: choice.brands,
    size: choice.sizes,
    colour: choice.colours,
    tag: choice.tags,
  };
  for (const [kind, number] of Object.entries(kinds)) {
    const ids = chosen[kind as keyof typeof kinds];
    if (ids.length > 0)
      conditions.set(kind, ({ facets }) => ids.some((id) => facets.includes(number * 1_000_000 + id)));
  }
  const { minPayCents, maxPayCents, minRating } = choice;
  if (minPayCents !== null || maxPayCents !== null)
    conditions.set(
      'price',
      ({ payCents }) => payCents >= (minPayCents ?? 0) && payCents <= (maxPayCents ?? Infinity),
    );
  if (minRating !== null) conditions.set('rating', ({ stars }) => stars !== null && stars >= minRating);
  if (found) conditions.set('search', ({ id }) => found.includes(id));
  return conditions;
}

const passes = (row: Row, conditions: Conditions, but?: string) =>
  [...conditions].every(([kind, isWithinBudget]) => kind === but || isWithinBudget(row));

/** Returns product ids in sort order. `found` is the result of the search alone, in its own order. */
export function naiveList(
  rows: readonly Row[],
  choice: ProductChoice & { order: ProductOrder },
  found: readonly number[] | null,
): number[] {
  const by: Record<ProductOrder, (one: Row, other: Row) => number> = {
    featured: (one, other) =>
      found
        ? found.indexOf(one.id) - found.indexOf(other.id)
        : other.popularity - one.popularity || one.id - other.id,
    cheapest: (one, other) => one.payCents - other.payCents || one.id - other.id,
    dearest: (one, other) => other.payCents - one.payCents || other.id - one.id,
    newest: (one, other) => other.createdAt - one.createdAt || other.id - one.id,
    oldest: (one, other) => one.createdAt - other.createdAt || one.id - other.id,
  };
  const conditions = conditionsOf(choice, found);
  const passing = rows.filter((row) => passes(row, conditions));
  return passing.toSorted(by[choice.order]).map(({ id }) => id);
}

/** Returns the values of each kind for which a product counts. */
const valuesOf = ({ facets, payCents, stars }: Row): [kind: string, value: number][] => [
  ...Object.entries(kinds).flatMap(([kind, number]) =>
    facets
      .filter((facet) => Math.floor(facet / 1_000_000) === number)
      .map((facet): [string, number] => [kind, facet % 1_000_000]),
  ),
  ...listing.priceBands.flatMap(([min, max], at): [string, number][] =>
    payCents >= min * 100 && (max === null || payCents <= max * 100) ? [['price', at]] : [],
  ),
  ...listing.ratings
    .filter((minimum) => stars !== null && stars >= minimum)
    .map((minimum): [string, number] => ['rating', minimum]),
];

/** Returns lines of `kind value products`, sorted. */
export function naiveCounts(
  rows: readonly Row[],
  choice: ProductChoice,
  found: readonly number[] | null,
): string[] {
  const conditions = conditionsOf(choice, found);
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const row of rows) {
    if (passes(row, conditions)) count('null null');
    for (const kind of [...Object.keys(kinds), 'price', 'rating'])
      if (passes(row, conditions, kind)) count(`${kind} null`);
    for (const [kind, value] of valuesOf(row)) if (passes(row, conditions, kind)) count(`${kind} ${value}`);
  }
  return [...counts].map(([key, products]) => `${key} ${products}`).toSorted();
}

export const sorted = (counts: readonly FilterCount[]): string[] =>
  counts.map(({ kind, value, products }) => `${kind} ${value} ${products}`).toSorted();
