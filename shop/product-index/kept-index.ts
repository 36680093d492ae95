import type { Database } from '#database/schema.ts';
import { askedAfter } from '#shop/work-queue/work-queue.ts';
import type { FurtherFacets } from './indexed-product.ts';
import { ProductIndex } from './indexed-products.ts';
import { readChanges, readProducts, readProductsAfter } from './queries.ts';
import { indexOutdated, readSynonyms } from '#shop/search/search.ts';

/** Read at once while the index is made: the process answers others in between. */
const portion = 500;
/** More changes than this are read anew beside the old index: one by one they would take longer. */
const mostChanges = 5000;
/** Milliseconds between two tries to make it. */
const pause = 5000;
/** Changes are kept for a day (shop/housekeeping): who has not asked for so long knows nothing any more. Milliseconds. */
const longestSilence = 12 * 3_600_000;

interface Kept {
  index: ProductIndex;
  /** Changes by transactions from this one on may be unknown. */
  since: bigint;
  /** Those of them that are known. */
  known: Set<bigint>;
  /** When the server that said so was started. */
  server: string;
  askedAt: number;
}

const indexes = new WeakMap<Database, KeptIndex>();

/** The number that stands for the synonyms among the changes of products. */
const synonyms = 0;

/** Makes an index of the products of this database and keeps it; done when it is there. Until then there is none. */
export async function openProductIndex(db: Database, further: FurtherFacets): Promise<void> {
  const kept = new KeptIndex(db, further);
  indexes.set(db, kept);
  await kept.make();
}

/** Reads the products anew, whatever is known of changes; until it is there PostgreSQL answers. */
export async function renewProductIndex(db: Database): Promise<void> {
  await indexes.get(db)?.renew();
}

/** Lists that are read from a replica are read by the index of its primary, which knows all that the replica shows. */
export function shareProductIndex(replica: Database, primary: Database): void {
  const kept = indexes.get(primary);
  if (kept) indexes.set(replica, kept);
}

/** The index with every change in it that was committed before this was asked; null: there is none (yet). */
export const productIndexOf = async (db: Database): Promise<ProductIndex | null> =>
  (await indexes.get(db)?.current()) ?? null;

/** The same, or while many products are being read anew the one there was; for counts, which PostgreSQL answers slowly. */
export const latestIndexOf = async (db: Database): Promise<ProductIndex | null> =>
  (await indexes.get(db)?.latest()) ?? null;

/**
 * The index for what PostgreSQL cannot answer: the one there is, though many products are just being read anew, else the first.
 */
export async function searchIndexOf(db: Database, further: FurtherFacets): Promise<ProductIndex> {
  const kept = indexes.get(db) ?? new KeptIndex(db, further);
  indexes.set(db, kept);
  return (await kept.latest()) ?? (await kept.first());
}

/**
 * An index that is brought up to date by whoever asks: the database is asked what changed since, which takes a fraction of a
 * millisecond. So what was committed is seen by the next request in every process, whatever notices are lost.
 */
class KeptIndex {
  readonly #db: Database;
  readonly #further: FurtherFacets;
  #kept: Kept | null = null;
  /** Also while it is made anew. */
  #latest: ProductIndex | null = null;
  #making: Promise<void> | null = null;
  #notBefore = 0;
  readonly current: () => Promise<ProductIndex | null> = askedAfter(() => this.#catchUp());

  constructor(db: Database, further: FurtherFacets) {
    this.#db = db;
    this.#further = further;
  }

  async latest(): Promise<ProductIndex | null> {
    return (await this.current()) ?? this.#latest;
  }

  async first(): Promise<ProductIndex> {
    while (!this.#latest) await this.make();
    return this.#latest;
  }

  renew(): Promise<void> {
    this.#kept = null;
    return this.make();
  }

  make(): Promise<void> {
    this.#notBefore = performance.now() + pause;
    this.#making ??= this.#make().finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  async #catchUp(): Promise<ProductIndex | null> {
    const kept = this.#kept;
    if (!kept) return this.#anew();
    if (performance.now() - kept.askedAt > longestSilence) return this.#anew();
    const { openFrom, server, changes } = await readChanges(this.#db, kept.since);
    // Another server under the same address, restored or promoted, may not know what this index knows.
    if (server !== kept.server || openFrom < kept.since) return this.#anew();
    const fresh = changes.filter(({ by }) => !kept.known.has(by));
    const ids = [...new Set(fresh.map(({ productId }) => productId))];
    if (ids.length > mostChanges) return this.#anew();
    if (ids.includes(synonyms)) kept.index.synonyms = await readSynonyms(this.#db);
    if (ids.length > 0) {
      const products = new Map((await readProducts(this.#db, ids)).map((product) => [product.id, product]));
      for (const id of ids) {
        const product = products.get(id);
        if (product) kept.index.put(product);
        else kept.index.remove(id);
      }
    }
    kept.since = openFrom;
    kept.known = new Set(changes.map(({ by }) => by).filter((by) => by >= openFrom));
    kept.askedAt = performance.now();
    return kept.index;
  }

  #anew(): null {
    this.#kept = null;
    // Who comes meanwhile is answered by the database. It has other things to do when this failed a moment ago.
    if (performance.now() > this.#notBefore) this.make().catch(() => undefined);
    return null;
  }

  async #make(): Promise<void> {
    await indexOutdated(this.#db);
    // What changes while it is read is among the changes since this moment.
    const { openFrom, server } = await readChanges(this.#db, null);
    const index = new ProductIndex(this.#further);
    index.synonyms = await readSynonyms(this.#db);
    const after = (last: number) => readProductsAfter(this.#db, last, portion);
    for (let read = await after(0); read.length > 0;) {
      // The next are read while these are put in their places.
      const next = after(read.at(-1)?.id ?? 0);
      index.load(read);
      read = await next;
    }
    index.sort();
    this.#latest = index;
    this.#kept = { index, since: openFrom, known: new Set(), server, askedAt: performance.now() };
  }
}
