import type { Config } from '../../settings/config.ts';
import { contentFolder, privateFolder } from '../../process/folders.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { bucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { privateHeaders, publicHeaders } from './file-headers.ts';
import { isEmpty } from './copy-files.ts';
import { folderStore } from './folder-store.ts';

export interface Stores {
  /** Pictures and other public files, served below /content/. */
  content: FileStore;
  /** Files for buyers of digital products, and payment slips for staff. */
  private: FileStore;
}

/** Opens the stores in the bucket of S3_URL, otherwise in the data folder. */
export function openStores(config: Pick<Config, 'dataFolder' | 'storage'>): Stores {
  const { storage } = config;
  return storage
    ? {
        content: bucketStore(storage, 'content', publicHeaders),
        private: bucketStore(storage, 'private', privateHeaders),
      }
    : { content: folderStore(contentFolder(config)), private: folderStore(privateFolder(config)) };
}

/** Returns why the configured bucket can't be used. Null if it can or there is none. */
export async function closedBucket(config: Pick<Config, 'dataFolder' | 'storage'>): Promise<string | null> {
  if (config.storage === null) return null;
  try {
    await isEmpty(openStores(config).content);
    return null;
  } catch (error) {
    return `the bucket ${config.storage.url} (S3_URL) is unreachable: ${(error as Error).message}`;
  }
}

/**
 * Refuses to start with an unusable bucket.
 * @throws OperatorError when the configured bucket can't be used
 */
export async function refuseClosedBucket(config: Pick<Config, 'dataFolder' | 'storage'>): Promise<void> {
  const why = await closedBucket(config);
  if (why !== null) throw new OperatorError(`${why}.`);
}
