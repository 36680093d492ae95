import { createHash } from 'node:crypto';
import type { CacheTags } from '../context/cache-tags.ts';
import { compressed, type Encoding } from './encodings.ts';
import { type Made, TaggedCache } from './tagged-cache.ts';

/** One rendered answer, ready to send. */
export interface Rendered {
  status: number;
  type: string;
  etag: string;
  /** Sent instead of a body. */
  location?: string;
  tags: CacheTags;
  /** What was asked for so far; the others are made when they are. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** How often it was given out from the cache. */
  given: number;
  /** It is packed as densely as there is, or is just being. */
  isDense: boolean;
  /** What is being compressed: once, however many wait for it. */
  encoding: Partial<Record<Encoding, Promise<Buffer>>>;
}

interface Answer extends Pick<Rendered, 'status' | 'type' | 'location'> {
  text: string;
  keep: boolean;
  mayLag?: boolean;
  /** Left out: it shows nothing of products. */
  tags?: CacheTags;
}

/** Milliseconds for which a page that shows something else now is still given to those who would wait for the new one. */
const staleFor = 2000;

/** What an entry takes beside its bodies and key, roughly. Counted so that entries without a body are bounded as well. */
const entryBytes = 500;

/** Rendered answers by address, the same for everyone; `most` bytes of them. */
export const renderedCache = (most: number): TaggedCache<Rendered> =>
  new TaggedCache({ most, sizeOf, staleFor });

export function rendered({
  text,
  keep,
  mayLag = false,
  tags = new Set(),
  ...answer
}: Answer): Made<Rendered> {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    keep,
    mayLag,
    tags,
    value: { ...answer, etag, tags, bodies: { identity }, given: 0, isDense: false, encoding: {} },
  };
}

/** An answer as it is sent in an encoding: compressed the first time. */
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

/** In which encodings it was asked for so far. */
export const encodingsOf = (answer?: Rendered): Encoding[] =>
  Object.keys(answer?.encoding ?? {}) as Encoding[];

function sizeOf({ bodies, location = '' }: Rendered, key: string): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return bytes + 2 * (key.length + location.length) + entryBytes;
}
