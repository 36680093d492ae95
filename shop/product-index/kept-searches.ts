import type { SearchOptions, SearchResult } from './word-search.ts';

const most = 50;

/** What searches found, until products change: a page asks for its list, the counts beside it, and what was meant. */
export class KeptSearches {
  readonly #results = new Map<string, SearchResult>();

  of(runs: readonly string[], options: SearchOptions, find: () => SearchResult): SearchResult {
    const key = `${options.unfinished ?? false} ${runs.join(' ')}`;
    const result = this.#results.get(key) ?? find();
    if (this.#results.size >= most) this.#results.clear();
    this.#results.set(key, result);
    return result;
  }

  clear = (): void => this.#results.clear();
}
