import { createHash } from 'node:crypto';
import type { CacheTags } from '../context/cache-tags.ts';
import { compressed, type Encoding } from './encodings.ts';
import { type Made, TaggedCache } from './tagged-cache.ts';

/** A rendered response, ready to send. */
export interface Rendered {
  status: number;
  type: string;
  etag: string;
  /** The URL of a redirect, sent instead of a body. */
  location?: string;
  tags: CacheTags;
  /** The encodings requested so far; others are added on demand. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** How often it was served from the cache. */
  given: number;
  /** Whether it is, or is being, compressed at the highest level. */
  isDense: boolean;
  /** Compressions in progress, shared by all who wait. */
  encoding: Partial<Record<Encoding, Promise<Buffer>>>;
}

interface Answer extends Pick<Rendered, 'status' | 'type' | 'location'> {
  text: string;
  keep: Made<Rendered>['keep'];
  mayLag?: boolean;
  /** The invalidation tags; missing when it shows no products. */
  tags?: CacheTags;
}

/** Milliseconds for which an outdated page is still served to visitors who would otherwise wait for the new one. */
const staleFor = 2000;

/**
 * The approximate overhead of an entry, without its body and key. Counted so that entries without a body are
 * limited too.
 */
const entryBytes = 500;

/** Creates a cache of rendered responses by URL, the same for all visitors, with at most `most` bytes. */
export const renderedCache = (max: number): TaggedCache<Rendered> =>
  new TaggedCache({ max, sizeOf, staleFor });

export function rendered({
  text,
  keep: store,
  mayLag = false,
  tags = new Set(),
  ...answer
}: Answer): Made<Rendered> {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    keep: store,
    mayLag,
    tags,
    value: { ...answer, etag, tags, bodies: { identity }, given: 0, isDense: false, encoding: {} },
  };
}

/** Returns a response in an encoding, compressed on first use. */
export function encoded(
  cache: TaggedCache<Rendered>,
  key: string,
  answer: Rendered,
  encoding: Encoding,
): Promise<Buffer> {
  answer.encoding[encoding] ??= compressed(answer.bodies.identity, encoding).then((bytes) => {
    answer.bodies[encoding] = bytes;
    cache.grown(key, answer);
    return bytes;
  });
  return answer.encoding[encoding];
}

/** Returns the encodings requested so far. */
export const encodingsOf = (answer?: Rendered): Encoding[] =>
  Object.keys(answer?.encoding ?? {}) as Encoding[];

function sizeOf({ bodies, location = '' }: Rendered, key: string): number {
  const bytes = Object.values(bodies).reduce((total, body) => total + body.length, 0);
  return bytes + 2 * (key.length + location.length) + entryBytes;
}
