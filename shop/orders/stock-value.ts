import { LRUCache } from 'lru-cache';
import type { Database } from '#database/schema.ts';
import { readStockValue } from './hold-queries.ts';

const minute = 60_000;
const values = new WeakMap<Database, LRUCache<'cents', number>>();

/**
 * Returns the value of the tracked stock, including what new customers have reserved, in cents, as of a
 * minute ago or the last order. A limit doesn't need an exact sum, and the sum reads all products. It is
 * refreshed in the background.
 */
export async function stockValue(db: Database): Promise<number> {
  const remembered = values.get(db) ?? storedValue(db);
  values.set(db, remembered);
  return (await remembered.fetch('cents')) ?? 0;
}

const storedValue = (db: Database) =>
  new LRUCache<'cents', number>({
    max: 1,
    ttl: minute,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () => readStockValue(db),
  });
