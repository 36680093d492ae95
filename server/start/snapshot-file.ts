import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SnapshotFile } from '#shop/catalogue/catalogue.ts';
import { copyFolderOwner } from '../process/folders.ts';
import { fingerprint } from '../process/fingerprint.ts';

/** The sources on which an index depends. */
const sources = [
  'shop/product-index',
  'shop/search',
  'shop/catalogue',
  'contract/constants.ts',
  'contract/languages.ts',
];

/** Returns the file in the data folder where a process saves its product index for the next one. */
export function snapshotFile({ dataFolder }: { dataFolder: string }): SnapshotFile {
  const file = path.join(dataFolder, 'product-index');
  return {
    // Derived from the sources, so that changes need no manual version.
    release: fingerprint(process.version, sources),
    read: () => readFile(file).catch(() => null),
    async write(content) {
      const beside = `${file}.new`;
      await writeFile(beside, content, { mode: 0o600 });
      copyFolderOwner(beside);
      await rename(beside, file);
    },
  };
}
