import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#database/schema.ts';
import { indexOutdated, readSynonyms } from '#shop/search/search.ts';
import { queuedAfter } from '#shop/work-queue/work-queue.ts';
import type { FurtherFacets } from './indexed-product.ts';
import { ProductIndex } from './indexed-products.ts';
import {
  hasMark,
  leaveMark,
  type Moment,
  readChanges,
  readMoment,
  readProducts,
  readProductsAfter,
} from './queries.ts';
import { type Snapshot, type SnapshotFile, writeSnapshot } from './snapshot.ts';

/**
 * Products to read at once while building the index, so that the process can serve other requests in between.
 */
const portion = 500;
/**
 * Above this number, changes are read in the background, because applying them one by one would delay the
 * request too long.
 */
const maxChanges = 5000;
/**
 * Milliseconds before building the index is attempted again, so that a failure doesn't burden the database.
 */
const pause = 5000;
/** Maximum attempts at startup. */
const maxTries = 5;
/**
 * Changes are stored for a day (shop/housekeeping), so an index that wasn't updated for this many
 * milliseconds is outdated.
 */
const maxIdleMs = 12 * 3_600_000;
/**
 * Milliseconds after which the index is updated at the latest, so that it doesn't become outdated merely
 * because there are no visitors.
 */
const betweenLooks = 3_600_000;

interface CachedIndex {
  index: ProductIndex;
  /** The moment of the index: it contains everything committed up to then. */
  moment: Moment;
  checkedAt: number;
  /** Whether it may be incomplete, so that a new one is being built. */
  isIncomplete: boolean;
}

const indexes = new WeakMap<Database, StoredIndex>();

/** The number that represents what products share among their changes: synonyms, names of colors, brands and so on. */
const shared = 0;

/**
 * Builds an index of this database's products and keeps it updated. Resolves once it is ready. `found` is the
 * snapshot of a previous process, for a faster start.
 */
export async function openProductIndex(
  db: Database,
  further: FurtherFacets,
  { found = Promise.resolve(null), signal }: { found?: Promise<Snapshot | null>; signal?: AbortSignal } = {},
): Promise<void> {
  const stored = new StoredIndex(db, further);
  indexes.set(db, stored);
  await stored.open(found, signal);
  setInterval(() => void stored.current().catch(() => undefined), betweenLooks).unref();
}

/** Saves the index of this database for the next start. */
export async function saveProductIndex(db: Database, file: SnapshotFile): Promise<void> {
  await indexes.get(db)?.save(file);
}

/**
 * Makes lists read from a replica use the index of its primary, which contains everything that the replica
 * shows.
 */
export function shareProductIndex(replica: Database, primary: Database): void {
  const stored = indexes.get(primary);
  if (stored) indexes.set(replica, stored);
}

/**
 * Returns the database that the index of this one follows: of a replica its primary. Null without an index, and in
 * transactions, which see changes that others don't.
 */
export const indexedDatabase = (db: Database): Database | null =>
  db.isTransaction ? null : (indexes.get(db)?.database ?? null);

/**
 * Returns the index with every change committed before this call. While thousands of products are read again,
 * returns the previous index with all other changes. Waits for the first index.
 */
export function productIndexOf(db: Database, further: FurtherFacets): Promise<ProductIndex> {
  const stored = indexes.get(db) ?? new StoredIndex(db, further);
  indexes.set(db, stored);
  return stored.current();
}

/**
 * An index that is updated on demand: each request asks the database what changed since, which takes a
 * fraction of a millisecond. The next request in every process therefore sees each commit, even if
 * notifications are lost.
 */
class StoredIndex {
  readonly #db: Database;
  readonly #further: FurtherFacets;
  #cached: CachedIndex | null = null;
  #making: Promise<CachedIndex> | null = null;
  #notBefore = 0;
  readonly current: () => Promise<ProductIndex> = queuedAfter(() => this.#catchUp());

  constructor(db: Database, further: FurtherFacets) {
    this.#db = db;
    this.#further = further;
  }

  get database(): Database {
    return this.#db;
  }

  /** At startup there is no older index to use, so it is retried after a temporary failure. */
  async open(found: Promise<Snapshot | null>, signal?: AbortSignal): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        if (!(await this.#goOnWith(await found))) await this.make(signal);
        return;
      } catch (error) {
        if (tries === maxTries || signal?.aborted) throw error;
        await sleep(pause, undefined, { signal });
      }
    }
  }

  /** Returns whether a snapshot belongs to this database, and little has changed since. */
  async #goOnWith(snapshot: Snapshot | null): Promise<boolean> {
    if (!snapshot || !(await hasMark(this.#db, snapshot.mark, snapshot.identity))) return false;
    const moment = { snapshot: snapshot.snapshot, server: null };
    const stored = { index: snapshot.index, moment, checkedAt: performance.now(), isIncomplete: false };
    stored.index.synonyms = await readSynonyms(this.#db);
    this.#cached = stored;
    await this.current();
    return !stored.isIncomplete;
  }

  /**
   * The mark was written after the saved content. So a database that has the mark has all of that content.
   */
  async save(file: SnapshotFile): Promise<void> {
    if (!this.#cached || this.#cached.isIncomplete) return;
    const { index, moment } = this.#cached;
    const content = index.stored();
    const mark = -randomInt(1, 2 ** 31);
    const identity = await leaveMark(this.#db, mark);
    await writeSnapshot(file, { snapshot: moment.snapshot, mark, identity, index: content });
  }

  make(signal?: AbortSignal): Promise<CachedIndex> {
    this.#making ??= this.#make(signal).finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  async #catchUp(): Promise<ProductIndex> {
    if (this.#cached && performance.now() - this.#cached.checkedAt > maxIdleMs) this.#cached = null;
    const stored = this.#cached ?? (await this.make());
    const { changed, ...moment } = await readChanges(this.#db, stored.moment);
    // Another server at the same URL, restored or promoted, may have lost changes that this index contains.
    if (stored.moment.server !== null && moment.server !== stored.moment.server) stored.isIncomplete = true;
    if (changed.length > maxChanges) stored.isIncomplete = true;
    else await this.#takeOver(changed, stored.index);
    if (stored.isIncomplete || changed.includes(shared))
      for (const each of stored.index.caches) each.forgetAll();
    stored.moment = moment;
    stored.checkedAt = performance.now();
    if (stored.isIncomplete && performance.now() > this.#notBefore)
      this.make().catch(() => (this.#notBefore = performance.now() + pause));
    return stored.index;
  }

  async #takeOver(changed: readonly number[], index: ProductIndex): Promise<void> {
    if (changed.length === 0) return;
    if (changed.includes(shared)) index.synonyms = await readSynonyms(this.#db);
    const products = new Map((await readProducts(this.#db, changed)).map((product) => [product.id, product]));
    for (const id of changed) {
      const product = products.get(id);
      if (product) index.put(product);
      else index.remove(id);
    }
  }

  async #make(signal?: AbortSignal): Promise<CachedIndex> {
    await indexOutdated(this.#db);
    // Changes made while the index is read are among the changes since this moment.
    const moment = await readMoment(this.#db);
    const index = new ProductIndex(this.#further);
    index.synonyms = await readSynonyms(this.#db);
    const after = (last: number) => readProductsAfter(this.#db, last, portion);
    for (let read = await after(0); read.length > 0;) {
      signal?.throwIfAborted();
      // Reads the next portion while this one is loaded.
      const next = after(read.at(-1)?.id ?? 0);
      index.load(read);
      read = await next;
    }
    await index.complete();
    this.#cached = { index, moment, checkedAt: performance.now(), isIncomplete: false };
    return this.#cached;
  }
}
