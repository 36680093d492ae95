import type { Bits } from './bits.ts';

export interface SearchResult {
  /** Places of products, those that fit best first; each in one of them. */
  tiers: Bits[];
  /** What was searched for instead, when what was typed is nothing the catalogue knows. */
  meant: string | null;
  /** When no product has all that was typed: which of it the tiers have, group by group, most first. */
  parts: readonly PartFound[];
  /** How many of the last tiers only mention it. */
  mentioning: number;
  /** Those are what gifts are put in. */
  isWrapping?: boolean;
}

/** Products that have the same words of a search. */
interface PartFound {
  words: string[];
  /** How many of the tiers, those of the groups before it left out. */
  tiers: number;
}

/** Folded words, and how many products they find. */
export interface WordsFound {
  words: string[];
  products: number;
}

export interface SearchOptions {
  /** Still being typed: the last word may be any beginning, however short. */
  unfinished?: boolean | undefined;
  /** Filters narrow what is found. */
  isNarrowed?: boolean;
}
