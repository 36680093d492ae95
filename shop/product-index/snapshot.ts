import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { ProductIndex } from './indexed-products.ts';
import type { FurtherFacets } from './indexed-product.ts';
import type { StoredIndex } from './stored-index.ts';

/** Stores an index beyond the lifetime of its process. */
export interface SnapshotFile {
  /** The release that wrote it. Other releases can't use it. */
  release: string;
  /** Reads the stored index; null if there is none. */
  read(): Promise<Buffer | null>;
  write(content: Buffer): Promise<void>;
}

export interface Origin {
  /** The PostgreSQL snapshot of its content. */
  snapshot: string;
  /**
   * The number of a row that is inserted among the changes afterwards. A database with this row has
   * everything that was in the index.
   */
  mark: number;
  identity: string;
}

interface Content extends Origin {
  index: StoredIndex;
}

export interface Snapshot extends Origin {
  index: ProductIndex;
}

const digestLength = 32;
const digestOf = (release: string, content: Uint8Array): Buffer =>
  createHash('sha256').update(release).update(content).digest();

export async function writeSnapshot(file: SnapshotFile, content: Content): Promise<void> {
  const bytes = serialize(content);
  await file.write(Buffer.concat([digestOf(file.release, bytes), bytes]));
}

/** Returns the stored index. Null if there is none, or it is damaged or from another release. */
export async function readSnapshot(file: SnapshotFile, further: FurtherFacets): Promise<Snapshot | null> {
  const bytes = await file.read().catch(() => null);
  if (!bytes) return null;
  const content = bytes.subarray(digestLength);
  if (!digestOf(file.release, content).equals(bytes.subarray(0, digestLength))) return null;
  const { index, ...origin } = deserialize(content) as Content;
  return { ...origin, index: await ProductIndex.of(index, further) };
}
