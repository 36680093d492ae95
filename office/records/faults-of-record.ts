import { createContext, use } from 'react';

/** Validation errors of a record's parts by position: `story.title.km`. */
export const FaultsOfRecord = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * Returns the error at a position. With `isWhole` it includes positions below, for parts without fields of their own.
 */
export function useFaultAt(place: string, isWhole: boolean): string | undefined {
  const faults = use(FaultsOfRecord);
  const below = isWhole ? [...faults.keys()].find((each) => each.startsWith(`${place}.`)) : undefined;
  return faults.get(place) ?? (below && faults.get(below));
}

/** Returns a function that says whether a position, or one below it, has an error. */
export function useHasFault(): (place: string) => boolean {
  const faults = use(FaultsOfRecord);
  return (place) => [...faults.keys()].some((each) => each === place || each.startsWith(`${place}.`));
}
