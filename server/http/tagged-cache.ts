import { LRUCache } from 'lru-cache';
import type { Change } from '#shop/changes/changes.ts';
import type { Requesters } from '#shop/work-queue/work-queue.ts';
import { type CacheTags, isOutdated } from '../context/cache-tags.ts';

/** What a maker gives. */
export interface Made<Value> {
  value: Value;
  /** What it shows. */
  tags: CacheTags;
  /** False for what must not fill the cache, e.g. unknown addresses; a number: for so many milliseconds. */
  keep: boolean | number;
}

interface Entry<Value> {
  value: Value;
  tags: CacheTags;
}

interface Making<Value> {
  value: Promise<Value>;
  requesters: Set<string>;
  /** What has changed since it was begun. */
  changes: Set<Change>;
}

export interface TaggedCacheOptions<Value> {
  /** All values together, by their sizes. */
  most: number;
  /** A whole number above 0; left out: 1. */
  sizeOf?: (value: Value, key: string) => number;
  /** Milliseconds for which what is out of date is given to those who would wait while somebody has it made anew. */
  staleFor?: number;
}

/**
 * What can be made again, until a change of what it shows: bounded, oldest unused first out, and made once however many
 * ask at the same time. Holds nothing of any person.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #stale: LRUCache<string, Entry<Value>>;
  /** Those that later requesters may join. */
  readonly #joinable = new Map<string, Making<Value>>();
  readonly #making = new Set<Making<Value>>();

  constructor({ most, sizeOf = () => 1, staleFor = 0 }: TaggedCacheOptions<Value>) {
    const bounds = {
      maxSize: most,
      sizeCalculation: ({ value }: Entry<Value>, key: string) => sizeOf(value, key),
    };
    this.#entries = new LRUCache(bounds);
    this.#stale = new LRUCache({ ...bounds, ttl: staleFor });
  }

  /** The value when it is there, without waiting; while somebody has it made anew, the one before. */
  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key) ?? (this.#joinable.has(key) ? this.#stale.get(key) : undefined);
    return entry?.value;
  }

  /** The value, made when it is not there; `make` is told who asks for it, also those who join while it is being made. */
  async get(
    key: string,
    make: (requesters: Requesters) => Promise<Made<Value>>,
    requester = '',
  ): Promise<Value> {
    const cached = this.peek(key);
    if (cached !== undefined) return cached;
    const joined = this.#joinable.get(key);
    if (joined) {
      joined.requesters.add(requester);
      return joined.value;
    }
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

  /** Counts a value again that has grown, where it is kept. */
  grown(key: string, value: Value): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) this.#entries.set(key, { ...entry });
  }

  /** Forgets what shows something else after these changes; what is being made already is not joined by later requesters. */
  purge(changes: CacheTags): void {
    for (const making of this.#making) for (const change of changes) making.changes.add(change);
    this.#joinable.clear();
    this.#stale.purgeStale();
    for (const [key, entry] of this.#entries.entries()) {
      if (!isOutdated(entry.tags, changes)) continue;
      this.#entries.delete(key);
      if (this.#stale.ttl > 0) this.#stale.set(key, entry);
    }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  #make(
    key: string,
    make: (requesters: Requesters) => Promise<Made<Value>>,
    requester: string,
  ): Making<Value> {
    const [requesters, changes] = [new Set([requester]), new Set<Change>()];
    const value = make(requesters).then((made) => {
      // Made from what was true before a change: answered once, not kept.
      if (made.keep !== false && !isOutdated(made.tags, changes)) this.#keep(key, made);
      return made.value;
    });
    return { value, requesters, changes };
  }

  #keep(key: string, { value, tags, keep }: Made<Value>): void {
    this.#entries.set(key, { value, tags }, typeof keep === 'number' ? { ttl: keep } : {});
    this.#stale.delete(key);
  }
}
