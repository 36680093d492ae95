import type { Database } from '#database/schema.ts';
import { type BaseRows, hasBaseData, writeBaseData } from '#shop/reference-data/reference-data.ts';
import { copyIn } from '../adapters/storage/copy-files.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';
import { basePictures, type BaseFiles, fingerprintOf, readBaseFiles } from './base-files.ts';
import { basePlaces, namesOf } from './base-places.ts';

/**
 * Imports the reference data (database/base) into the database and the public file store. Keeps what staff
 * changed or deleted. The caller must have the migration lock, so that only one process runs it.
 * @returns whether anything was written
 */
export async function seedReferenceData(db: Database, content: FileStore, folder?: string): Promise<boolean> {
  await copyIn(basePictures, content, { below: 'commonImages' });
  const fingerprint = await fingerprintOf(folder);
  if (await hasBaseData(db, fingerprint)) return false;
  await writeBaseData(db, baseRows(await readBaseFiles(folder)), fingerprint);
  return true;
}

export function baseRows(files: BaseFiles): BaseRows {
  return {
    ...basePlaces(files),
    attribute: files.attributes.map(({ id, slug, name }) => ({
      key: slug,
      id,
      columns: {},
      names: namesOf(name),
    })),
    payment_method: files.paymentMethods.map(({ id, name, picture, shownAs, provider = '' }, position) => ({
      key: String(id),
      id,
      columns: { picture: `/content/commonImages/${picture}`, position, shown_as: shownAs, provider },
      names: namesOf(name),
    })),
    shipping_method: files.shippingMethods.map(({ slug, name }) => ({
      key: slug,
      columns: {},
      names: namesOf(name),
    })),
  };
}
