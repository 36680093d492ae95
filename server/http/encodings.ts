import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The first compression of all pages: half the time of level 6, for a tenth more bytes. */
const brotliLevel = 4;
/**
 * The highest level. It saves a tenth of the bytes, but takes 45 ms or more, so it is only for popular pages
 * (dense-pages.ts).
 */
const densestLevel = 11;

/** Returns the best encoding that a browser accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/u.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/u.test(acceptEncoding) ? 'gzip' : 'identity';
}

export async function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return gzipped(bytes, { level: 6 });
  return asBrotli(bytes, brotliLevel);
}

/** Compresses with brotli at the highest level. */
export const compressedDensely = (bytes: Buffer): Promise<Buffer> => asBrotli(bytes, densestLevel);

function asBrotli(bytes: Buffer, level: number): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
