import { createHash } from 'node:crypto';
import path from 'node:path';
import { originalPath } from '#contract/picture-names.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';
import { renditionsOf } from './encode-renditions.ts';
import { originalOf, type PictureSize } from './original.ts';

const publicFolder = '/content/commonImages';

export const publicPath = (name: string): string => `${publicFolder}/${name}`;

/**
 * Returns the path that will serve a picture. It contains a hash of the content, so that the same file is the
 * same picture.
 */
export function pathOf(file: string, content: Buffer, isDrawing = false): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const stem = publicPath(stemOf(file));
  return isDrawing ? `${stem}.${hash}.svg` : originalPath(stem, hash);
}

/** Makes a name safe for URLs: lower-case Latin letters, digits and hyphens. */
export const stemOf = (file: string): string =>
  path
    .parse(file)
    .name.normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 60) || 'picture';

/** Returns whether a path like /content/commonImages/logo.ab12cd34.svg exists in the store. */
export const hasPicture = async (content: FileStore, served: string): Promise<boolean> =>
  /^\/content\/commonImages\/[\w.-]+$/u.test(served) && content.has(nameOf(served));

export const nameOf = (served: string): string => `commonImages/${path.basename(served)}`;

/**
 * Stores a picture, limited in width, and its renditions. The original comes last, so that its presence
 * implies all others.
 * @returns its stored size
 */
export async function storePicture(
  content: FileStore,
  served: string,
  picture: Buffer,
  widest?: number,
): Promise<PictureSize> {
  const original = await originalOf(picture, widest);
  for await (const [name, bytes] of renditionsOf(served, original.content))
    await content.add(nameOf(name), bytes);
  await content.add(nameOf(served), original.content);
  return { width: original.width, height: original.height };
}
