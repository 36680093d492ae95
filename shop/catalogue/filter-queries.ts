import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#database/schema.ts';
import { chosenFacets, type FilterKind } from './facets.ts';
import type { ProductChoice } from './listing.ts';
import { foundProducts } from './indexed-choice.ts';

const largestCents = 2_147_483_647;

/** SQL: what each chosen kind wants of a product `p`. Lists and the counts beside their filters both go by this. */
export function conditionsOf(
  choice: ProductChoice,
): { kind: FilterKind; condition: RawBuilder<boolean | null> }[] {
  const wanted: ReturnType<typeof conditionsOf> = chosenFacets(choice).map(({ kind, facets }) => ({
    kind,
    condition: sql`p.facets && ${facets}::int[]`,
  }));
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
export async function foundBy(db: Database, { search }: ProductChoice): Promise<RawBuilder<unknown>> {
  if (!search) return sql``;
  const found = await foundProducts(db, search);
  return sql`join unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ tier }) => -tier)}::int[])
    as found (product_id, rank) on found.product_id = p.id`;
}
