import { createHash } from 'node:crypto';
import type { Askers } from '#shop/work-queue/work-queue.ts';
import type { CompressionQueue } from './compression-queue.ts';
import { compressed, type Encoding } from './encodings.ts';

/** One rendered answer, ready to send. */
export interface CachedBody {
  status: number;
  type: string;
  etag: string;
  /** Sent instead of a body. */
  location?: string;
  /** What was asked for so far; the others are made when they are. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

/** What a maker gives: `keep` false for what must not fill the cache, e.g. unknown addresses. */
export interface Made {
  status: number;
  type: string;
  text: string;
  location?: string;
  keep: boolean;
}

interface Making {
  body: Promise<CachedBody>;
  askers: Set<string>;
}

export interface PageCacheOptions {
  /** Bytes of all answers together. */
  maxBytes: number;
  /** Where kept answers are compressed once more, as densely as can be; without it they stay as they are. */
  dense?: CompressionQueue;
}

/** What an entry takes beside its bodies and key, roughly. Counted so that entries without a body are bounded as well. */
const entryBytes = 500;

/**
 * Rendered pages by address, bounded by bytes, oldest unused first out. Visitors who ask for the same page while it is
 * being made wait for the same one. Holds nothing of any person: pages are the same for everyone.
 */
export class PageCache {
  readonly #maxBytes: number;
  readonly #dense: CompressionQueue | undefined;
  readonly #entries = new Map<string, CachedBody>();
  readonly #making = new Map<string, Making>();
  /** What is being compressed: once, however many wait for it. */
  readonly #encoding = new WeakMap<CachedBody, Partial<Record<Encoding, Promise<Buffer>>>>();
  #bytes = 0;
  #generation = 0;

  constructor({ maxBytes, dense }: PageCacheOptions) {
    this.#maxBytes = maxBytes;
    this.#dense = dense;
  }

  /** The entry when it is there, without waiting. */
  peek(key: string): CachedBody | undefined {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  /** The entry, made when it is not there; `make` is told who asks for it, also those who join while it is being made. */
  async get(key: string, make: (askers: Askers) => Promise<Made>, asker = ''): Promise<CachedBody> {
    const known = this.peek(key);
    if (known) return known;
    const joined = this.#making.get(key);
    if (joined) {
      joined.askers.add(asker);
      return joined.body;
    }
    const making = this.#make(key, make, new Set([asker]));
    this.#making.set(key, making);
    try {
      return await making.body;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
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

  /** Everything was made from a catalogue that has changed. */
  purge(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#making.clear();
    this.#dense?.clear();
    this.#bytes = 0;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  #make(key: string, make: (askers: Askers) => Promise<Made>, askers: Set<string>): Making {
    const generation = this.#generation;
    this.#dense?.busy();
    const body = make(askers).then((made) => {
      const fresh = bodyOf(made);
      // Made from what was true before a purge: answered once, not kept.
      if (made.keep && generation === this.#generation) this.#keep(key, fresh);
      return fresh;
    });
    return { body, askers };
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
    this.#bytes += sizeOf(key, body);
    this.#dropOldest();
  }

  #dropOldest(): void {
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= sizeOf(oldest, entry);
    }
  }
}

function bodyOf({ status, type, text, location }: Made): CachedBody {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, type, etag, bodies: { identity }, ...(location === undefined ? {} : { location }) };
}

function sizeOf(key: string, { bodies, location = '' }: CachedBody): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return bytes + 2 * (key.length + location.length) + entryBytes;
}
