import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SnapshotFile } from '#shop/catalogue/catalogue.ts';
import { ownedLikeFolder } from '../settings/folders.ts';
import { fingerprint } from './fingerprint.ts';

/** What an index is made by. */
const sources = [
  'shop/product-index',
  'shop/search',
  'shop/catalogue',
  'contract/constants.ts',
  'contract/languages.ts',
];

/** Where a process writes its index of products down for the next one, in the data folder. */
export function snapshotFile({ dataFolder }: { dataFolder: string }): SnapshotFile {
  const file = path.join(dataFolder, 'product-index');
  return {
    // By the sources: whoever changes them need not think of it.
    release: fingerprint(process.version, sources),
    read: () => readFile(file).catch(() => null),
    async write(content) {
      const beside = `${file}.new`;
      await writeFile(beside, content, { mode: 0o600 });
      ownedLikeFolder(beside);
      await rename(beside, file);
    },
  };
}
