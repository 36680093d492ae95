import { LRUCache } from 'lru-cache';
import type { Database } from '#database/schema.ts';
import { readStockValue } from './hold-queries.ts';

const minute = 60_000;
const values = new WeakMap<Database, LRUCache<'cents', number>>();

/**
 * What the counted stock is worth with what newcomers hold of it, in cents, as it was a minute ago or when somebody last
 * ordered: a bound needs no exact sum, and the sum reads all products. It is made anew behind whoever asks.
 */
export async function stockValue(db: Database): Promise<number> {
  const remembered = values.get(db) ?? keptValue(db);
  values.set(db, remembered);
  return (await remembered.fetch('cents')) ?? 0;
}

const keptValue = (db: Database) =>
  new LRUCache<'cents', number>({
    max: 1,
    ttl: minute,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () => readStockValue(db),
  });
