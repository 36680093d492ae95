import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SnapshotFile } from '#shop/catalogue/catalogue.ts';
import { ownedLikeFolder } from '../settings/folders.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** What an index is made by. */
const sources = [
  'shop/product-index/*.ts',
  'shop/search/*.ts',
  'shop/catalogue/*.ts',
  'contract/constants.ts',
  'contract/languages.ts',
];

/** Where a process writes its index of products down for the next one, in the data folder. */
export function snapshotFile({ dataFolder }: { dataFolder: string }): SnapshotFile {
  const file = path.join(dataFolder, 'product-index');
  return {
    release: releaseOf(),
    read: () => readFile(file).catch(() => null),
    async write(content) {
      const beside = `${file}.new`;
      await writeFile(beside, content, { mode: 0o600 });
      ownedLikeFolder(beside);
      await rename(beside, file);
    },
  };
}

/** By the sources: whoever changes them need not think of it. */
function releaseOf(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
