import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import type { ProductChoice } from './listing.ts';
import { kindFactor } from '#shop/product-index/product-index.ts';

/**
 * The facets by which a product can be filtered, with the number of each kind in `product.facets` (the
 * database function refresh_facts_of fills them).
 */
export const facetKinds = { category: 1, brand: 2, size: 3, colour: 4, tag: 5 } as const;
export type FacetKind = keyof typeof facetKinds;

/** All filters of a list; facets have the same numbers. */
export const filterKinds = { ...facetKinds, price: 6, rating: 7 } as const;
export type FilterKind = keyof typeof filterKinds;

/** Converts selected ids of a kind to facets. Omits ids out of range, which would collide with another kind. */
export function toFacetIds(kind: FacetKind, ids: readonly number[]): number[] {
  return ids.filter((id) => id > 0 && id < kindFactor).map((id) => facetKinds[kind] * kindFactor + id);
}

/** The range of a kind's facets: `from` inclusive, `to` exclusive. */
export function facetRange(kind: FacetKind): { from: number; to: number } {
  const from = facetKinds[kind] * kindFactor;
  return { from, to: from + kindFactor };
}

/**
 * Returns the lists that contain products with these facets: those of their categories, and those without a category.
 */
export function listsWith(facets: readonly number[]): InvalidationTag[] {
  const { from, to } = facetRange('category');
  const categories = facets.filter((facet) => facet >= from && facet < to);
  return ['category 0', ...categories.map((facet): InvalidationTag => `category ${facet - from}`)];
}

/** Returns the selected facets of each kind that has any. */
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
    .map(([kind, ids]) => ({ kind, facets: toFacetIds(kind, ids) }));
}
