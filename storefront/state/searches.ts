import { parseList, readJson, storageKeys, writeJson } from './storage.ts';

const maxSearches = 6;

/** Returns recent searches in this browser, latest first. */
export function recentSearches(): string[] {
  return readJson(storageKeys.searches, (stored) =>
    parseList(stored, (entry) => (typeof entry === 'string' ? entry : null)),
  );
}

/** Moves a search to the front, or removes it if `forget` is set. Returns the stored searches. */
export function saveSearch(term: string, forget = false): string[] {
  const others = recentSearches().filter((each) => each !== term);
  const remembered = (forget ? others : [term, ...others]).slice(0, maxSearches);
  writeJson(storageKeys.searches, remembered);
  return remembered;
}
