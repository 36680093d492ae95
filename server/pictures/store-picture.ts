import { createHash } from 'node:crypto';
import path from 'node:path';
import { originalPath } from '#contract/picture-names.ts';
import type { FileStore } from '../outside/storage/file-store.ts';
import { renditionsOf } from './encode-renditions.ts';
import { originalOf, type PictureSize } from './original.ts';

const publicFolder = '/content/commonImages';

/** The path under which a picture of the shop is served, by the name of its file. */
export const publicPath = (name: string): string => `${publicFolder}/${name}`;

/** Where it will be served: named by a hash of the file, so the same file is the same picture. */
export function pathOf(file: string, content: Buffer, isDrawing = false): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const stem = publicPath(stemOf(file));
  return isDrawing ? `${stem}.${hash}.svg` : originalPath(stem, hash);
}

/** A name that can stand in an address: small Latin letters, digits and hyphens. */
export const stemOf = (file: string): string =>
  path
    .parse(file)
    .name.normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 60) || 'picture';

/** Whether a path like /content/commonImages/logo.ab12cd34.svg leads to a file of the store. */
export const hasPicture = async (content: FileStore, served: string): Promise<boolean> =>
  /^\/content\/commonImages\/[\w.-]+$/u.test(served) && content.has(nameOf(served));

/** The name in the store of a picture that is served under a path. */
export const nameOf = (served: string): string => `commonImages/${path.basename(served)}`;

/**
 * Puts a picture, at most so wide, and its renditions into the store, the original last: where that is, all are.
 * @returns its size as it lies there
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
