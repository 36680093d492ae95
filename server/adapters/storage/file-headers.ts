import path from 'node:path';

/** Matches names as `ui/picture-sources.ts` expects them: `mug.ab12cd34.webp`, `mug.ab12cd34-320.avif`. */
const hashed = /\.([0-9a-f]{8}(?:-\d+)?)\.\w+$/u;

/** The type of SVG, which names the charset because SVG is text. */
export const drawingType = 'image/svg+xml; charset=utf-8';

/** The types the shop stores; anything else is sent as application/octet-stream. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': drawingType,
  '.webp': 'image/webp',
};

/**
 * Returns how long a file may be cached: files with a content hash in their name forever, by browsers and
 * proxies; others for an hour.
 */
export const keepingOf = (name: string): string =>
  hashed.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Returns the ETag from a name with a content hash, which needs no access to the file; null for other names. */
export const etagOf = (name: string): string | null => {
  const hash = hashed.exec(name)?.[1];
  return hash === undefined ? null : `"${hash}"`;
};

/** Returns the headers of a public file, served by the shop or by the bucket itself. */
export const publicHeaders = (name: string): Record<string, string> => ({
  'content-type': types[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
  'cache-control': keepingOf(name),
});

/** Returns the headers of digital products' files in the bucket, where only the shop reads them. */
export const privateHeaders = (): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'cache-control': 'no-store',
});
