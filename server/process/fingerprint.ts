import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Returns a hash of these files and folders, without tests, and of `by`, to detect changes. In folders, only
 * files that end with `ending` count.
 */
export function fingerprint(by: string, sources: readonly string[], ending = ''): string {
  const hash = createHash('sha256').update(by);
  for (const file of sources.flatMap((source) => filesOf(source, ending)))
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesOf(source: string, ending: string): string[] {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (path.extname(source) !== '') return [source];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
