import type { SearchResult } from './search-result.ts';

export type Found = Pick<SearchResult, 'tiers' | 'mentioning'>;
export const emptyResult: Found = { tiers: [], mentioning: 0 };

/** The number of results below which those that match without what they are for are also shown. */
export const fallbackThreshold = 4;

/** Maximum number of terms; more would produce too many groups. */
export const maxParts = 4;

/** The number of results below which products that only mention the search are also shown. */
export const mentionThreshold = 2;
/** The minimum number of results for measures, which appear in descriptions. */
export const measureThreshold = 9;
