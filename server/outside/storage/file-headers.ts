import path from 'node:path';

/** As `ui/picture-sources.ts` names what it is given: `mug.ab12cd34.webp`, `mug.ab12cd34-320.avif`. */
const hashed = /\.([0-9a-f]{8}(?:-\d+)?)\.\w+$/u;

/** Drawings are text: they say in which letters. */
export const drawingType = 'image/svg+xml; charset=utf-8';

/** Of what the shop keeps; anything else is sent as bytes. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': drawingType,
  '.webp': 'image/webp',
};

/** Names that carry a hash of the content may be kept for good, by browsers and whatever is between; others an hour. */
export const keepingOf = (name: string): string =>
  hashed.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Of a name that carries a hash of the content: by which a copy can be recognised without asking for the file. */
export const etagOf = (name: string): string | null => {
  const hash = hashed.exec(name)?.[1];
  return hash === undefined ? null : `"${hash}"`;
};

/** What a public file is served with, from the shop or from the bucket itself. */
export const publicHeaders = (name: string): Record<string, string> => ({
  'content-type': types[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
  'cache-control': keepingOf(name),
});

/** What the file of a digital product has in the bucket, where nobody but the shop asks for it. */
export const privateHeaders = (): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'cache-control': 'no-store',
});
