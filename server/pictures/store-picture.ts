import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { originalPath } from '#contract/picture-names.ts';
import { ownedLikeFolder } from '../stores/folders.ts';
import { asOriginal, renditionsOf } from './encode-renditions.ts';

const publicFolder = '/content/commonImages';
/** More is no picture for a shop, and takes gigabytes to unpack. */
const mostPixels = 50_000_000;
const formats = new Set(['svg', 'png', 'jpeg', 'webp', 'avif']);

/** A picture that is not in the store yet. */
export interface NewPicture {
  /** Where it will be served: named by a hash of the file, so the same file is the same picture. */
  path: string;
  content: Buffer;
}

/** Reads a picture file. @throws Error when it is none, or too large */
export async function readPicture(file: string): Promise<NewPicture> {
  const content = await readFile(file);
  const { format, width, height } = await sharp(content, { limitInputPixels: mostPixels }).metadata();
  if (!formats.has(format) || width * height > mostPixels)
    throw new Error('is no SVG, PNG, JPEG, WebP or AVIF of a fitting size');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = path
    .parse(file)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  const stem = `${publicFolder}/${name || 'picture'}`;
  return { path: format === 'svg' ? `${stem}.${hash}.svg` : originalPath(stem, hash), content };
}

/** Whether a path like /content/commonImages/logo.ab12cd34.svg leads to a file of the store. */
export const hasPicture = (contentFolder: string, publicPath: string): boolean =>
  /^\/content\/commonImages\/[\w.-]+$/u.test(publicPath) && existsSync(fileOf(contentFolder, publicPath));

/** Puts a picture and its renditions into the store, the original last: where that is, all are. */
export async function storePicture(contentFolder: string, { path: publicPath, content }: NewPicture) {
  if (hasPicture(contentFolder, publicPath)) return;
  await mkdir(path.join(contentFolder, 'commonImages'), { recursive: true });
  const original = publicPath.endsWith('.svg') ? content : await asOriginal(content);
  if (!publicPath.endsWith('.svg'))
    for await (const [name, bytes] of renditionsOf(publicPath, original))
      await write(fileOf(contentFolder, name), bytes);
  await write(fileOf(contentFolder, publicPath), original);
}

const fileOf = (contentFolder: string, publicPath: string): string =>
  path.join(contentFolder, 'commonImages', path.basename(publicPath));

async function write(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  ownedLikeFolder(unfinished);
  await rename(unfinished, file);
}
