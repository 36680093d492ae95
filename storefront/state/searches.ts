import { parseList, readJson, storageKeys, writeJson } from './storage.ts';

const most = 6;

/** What was searched for in this browser, the last one first. */
export function recentSearches(): string[] {
  return readJson(storageKeys.searches, (stored) =>
    parseList(stored, (entry) => (typeof entry === 'string' ? entry : null)),
  );
}

/** Puts a search before the others; with `forget` it is taken out. Answers what is kept now. */
export function keepSearch(term: string, forget = false): string[] {
  const others = recentSearches().filter((each) => each !== term);
  const remembered = (forget ? others : [term, ...others]).slice(0, most);
  writeJson(storageKeys.searches, remembered);
  return remembered;
}
