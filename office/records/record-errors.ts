import { createContext, use } from 'react';

/** Validation errors of a record's parts by position: `story.title.km`. */
export const RecordErrors = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * Returns the error at a position. With `isWhole` it includes positions below, for parts without their own fields.
 */
export function useErrorAt(place: string, isWhole: boolean): string | undefined {
  const errors = use(RecordErrors);
  const below = isWhole ? [...errors.keys()].find((each) => each.startsWith(`${place}.`)) : undefined;
  return errors.get(place) ?? (below && errors.get(below));
}

/** Returns a function that says whether a position, or one below it, has an error. */
export function useHasError(): (place: string) => boolean {
  const errors = use(RecordErrors);
  return (place) => [...errors.keys()].some((each) => each === place || each.startsWith(`${place}.`));
}
