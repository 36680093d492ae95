import { setTimeout as sleep } from 'node:timers/promises';
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
  /** After a change that may be seen late the first who asks gets the old one as well. */
  mayLag?: boolean;
}

interface Entry<Value> extends Made<Value> {
  begunAt: number;
  /** When it was put out of date; null: it is not. */
  outdatedAt: number | null;
  /** Whether nobody waits for the new one. */
  lags: boolean;
}

interface Purge {
  changes: ReadonlySet<Change>;
  /** These changes may be seen late. */
  mayLag: boolean;
}

type Make<Value> = (requesters: Requesters) => Promise<Made<Value>>;

interface Making<Value> {
  value: Promise<Value>;
  requesters: Set<string>;
  /** What has changed since it was begun. */
  purges: Purge[];
}

export interface TaggedCacheOptions<Value> {
  /** All values together, by their sizes. */
  most: number;
  /** A whole number above 0; left out: 1. */
  sizeOf?: (value: Value, key: string) => number;
  /** Milliseconds for which what is out of date is given to those who would wait while it is made anew. */
  staleFor?: number;
}

/** Milliseconds between two that are made anew while nobody waits for them: those who ask for others come first. */
const rest = 10;

/**
 * What can be made again, until a change of what it shows: bounded, oldest unused first out, and made once however many
 * ask at the same time. Holds nothing of any person.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #staleFor: number;
  /** Those that later requesters may join. */
  readonly #joinable = new Map<string, Making<Value>>();
  readonly #making = new Set<Making<Value>>();
  /** Those that are made anew one after the other while nobody waits. */
  readonly #renewing = new Set<string>();
  #renewed: Promise<unknown> = Promise.resolve();

  constructor({ most, sizeOf = () => 1, staleFor = 0 }: TaggedCacheOptions<Value>) {
    this.#entries = new LRUCache({ maxSize: most, sizeCalculation: ({ value }, key) => sizeOf(value, key) });
    this.#staleFor = staleFor;
  }

  /** The value when it is there, without waiting: also the one before, while another is made or when it may lag. */
  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.outdatedAt === null) return entry?.value;
    if (performance.now() - entry.outdatedAt >= this.#staleFor) return undefined;
    return entry.lags || this.#joinable.has(key) ? entry.value : undefined;
  }

  /** The value, made when it is not there; `make` is told who asks for it, also those who join while it is being made. */
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

  /** Counts a value again that has grown, where it is kept. */
  grown(key: string, value: Value): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) this.#entries.set(key, { ...entry });
  }

  /** What shows something else after these changes is out of date; what is being made already is not joined by later requesters. */
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
      // Somebody may have waited for it meanwhile.
      if (this.#joinable.has(key) || this.#entries.peek(key)?.outdatedAt === null) return;
      // Whoever asks next tries again, and hears of it when the old one may not be given any more.
      await this.#begin(key, make, requester).catch(() => undefined);
      await sleep(rest);
    });
  }

  #make(key: string, make: Make<Value>, requester: string): Making<Value> {
    const [requesters, purges, begunAt] = [new Set([requester]), [] as Purge[], performance.now()];
    const value = make(requesters).then((made) => {
      this.#keep(key, { ...made, begunAt, outdatedAt: null, lags: true }, purges);
      return made.value;
    });
    return { value, requesters, purges };
  }

  #keep(key: string, entry: Entry<Value>, purges: readonly Purge[]): void {
    const newest = this.#entries.peek(key)?.begunAt ?? 0;
    if (entry.keep === false || newest > entry.begunAt) return;
    for (const purge of purges) outdate(entry, purge);
    // Made from what was true before a change: it is no older than what it stands in for.
    if (entry.outdatedAt !== null) {
      entry.outdatedAt = entry.begunAt;
      if (this.#staleFor === 0) return;
    }
    this.#entries.set(key, entry, typeof entry.keep === 'number' ? { ttl: entry.keep } : {});
  }
}

/** Once it is out of date it stays so from then on; one change that may not be seen late is enough that nobody sees any late. */
function outdate(entry: Entry<unknown>, { changes, mayLag }: Purge): void {
  if (!isOutdated(entry.tags, changes)) return;
  entry.outdatedAt ??= performance.now();
  entry.lags &&= mayLag && entry.mayLag === true;
}
