import { createContext, use } from 'react';

/** What is wrong with parts of a record, by their places: `story.title.km`. */
export const FaultsOfRecord = createContext<ReadonlyMap<string, string>>(new Map());

/** What is wrong with the part at a place itself; with what is below it too, where that isn't drawn by itself. */
export function useFaultAt(place: string, isWhole: boolean): string | undefined {
  const faults = use(FaultsOfRecord);
  const below = isWhole ? [...faults.keys()].find((each) => each.startsWith(`${place}.`)) : undefined;
  return faults.get(place) ?? (below && faults.get(below));
}

/** Whether something is wrong at a place or below it. */
export function useHasFault(): (place: string) => boolean {
  const faults = use(FaultsOfRecord);
  return (place) => [...faults.keys()].some((each) => each === place || each.startsWith(`${place}.`));
}
