import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { ProductIndex } from './indexed-products.ts';
import type { FurtherFacets } from './indexed-product.ts';
import type { StoredIndex } from './stored-index.ts';

/** Where an index outlives its process. */
export interface SnapshotFile {
  /** Of the code that writes and reads it: what another release wrote is of no use. */
  release: string;
  /** null: there is none. */
  read(): Promise<Buffer | null>;
  write(content: Buffer): Promise<void>;
}

/** What an index says of itself when it is found again. */
export interface Origin {
  /** PostgreSQL's words for what was in it. */
  snapshot: string;
  /** A row left among the changes after that: where it is, everything is that was in the index. */
  mark: number;
  /** Of the database. */
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

/** null: there is none, it is damaged, or of another release. */
export async function readSnapshot(file: SnapshotFile, further: FurtherFacets): Promise<Snapshot | null> {
  const bytes = await file.read().catch(() => null);
  if (!bytes) return null;
  const content = bytes.subarray(digestLength);
  if (!digestOf(file.release, content).equals(bytes.subarray(0, digestLength))) return null;
  const { index, ...origin } = deserialize(content) as Content;
  return { ...origin, index: await ProductIndex.of(index, further) };
}
