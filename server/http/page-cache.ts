import { createHash } from 'node:crypto';
import type { Requesters } from '#shop/work-queue/work-queue.ts';
import { type CacheTags, isOutdated } from '../context/cache-tags.ts';
import type { CompressionQueue } from './compression-queue.ts';
import { compressed, type Encoding } from './encodings.ts';
import type { Change } from '#shop/changes/changes.ts';

/** One rendered answer, ready to send. */
export interface CachedBody {
  status: number;
  type: string;
  etag: string;
  /** Sent instead of a body. */
  location?: string;
  tags: CacheTags;
  /** What was asked for so far; the others are made when they are. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

/** What a maker gives. */
export interface Made {
  status: number;
  type: string;
  text: string;
  location?: string;
  /** False for what must not fill the cache, e.g. unknown addresses. */
  keep: boolean;
  /** What it shows; left out: nothing of products. */
  tags?: CacheTags;
}

interface Making {
  body: Promise<CachedBody>;
  requesters: Set<string>;
  /** What has changed since it was begun. */
  changes: Set<Change>;
}

export interface PageCacheOptions {
  /** Bytes of all answers together. */
  maxBytes: number;
  /** Where kept answers are compressed once more, as densely as can be; without it they stay as they are. */
  dense?: CompressionQueue;
}

/** Milliseconds for which a page that shows something else now is still given to those who would wait for the new one. */
const staleFor = 1000;

/** What an entry takes beside its bodies and key, roughly. Counted so that entries without a body are bounded as well. */
const entryBytes = 500;

/**
 * Rendered pages by address, bounded by bytes, oldest unused first out. Visitors who ask for the same page while it is
 * being made wait for the same one; after a change the first waits for it, and the others are given the old one while it
 * is made. Holds nothing of any person: pages are the same for everyone.
 */
export class PageCache {
  readonly #maxBytes: number;
  readonly #dense: CompressionQueue | undefined;
  readonly #entries = new Map<string, CachedBody>();
  /** What changes have put out of date in the last second. */
  readonly #stale = new Map<string, { body: CachedBody; until: number }>();
  /** Those that later requesters may join. */
  readonly #joinable = new Map<string, Making>();
  readonly #making = new Set<Making>();
  /** What is being compressed: once, however many wait for it. */
  readonly #encoding = new WeakMap<CachedBody, Partial<Record<Encoding, Promise<Buffer>>>>();
  #bytes = 0;

  constructor({ maxBytes, dense }: PageCacheOptions) {
    this.#maxBytes = maxBytes;
    this.#dense = dense;
  }

  /** The entry when it is there, without waiting; while somebody has it made anew, for a second the old one. */
  peek(key: string): CachedBody | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return this.#joinable.has(key) ? this.#staleOf(key) : undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** The entry, made when it is not there; `make` is told who asks for it, also those who join while it is being made. */
  async get(
    key: string,
    make: (requesters: Requesters) => Promise<Made>,
    requester = '',
  ): Promise<CachedBody> {
    const known = this.peek(key);
    if (known) return known;
    const joined = this.#joinable.get(key);
    if (joined) {
      joined.requesters.add(requester);
      return joined.body;
    }
    const making = this.#make(key, make, requester);
    this.#making.add(making);
    this.#joinable.set(key, making);
    try {
      return await making.body;
    } finally {
      this.#making.delete(making);
      if (this.#joinable.get(key) === making) this.#joinable.delete(key);
    }
  }

  /** An answer as it is sent in an encoding: compressed the first time, fast; what is kept soon more densely. */
  async encoded(key: string, body: CachedBody, encoding: Encoding): Promise<Buffer> {
    const known = body.bodies[encoding] ?? this.#encoding.get(body)?.[encoding];
    if (known) return known;
    const bytes = this.#encode(key, body, encoding);
    this.#encoding.set(body, { ...this.#encoding.get(body), [encoding]: bytes });
    return bytes;
  }

  #staleOf(key: string): CachedBody | undefined {
    const stale = this.#stale.get(key);
    return stale && performance.now() < stale.until ? stale.body : undefined;
  }

  /** Forgets what shows something else after these changes; what is being made already is not joined by later requesters. */
  purge(changes: CacheTags): void {
    for (const making of this.#making) for (const change of changes) making.changes.add(change);
    this.#joinable.clear();
    const now = performance.now();
    for (const [key, { until }] of this.#stale) if (until <= now) this.#stale.delete(key);
    for (const [key, body] of this.#entries) {
      if (!isOutdated(body.tags, changes)) continue;
      this.#drop(key, body);
      this.#stale.set(key, { body, until: now + staleFor });
    }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  #make(key: string, make: (requesters: Requesters) => Promise<Made>, requester: string): Making {
    const [requesters, changes] = [new Set([requester]), new Set<Change>()];
    this.#dense?.busy();
    const body = make(requesters).then((made) => {
      const fresh = bodyOf(made);
      // Made from what was true before a change: answered once, not kept.
      if (made.keep && !isOutdated(fresh.tags, changes)) this.#keep(key, fresh);
      return fresh;
    });
    return { body, requesters, changes };
  }

  async #encode(key: string, body: CachedBody, encoding: Encoding): Promise<Buffer> {
    const bytes = await compressed(body.bodies.identity, encoding, 'fast');
    this.#add(key, body, encoding, bytes);
    if (encoding === 'br' && this.#entries.get(key) === body) this.#compressDensely(key, body);
    return bytes;
  }

  #compressDensely(key: string, body: CachedBody): void {
    this.#dense?.offer(async () => {
      const isKept = () => this.#entries.get(key) === body;
      if (!isKept()) return;
      const bytes = await compressed(body.bodies.identity, 'br', 'dense');
      if (isKept() && bytes.length < (body.bodies.br?.length ?? Infinity)) this.#add(key, body, 'br', bytes);
    });
  }

  #add(key: string, body: CachedBody, encoding: Encoding, bytes: Buffer): void {
    const isKept = this.#entries.get(key) === body;
    if (isKept) this.#bytes += bytes.length - (body.bodies[encoding]?.length ?? 0);
    body.bodies[encoding] = bytes;
    if (isKept) this.#dropOldest();
  }

  #keep(key: string, body: CachedBody): void {
    this.#entries.set(key, body);
    this.#stale.delete(key);
    this.#bytes += sizeOf(key, body);
    this.#dropOldest();
  }

  #dropOldest(): void {
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest, entry);
    }
  }

  #drop(key: string, entry: CachedBody): void {
    this.#entries.delete(key);
    this.#bytes -= sizeOf(key, entry);
  }
}

function bodyOf({ status, type, text, location, tags = new Set() }: Made): CachedBody {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, type, etag, tags, bodies: { identity }, ...(location === undefined ? {} : { location }) };
}

function sizeOf(key: string, { bodies, location = '' }: CachedBody): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return bytes + 2 * (key.length + location.length) + entryBytes;
}
