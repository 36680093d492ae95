import type { Database } from '#database/schema.ts';
import { avifIsThere, claimWithoutAvif } from '#shop/uploads/uploads.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';
import { avifPictures } from './office-picture-process.ts';
import { nameOf } from './store-picture.ts';

/** Creates the AVIF renditions of one picture that doesn't have them yet. Returns false if there is none. */
export async function makeAvif({ db, content }: { db: Database; content: FileStore }): Promise<boolean> {
  const path = await claimWithoutAvif(db);
  if (path === null) return false;
  const original = await content.read(nameOf(path));
  const renditions = original && (await avifPictures.renditions(path, original, 'avif'));
  for (const [name, bytes] of renditions ?? []) await content.add(nameOf(name), Buffer.from(bytes));
  if (renditions) await avifIsThere(db, path);
  return true;
}
