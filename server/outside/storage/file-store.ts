import type { Readable } from 'node:stream';

/** A file about to be sent: its size in bytes, and its content, which fails when not all of it comes. */
export interface OpenFile {
  size: number;
  content: Readable;
}

/**
 * Where the shop's files lie, by names like `commonImages/mug.ab12cd34.webp`. A name that leads out of the store is one of a
 * file that is not there. What cannot be answered now is thrown: `StorageAway`, or what a disk says.
 */
export interface FileStore {
  has(name: string): Promise<boolean>;
  /** The whole content; null: there is no such file. */
  read(name: string): Promise<Buffer | null>;
  open(name: string): Promise<OpenFile | null>;
  /** Puts a file there, whole or not at all. One of this name that is there already stays as it is. */
  add(name: string, content: Buffer): Promise<void>;
  /** Takes a file away. One that is not there stays away. */
  remove(name: string): Promise<void>;
  /** The names of all files. */
  list(): AsyncIterable<string>;
}

/** The storage gives no answer, or none that can be used. An answer of the shop says 503; its message goes on from 'the bucket'. */
export class StorageAway extends Error {
  override name = 'StorageAway';
  readonly statusCode = 503;
}

/** Whether a name stays within its store. */
export const isStoreName = (name: string): boolean =>
  name !== '' && !/[\\\0]/u.test(name) && name.split('/').every((part) => !/^\.{0,2}$/u.test(part));
