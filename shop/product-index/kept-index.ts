import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#database/schema.ts';
import { indexOutdated, readSynonyms } from '#shop/search/search.ts';
import { askedAfter } from '#shop/work-queue/work-queue.ts';
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

/** Read at once while the index is made: the process answers others in between. */
const portion = 500;
/** More changes than this are read anew beside the index: one by one, whoever asks would wait too long. */
const mostChanges = 5000;
/** Milliseconds after which it is tried again to make it: the database has other things to do when that failed a moment ago. */
const pause = 5000;
/** So often it is tried at a start. */
const mostTries = 5;
/** Changes are kept for a day (shop/housekeeping): who has not asked for so long knows nothing any more. Milliseconds. */
const longestSilence = 12 * 3_600_000;
/** So nobody is silent for that long only because nobody came. Milliseconds. */
const betweenLooks = 3_600_000;

interface Kept {
  index: ProductIndex;
  /** What was committed up to then is in it. */
  moment: Moment;
  askedAt: number;
  /** Something may be missing in it, so one is made in its place. */
  isIncomplete: boolean;
}

const indexes = new WeakMap<Database, KeptIndex>();

/** The number that stands for the synonyms among the changes of products. */
const synonyms = 0;

/**
 * Makes an index of the products of this database and keeps it; done when it is there. `found`: one of a process before, for
 * a quicker start.
 */
export async function openProductIndex(
  db: Database,
  further: FurtherFacets,
  { found = Promise.resolve(null), signal }: { found?: Promise<Snapshot | null>; signal?: AbortSignal } = {},
): Promise<void> {
  const kept = new KeptIndex(db, further);
  indexes.set(db, kept);
  await kept.open(found, signal);
  setInterval(() => void kept.current().catch(() => undefined), betweenLooks).unref();
}

/** Writes the index of this database down for the next start. */
export async function saveProductIndex(db: Database, file: SnapshotFile): Promise<void> {
  await indexes.get(db)?.save(file);
}

/** Lists that are read from a replica are read by the index of its primary, which knows all that the replica shows. */
export function shareProductIndex(replica: Database, primary: Database): void {
  const kept = indexes.get(primary);
  if (kept) indexes.set(replica, kept);
}

/**
 * The index with every change in it that was committed before this was asked. While thousands of products are read anew it
 * is the one there was, with every other change. Waits for the first one.
 */
export function productIndexOf(db: Database, further: FurtherFacets): Promise<ProductIndex> {
  const kept = indexes.get(db) ?? new KeptIndex(db, further);
  indexes.set(db, kept);
  return kept.current();
}

/**
 * An index that is brought up to date by whoever asks: the database is asked what changed since, which takes a fraction of a
 * millisecond. So what was committed is seen by the next request in every process, whatever notices are lost.
 */
class KeptIndex {
  readonly #db: Database;
  readonly #further: FurtherFacets;
  #kept: Kept | null = null;
  #making: Promise<Kept> | null = null;
  #notBefore = 0;
  readonly current: () => Promise<ProductIndex> = askedAfter(() => this.#catchUp());

  constructor(db: Database, further: FurtherFacets) {
    this.#db = db;
    this.#further = further;
  }

  /** At a start there is nothing to go on with: after a fault of a moment it is tried again. */
  async open(found: Promise<Snapshot | null>, signal?: AbortSignal): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        if (!(await this.#goOnWith(await found))) await this.make(signal);
        return;
      } catch (error) {
        if (tries === mostTries || signal?.aborted) throw error;
        await sleep(pause, undefined, { signal });
      }
    }
  }

  /** Whether a snapshot is of this database, and little has changed since. */
  async #goOnWith(snapshot: Snapshot | null): Promise<boolean> {
    if (!snapshot || !(await hasMark(this.#db, snapshot.mark, snapshot.identity))) return false;
    const moment = { snapshot: snapshot.snapshot, server: null };
    const kept = { index: snapshot.index, moment, askedAt: performance.now(), isIncomplete: false };
    kept.index.synonyms = await readSynonyms(this.#db);
    this.#kept = kept;
    await this.current();
    return !kept.isIncomplete;
  }

  /** What is written down was there before the mark is: so where the mark is, nothing of it was lost. */
  async save(file: SnapshotFile): Promise<void> {
    if (!this.#kept || this.#kept.isIncomplete) return;
    const { index, moment } = this.#kept;
    const content = index.stored();
    const mark = -randomInt(1, 2 ** 31);
    const identity = await leaveMark(this.#db, mark);
    await writeSnapshot(file, { snapshot: moment.snapshot, mark, identity, index: content });
  }

  make(signal?: AbortSignal): Promise<Kept> {
    this.#making ??= this.#make(signal).finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  async #catchUp(): Promise<ProductIndex> {
    if (this.#kept && performance.now() - this.#kept.askedAt > longestSilence) this.#kept = null;
    const kept = this.#kept ?? (await this.make());
    const { changed, ...moment } = await readChanges(this.#db, kept.moment);
    // Another server under the same address, restored or promoted, may have lost what this index knows.
    if (kept.moment.server !== null && moment.server !== kept.moment.server) kept.isIncomplete = true;
    if (changed.length > mostChanges) kept.isIncomplete = true;
    else await this.#takeOver(changed, kept.index);
    kept.moment = moment;
    kept.askedAt = performance.now();
    if (kept.isIncomplete && performance.now() > this.#notBefore)
      this.make().catch(() => (this.#notBefore = performance.now() + pause));
    return kept.index;
  }

  async #takeOver(changed: readonly number[], index: ProductIndex): Promise<void> {
    if (changed.length === 0) return;
    if (changed.includes(synonyms)) index.synonyms = await readSynonyms(this.#db);
    const products = new Map((await readProducts(this.#db, changed)).map((product) => [product.id, product]));
    for (const id of changed) {
      const product = products.get(id);
      if (product) index.put(product);
      else index.remove(id);
    }
  }

  async #make(signal?: AbortSignal): Promise<Kept> {
    await indexOutdated(this.#db);
    // What changes while it is read is among the changes since this moment.
    const moment = await readMoment(this.#db);
    const index = new ProductIndex(this.#further);
    index.synonyms = await readSynonyms(this.#db);
    const after = (last: number) => readProductsAfter(this.#db, last, portion);
    for (let read = await after(0); read.length > 0;) {
      signal?.throwIfAborted();
      // The next are read while these are put in their places.
      const next = after(read.at(-1)?.id ?? 0);
      index.load(read);
      read = await next;
    }
    index.sort();
    this.#kept = { index, moment, askedAt: performance.now(), isIncomplete: false };
    return this.#kept;
  }
}
