import { sql, type RawBuilder } from 'kysely';
import { facetKinds, facetsOf, type FacetKind } from './facets.ts';
import type { ProductChoice } from './listing.ts';
import { matchingProducts } from './search-queries.ts';

/** Everything a list can be narrowed by; facets keep their number. */
export const filterKinds = { ...facetKinds, price: 6, rating: 7 } as const;
export type FilterKind = keyof typeof filterKinds;

const largestCents = 2_147_483_647;

/** SQL: what each chosen kind wants of a product `p`. Lists and the counts beside their filters both go by this. */
export function conditionsOf(
  choice: ProductChoice,
): { kind: FilterKind; condition: RawBuilder<boolean | null> }[] {
  const facets: [FacetKind, readonly number[]][] = [
    ['category', choice.categories],
    ['brand', choice.brands],
    ['size', choice.sizes],
    ['colour', choice.colours],
    ['tag', choice.tags],
  ];
  const wanted: ReturnType<typeof conditionsOf> = facets
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) => ({ kind, condition: sql`p.facets && ${facetsOf(kind, ids)}::int[]` }));
  const { minPayCents, maxPayCents, minRating } = choice;
  if (minPayCents !== null || maxPayCents !== null) {
    const [from, to] = [minPayCents ?? 0, maxPayCents ?? largestCents].map((cents) =>
      Math.min(cents, largestCents),
    );
    wanted.push({ kind: 'price', condition: sql`p.pay_cents between ${from} and ${to}` });
  }
  if (minRating !== null) wanted.push({ kind: 'rating', condition: sql`p.rating >= ${minRating}` });
  return wanted;
}

/** SQL that joins the products a search finds to `p`, as `found`; nothing without a search. */
export function foundBy({ search, language }: ProductChoice): RawBuilder<unknown> {
  return search ? sql`join (${matchingProducts(search, language)}) found on found.product_id = p.id` : sql``;
}
