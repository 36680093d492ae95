import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../process/fingerprint.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['contract', 'database', 'rules', 'server', 'shop'];
// The parts of the pages' code that the server runs.
const ofPages = ['web/apps.ts', 'web/early-press-script.ts'];
const others = ['tools/vite/server-bundle.ts', 'package-lock.json', ...ofPages];

/** Where bundles of the server's code are, each in a folder named after its sources. */
export const serverBundles = path.join(root, 'dist/server');

/** Where Node keeps compiled code, for `server/start.js`. */
export const compiledCode = path.join(root, 'dist/compiled');

/** Returns the folder for the bundle of exactly the present sources. Reads all of them. */
export const serverBundle = (): string =>
  path.join(serverBundles, fingerprint('server', [...others, ...folders], '.ts').slice(0, 16));

export const isBundled = (folder: string): boolean => existsSync(path.join(folder, 'main.js'));
