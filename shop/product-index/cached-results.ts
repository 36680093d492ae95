import { LRUCache } from 'lru-cache';

/** Creates a cache of expensive results by key. Clear it when products change. */
export const cachedResults = <Result extends object>(max: number): LRUCache<string, Result, () => Result> =>
  new LRUCache<string, Result, () => Result>({ max, memoMethod: (_, __, by) => by.context() });
