import type { Readable } from 'node:stream';

/** A file to be sent: its size in bytes and its content, a stream that fails if it ends early. */
export interface OpenFile {
  size: number;
  content: Readable;
}

/**
 * A store of the shop's files, by names like `commonImages/mug.ab12cd34.webp`. A name outside the store counts as
 * missing. Throws when the store is unavailable: `StorageAway`, or the disk's error.
 */
export interface FileStore {
  has(name: string): Promise<boolean>;
  /** Returns the whole content, or null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  open(name: string): Promise<OpenFile | null>;
  /** Adds a file atomically. Does nothing if the name exists. */
  add(name: string, content: Buffer): Promise<void>;
  /**
   * Adds a file of this machine that never changes, without copying it. Returns false where that is impossible, such
   * as on another disk.
   */
  link?(name: string, file: string): boolean;
  /** Removes a file. Does nothing if it doesn't exist. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<string>;
}

/**
 * Thrown when the storage doesn't answer, or not usefully. The shop answers 503; the message continues 'the
 * bucket'.
 */
export class StorageAway extends Error {
  override name = 'StorageAway';
  readonly statusCode = 503;
}

/** Returns whether a name stays within its store. */
export const isStoreName = (name: string): boolean =>
  name !== '' && !/[\\\0]/u.test(name) && name.split('/').every((part) => !/^\.{0,2}$/u.test(part));
