import { LRUCache } from 'lru-cache';
import type { Database } from '#database/schema.ts';
import { readMaxHeld, readStockValue } from './hold-queries.ts';

const second = 1000;

/** A sum that one process remembers per database. */
function remembered(read: (db: Database) => Promise<number>, ttl: number, allowStale: boolean) {
  const ofEach = new WeakMap<Database, LRUCache<'cents', number>>();
  return async (db: Database): Promise<number> => {
    const sum =
      ofEach.get(db) ??
      new LRUCache<'cents', number>({
        max: 1,
        ttl,
        allowStale,
        allowStaleOnFetchRejection: allowStale,
        noDeleteOnFetchRejection: allowStale,
        fetchMethod: () => read(db),
      });
    ofEach.set(db, sum);
    return (await sum.fetch('cents')) ?? 0;
  };
}

/**
 * Returns the value of the tracked stock, including what new customers have reserved, in cents, as of a
 * minute ago or the last order. A limit doesn't need an exact sum, and the sum reads all products. It is
 * refreshed in the background.
 */
export const stockValue = remembered(readStockValue, 60 * second, true);

/**
 * Returns what all new customers have reserved, in cents, as of a second ago at most (`isNearAll`). The sum
 * reads all reservations.
 */
export const maxHeld = remembered(readMaxHeld, second, false);
