import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Vitest keeps a key in the home of whoever runs it. */
const vitestKey = '.vitest-secret-token';

/**
 * Tests write below the project and the temporary folder alone. Their home is an empty folder of the run, so that what a
 * program puts there is seen; and nothing new stands at the root of the file system.
 * @param folder of the run
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
