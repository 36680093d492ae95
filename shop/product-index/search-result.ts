import type { Bitset } from './bitset.ts';

export interface SearchResult {
  /** Places of products, best matches first. Each place is in only one tier. */
  tiers: Bitset[];
  /** The corrected search, if the catalog doesn't contain what was typed. */
  meant: string | null;
  /**
   * If no product matches the whole text: the words that the tiers match, group by group, most words first.
   */
  parts: readonly PartFound[];
  /** If few products match all words: the words without what the thing is for, which the next tiers match. */
  further?: PartFound;
  /** How many of the last tiers only mention the search. */
  mentioning: number;
  /** Whether those tiers contain gift packaging. */
  isWrapping?: boolean;
}

/** Products that match the same words of a search. */
interface PartFound {
  words: string[];
  /** The number of tiers in this group, without those of earlier groups. */
  tiers: number;
}

/** Normalized words, and how many products they find. */
export interface WordsFound {
  words: string[];
  products: number;
}

export interface SearchOptions {
  /** Whether the user is still typing, so that the last word matches any prefix, however short. */
  unfinished?: boolean | undefined;
  /** Whether the search is about a service, so that only names with all its words count. */
  isForService?: boolean | undefined;
  /** Whether filters restrict the results. */
  isNarrowed?: boolean;
}
