import type { Match } from './typed-words.ts';

/** Consecutive words that a typed word can mean, each with its possible matches. */
export interface Meaning {
  words: readonly (readonly Match[])[];
  cost: number;
}

/** A part of the search text and its possible meanings. */
export interface Term {
  typed: string;
  meanings: Meaning[];
  /** Whether products don't have to match it. */
  isOptional: boolean;
  /** Whether it says what the thing is for: `students` in `backpack for students`. */
  isPurpose: boolean;
  /** Whether it describes the thing named before: `handle` in `umbrella with a handle`. */
  isDetail: boolean;
  /** Whether it is an action and its object, such as `carry` and `laptop`, which mean products. */
  isNeed?: true;
  /** Whether it is a place that no name contains. */
  isPlace?: boolean;
  /** The correction, if the word itself isn't known; null if it is. */
  repaired: string | null;
}
