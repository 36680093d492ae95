import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One rendered answer, ready to send in each encoding. */
export interface CachedBody {
  status: number;
  type: string;
  etag: string;
  /** Sent instead of a body. */
  location?: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
}

/** What a maker gives: `keep` false for what must not fill the cache, e.g. unknown addresses. */
export interface Made {
  status: number;
  type: string;
  text: string;
  location?: string;
  keep: boolean;
}

/**
 * Rendered pages by address, bounded by bytes, oldest unused first out. Visitors who ask for the same page while it is
 * being made wait for the same one. Holds nothing of any person: pages are the same for everyone.
 */
export class PageCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, CachedBody>();
  readonly #making = new Map<string, Promise<CachedBody>>();
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
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

  async get(key: string, make: () => Promise<Made>): Promise<CachedBody> {
    const known = this.peek(key) ?? this.#making.get(key);
    if (known) return known;
    const generation = this.#generation;
    const making = this.#make(make).then(({ body, keep }) => {
      // Made from what was true before a purge: answered once, not kept.
      if (keep && generation === this.#generation) this.#keep(key, body);
      return body;
    });
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** Everything was made from a catalogue that has changed. */
  purge(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  async #make(make: () => Promise<Made>): Promise<{ body: CachedBody; keep: boolean }> {
    const { status, type, text, location, keep } = await make();
    const identity = Buffer.from(text);
    const [br, gz] = await Promise.all([
      brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: keep ? 6 : 4 } }),
      gzipped(identity, { level: 6 }),
    ]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const body = {
      status,
      type,
      etag,
      bodies: { br, gzip: gz, identity },
      ...(location ? { location } : {}),
    };
    return { body, keep };
  }

  #keep(key: string, body: CachedBody): void {
    this.#entries.set(key, body);
    this.#bytes += sizeOf(body);
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= sizeOf(entry);
    }
  }
}

function sizeOf({ bodies }: CachedBody): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length;
}

/** The best encoding a browser accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/u.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/u.test(acceptEncoding) ? 'gzip' : 'identity';
}
