import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Vitest stores a key in the user's home folder. */
const vitestKey = '.vitest-secret-token';

/**
 * Checks that tests write only below the project and the temporary folder. Their home is an empty folder of
 * the run, so that files a program writes there are detected, and the root of the file system must not get
 * new entries.
 * @param folder the folder of the run
 */
export function noteWritesOutside(folder: string): { home: string; written(): string[] } {
  const home = path.join(folder, 'home');
  mkdirSync(home);
  const before = new Set(readdirSync('/'));
  return {
    home,
    written: () => [
      ...readdirSync('/')
        .filter((name) => !before.has(name))
        .map((name) => `/${name}`),
      ...readdirSync(home, { recursive: true, withFileTypes: true })
        .filter((each) => !each.isDirectory() && !each.name.startsWith(vitestKey))
        .map(({ parentPath, name }) => path.join('~', path.relative(home, parentPath), name)),
    ],
  };
}
