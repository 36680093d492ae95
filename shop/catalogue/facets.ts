import type { Change } from '#shop/changes/changes.ts';
import type { ProductChoice } from './listing.ts';
import { kindFactor } from '#shop/product-index/product-index.ts';

/** What a product can be filtered by, and the number of each kind in `product.facets` (migration 0004 fills them). */
export const facetKinds = { category: 1, brand: 2, size: 3, colour: 4, tag: 5 } as const;
export type FacetKind = keyof typeof facetKinds;

/** Everything a list can be narrowed by; facets keep their number. */
export const filterKinds = { ...facetKinds, price: 6, rating: 7 } as const;
export type FilterKind = keyof typeof filterKinds;

/** The chosen ids of one kind as facets. Ids no facet can stand for are left out: they would read as another kind's. */
export function facetsOf(kind: FacetKind, ids: readonly number[]): number[] {
  return ids.filter((id) => id > 0 && id < kindFactor).map((id) => facetKinds[kind] * kindFactor + id);
}

/** The span of one kind's facets: `from` is inside, `to` outside. */
export function facetRange(kind: FacetKind): { from: number; to: number } {
  const from = facetKinds[kind] * kindFactor;
  return { from, to: from + kindFactor };
}

/** The lists that products with these facets stand in: of their categories, and those of no category alone. */
export function listsWith(facets: readonly number[]): Change[] {
  const { from, to } = facetRange('category');
  const categories = facets.filter((facet) => facet >= from && facet < to);
  return ['category 0', ...categories.map((facet): Change => `category ${facet - from}`)];
}

/** The facets of each kind of which some are chosen. */
export function chosenFacets(choice: ProductChoice): { kind: FacetKind; facets: number[] }[] {
  const chosen: [FacetKind, readonly number[]][] = [
    ['category', choice.categories],
    ['brand', choice.brands],
    ['size', choice.sizes],
    ['colour', choice.colours],
    ['tag', choice.tags],
  ];
  return chosen
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) => ({ kind, facets: facetsOf(kind, ids) }));
}
