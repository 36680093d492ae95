import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import type { Requesters } from '#shop/work-queue/work-queue.ts';
import { type CacheTags, isOutdated } from '../context/cache-tags.ts';

/** The result of a maker function. */
export interface Made<Value> {
  value: Value;
  /** The invalidation tags of its content. */
  tags: CacheTags;
  /**
   * Whether to cache the value: false for unknown URLs, for example; a number limits the caching to that many
   * milliseconds.
   */
  keep: boolean | number;
  /** Whether the old value may be served once more after a change. */
  mayLag?: boolean;
}

interface Entry<Value> extends Made<Value> {
  begunAt: number;
  /** When it became outdated; null while it is current. */
  outdatedAt: number | null;
  /** Whether requests get the outdated value while a new one is made. */
  lags: boolean;
}

interface Purge {
  changes: ReadonlySet<InvalidationTag>;
  /** Whether these changes may become visible late. */
  mayLag: boolean;
}

type Make<Value> = (requesters: Requesters) => Promise<Made<Value>>;

interface Making<Value> {
  value: Promise<Value>;
  requesters: Set<string>;
  /** The invalidations since it was started. */
  purges: Purge[];
}

export interface TaggedCacheOptions<Value> {
  /** The maximum total size of all values. */
  max: number;
  /** Returns the size of a value, a whole number above 0. Default 1. */
  sizeOf?: (value: Value, key: string) => number;
  /**
   * Milliseconds for which an outdated value is served to requests that would otherwise wait for the new one.
   */
  staleFor?: number;
}

/** Milliseconds between two background renewals, so that other requests come first. */
const balance = 10;

/**
 * A bounded LRU cache of values that can be made again, until their content changes. Concurrent requests for
 * a value share one run of its maker. Never contains personal data.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #staleFor: number;
  /** Runs of makers that later requests may join. */
  readonly #joinable = new Map<string, Making<Value>>();
  readonly #making = new Set<Making<Value>>();
  /** Keys being renewed in the background, one after the other. */
  readonly #renewing = new Set<string>();
  #renewed: Promise<unknown> = Promise.resolve();

  constructor({ max, sizeOf = () => 1, staleFor = 0 }: TaggedCacheOptions<Value>) {
    this.#entries = new LRUCache({ maxSize: max, sizeCalculation: ({ value }, key) => sizeOf(value, key) });
    this.#staleFor = staleFor;
  }

  /**
   * Returns a cached value without waiting, also an outdated one while a new one is made or when it may lag.
   */
  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.outdatedAt === null) return entry?.value;
    if (performance.now() - entry.outdatedAt >= this.#staleFor) return undefined;
    return entry.lags || this.#joinable.has(key) ? entry.value : undefined;
  }

  /**
   * Returns a value, made if necessary. `make` learns who requests it, including those who join while it
   * runs.
   */
  async get(key: string, make: Make<Value>, requester = ''): Promise<Value> {
    const cached = this.peek(key);
    if (cached !== undefined) {
      if (this.#entries.peek(key)?.outdatedAt !== null) this.#renew(key, make, requester);
      return cached;
    }
    const joined = this.#joinable.get(key);
    if (joined) {
      joined.requesters.add(requester);
      return joined.value;
    }
    return this.#begin(key, make, requester);
  }

  /** Updates the size of a cached value that has grown. */
  grown(key: string, value: Value): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) this.#entries.set(key, { ...entry });
  }

  /**
   * Marks everything that the changes affect as outdated. Later requests don't join what is already being
   * made.
   */
  purge(changes: CacheTags, { mayLag = false } = {}): void {
    const purge = { changes, mayLag };
    for (const making of this.#making) making.purges.push(purge);
    this.#joinable.clear();
    for (const [key, entry] of this.#entries.entries()) {
      outdate(entry, purge);
      if (entry.outdatedAt !== null && this.#staleFor === 0) this.#entries.delete(key);
    }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  async #begin(key: string, make: Make<Value>, requester: string): Promise<Value> {
    const making = this.#make(key, make, requester);
    this.#making.add(making);
    this.#joinable.set(key, making);
    try {
      return await making.value;
    } finally {
      this.#making.delete(making);
      if (this.#joinable.get(key) === making) this.#joinable.delete(key);
    }
  }

  #renew(key: string, make: Make<Value>, requester: string): void {
    if (this.#joinable.has(key) || this.#renewing.has(key)) return;
    this.#renewing.add(key);
    this.#renewed = this.#renewed.then(async () => {
      this.#renewing.delete(key);
      // A request may have started it in the meantime.
      if (this.#joinable.has(key) || this.#entries.peek(key)?.outdatedAt === null) return;
      // The next request tries again, and gets the error once the old value may no longer be served.
      await this.#begin(key, make, requester).catch(() => undefined);
      await sleep(balance);
    });
  }

  #make(key: string, make: Make<Value>, requester: string): Making<Value> {
    const [requesters, invalidations, begunAt] = [new Set([requester]), [] as Purge[], performance.now()];
    const value = make(requesters).then((made) => {
      this.#keep(key, { ...made, begunAt, outdatedAt: null, lags: true }, invalidations);
      return made.value;
    });
    return { value, requesters, purges: invalidations };
  }

  #keep(key: string, entry: Entry<Value>, invalidations: readonly Purge[]): void {
    const newest = this.#entries.peek(key)?.begunAt ?? 0;
    if (entry.keep === false || newest > entry.begunAt) return;
    for (const purge of invalidations) outdate(entry, purge);
    // The value was made from data before a change, so it is as old as when its maker started.
    if (entry.outdatedAt !== null) {
      entry.outdatedAt = entry.begunAt;
      if (this.#staleFor === 0) return;
    }
    this.#entries.set(key, entry, typeof entry.keep === 'number' ? { ttl: entry.keep } : {});
  }
}

/**
 * Marks a value as outdated. It keeps its first timestamp; a single change that may not lag is enough to stop
 * serving the old value.
 */
function outdate(entry: Entry<unknown>, { changes, mayLag }: Purge): void {
  if (!isOutdated(entry.tags, changes)) return;
  entry.outdatedAt ??= performance.now();
  entry.lags &&= mayLag && entry.mayLag === true;
}
