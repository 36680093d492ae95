import type { Database } from '#database/schema.ts';
import { dropUpload, forgetChunks, storeOriginal, type Upload } from '#shop/uploads/uploads.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';

/** The location of the office's files. */
export interface UploadPlace {
  db: Database;
  /** The private store: upload chunks, originals, files of digital products. */
  files: FileStore;
}

/**
 * Returns the name of a chunk. It contains its offset and length, so that a chunk that was stored but never
 * recorded doesn't block another.
 */
export const chunkName = (id: string, at: number, length: number): string => `uploads/${id}/${at}-${length}`;

export function chunkNames({ id, parts }: Pick<Upload, 'id' | 'parts'>): string[] {
  let at = 0;
  return parts.map((length) => {
    const name = chunkName(id, at, length);
    at += length;
    return name;
  });
}

/** Returns a complete upload. Null if it is incomplete or deleted. */
export async function wholeOfUpload({ files }: UploadPlace, upload: Upload): Promise<Buffer | null> {
  if (upload.stored !== null) return files.read(upload.stored);
  if (upload.received !== upload.bytes) return null;
  const pieces: Buffer[] = [];
  for (const name of chunkNames(upload)) {
    const piece = await files.read(name);
    if (piece === null) return null;
    pieces.push(piece);
  }
  const whole = Buffer.concat(pieces);
  return whole.length === upload.bytes ? whole : null;
}

/** Stores a complete upload under its final name and deletes its chunks. */
export async function storeWhole(
  { db, files }: UploadPlace,
  staffId: number,
  upload: Upload,
  { name, content }: { name: string; content: Buffer },
): Promise<void> {
  if (upload.stored !== null) return;
  await files.add(name, content);
  await storeOriginal(db, staffId, upload, name);
  for (const piece of chunkNames(upload)) await files.remove(piece);
  await forgetChunks(db, upload.id);
}

/** Deletes an unneeded upload, starting with its chunks. */
export async function discard({ db, files }: UploadPlace, upload: Upload): Promise<void> {
  for (const piece of chunkNames(upload)) await files.remove(piece);
  await dropUpload(db, upload.id);
}
