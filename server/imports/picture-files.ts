import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/schema.ts';
import { knownPictures } from '#shop/catalogue/catalogue.ts';
import type { FoundPicture } from '#shop/imports/imports.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';
import { pictureSize, productWidth } from '../pictures/original.ts';
import { nameOf, pathOf, publicPath, storePicture } from '../pictures/store-picture.ts';

const largestFile = 50 * 1024 ** 2;
/** Returns whether a text is a file name without a path. */
const isName = (name: string) => name !== '' && path.basename(name) === name && !name.startsWith('.');

export interface PictureSource {
  /** The store of the shop's pictures. */
  content: FileStore;
  /** The folder with new pictures; null if not given. */
  folder: string | null;
  /** Whether to check pictures without encoding them. */
  isTrial: boolean;
}

/**
 * Finds pictures by file name: those of the shop, then those of the folder, which are encoded if the shop
 * doesn't have their content yet. Names contain a hash of the content, so each file is encoded only once.
 */
export function pictureFinder(db: Database, source: PictureSource) {
  const found = new Map<string, FoundPicture>();
  return async (names: readonly string[]): Promise<ReadonlyMap<string, FoundPicture>> => {
    const others = names.filter((name) => !found.has(name));
    const known = await knownPictures(db, others.map(publicPath));
    for (const name of others) found.set(name, known.get(publicPath(name)) ?? (await find(name, source)));
    return found;
  };
}

async function find(name: string, source: PictureSource): Promise<FoundPicture> {
  if (!isName(name)) return { problem: 'noPicture' };
  const own = await source.content.read(nameOf(name));
  if (own !== null) return sizeOf(publicPath(name), own);
  const file = source.folder === null ? null : fileIn(source.folder, name);
  if (file === null) return { problem: 'noPicture' };
  const { size } = statSync(file);
  return size > largestFile ? { problem: 'badPicture' } : take(name, await readFile(file), source);
}

/** Finds a file whose name is written with other Unicode letters: macOS writes é as e and an accent. */
function fileIn(folder: string, name: string): string | null {
  if (existsSync(path.join(folder, name))) return path.join(folder, name);
  const found = readdirSync(folder).find((each) => each.normalize('NFC') === name.normalize('NFC'));
  return found === undefined ? null : path.join(folder, found);
}

async function sizeOf(own: string, picture: Buffer): Promise<FoundPicture> {
  const size = await pictureSize(picture);
  return size ? { path: own, ...size } : { problem: 'badPicture' };
}

async function take(name: string, picture: Buffer, source: PictureSource): Promise<FoundPicture> {
  const { content, isTrial } = source;
  const served = pathOf(name, picture);
  const stored = await content.read(nameOf(served));
  if (stored !== null) return sizeOf(served, stored);
  const size = await pictureSize(picture);
  if (!size) return { problem: 'badPicture' };
  const storedSize = isTrial ? size : await storePicture(content, served, picture, productWidth);
  return { path: served, ...storedSize };
}
