import { existsSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPath } from '#contract/picture-names.ts';
import type { Database } from '#database/schema.ts';
import { knownPictures } from '#shop/catalogue/catalogue.ts';
import type { FoundPicture } from '#shop/imports/imports.ts';
import { hashOf, originalOf, pictureFiles, pictureSize } from './encode-picture.ts';
import { ownedLikeFolder } from '../stores/folders.ts';

const publicFolder = '/content/commonImages';
const largestFile = 50 * 1024 ** 2;
/** Pictures of products are shown no wider. */
const widest = 1024;
/** The name of a file and nothing of its way. */
const isName = (name: string) => name !== '' && path.basename(name) === name && !name.startsWith('.');

export interface PictureSource {
  /** Where the shop's pictures lie. */
  contentFolder: string;
  /** The folder with new ones; null: none was given. */
  folder: string | null;
  /** Nothing is encoded, only looked at. */
  isTrial: boolean;
}

/**
 * Finds pictures by the names of their files: those of the shop, then those of the folder, which are encoded when their
 * content is not in the shop yet. Their names carry a hash of the content, so the same file is encoded once.
 */
export function pictureFinder(db: Database, source: PictureSource) {
  const found = new Map<string, FoundPicture>();
  return async (names: readonly string[]): Promise<ReadonlyMap<string, FoundPicture>> => {
    const others = names.filter((name) => !found.has(name));
    const known = await knownPictures(db, others.map(pathOf));
    for (const name of others) found.set(name, known.get(pathOf(name)) ?? (await find(name, source)));
    return found;
  };
}

const pathOf = (name: string) => `${publicFolder}/${name}`;
const placeOf = ({ contentFolder }: PictureSource, file: string) =>
  path.join(contentFolder, 'commonImages', path.basename(file));

async function find(name: string, source: PictureSource): Promise<FoundPicture> {
  if (!isName(name)) return { problem: 'noPicture' };
  const own = placeOf(source, name);
  if (existsSync(own)) return sizeOf(pathOf(name), await readFile(own));
  const file = source.folder === null ? null : path.join(source.folder, name);
  if (file === null || !existsSync(file)) return { problem: 'noPicture' };
  const { size } = statSync(file);
  return size > largestFile ? { problem: 'badPicture' } : take(name, await readFile(file), source);
}

async function sizeOf(own: string, content: Buffer): Promise<FoundPicture> {
  const size = await pictureSize(content);
  return size ? { path: own, ...size } : { problem: 'badPicture' };
}

async function take(name: string, content: Buffer, source: PictureSource): Promise<FoundPicture> {
  const [stem, hash] = [pathOf(stemOf(name)), hashOf(content)];
  const own = originalPath(stem, hash);
  const place = placeOf(source, own);
  if (existsSync(place)) return sizeOf(own, await readFile(place));
  const size = await pictureSize(content);
  if (!size) return { problem: 'badPicture' };
  if (source.isTrial) return { path: own, ...size };
  const original = await originalOf(content, widest);
  for await (const file of pictureFiles(stem, hash, original))
    await keep(placeOf(source, file.path), file.content);
  return { path: own, width: original.width, height: original.height };
}

/** A name that can stand in an address: small Latin letters, digits and hyphens. */
const stemOf = (name: string): string =>
  path
    .parse(name)
    .name.normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 60) || 'picture';

/** Nobody is sent half a picture. */
async function keep(place: string, content: Buffer): Promise<void> {
  const draft = `${place}.${process.pid}.partial`;
  await writeFile(draft, content);
  ownedLikeFolder(draft);
  await rename(draft, place);
}
