import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasBuildTools } from '../../process/build-tools.ts';
import { fingerprint } from '../../process/fingerprint.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const client = path.join(root, 'client');
const sources = ['client/src', 'client/package.json', 'client/tsconfig.json', 'client/README.md'];

/**
 * Returns the file of the API's client as an npm package, packed by `npm run build` or the first request. Returns null
 * if it isn't packed and the build tools aren't installed.
 */
export async function clientPackage(): Promise<string | null> {
  const file = path.join(root, 'dist', `client-${fingerprint('client', sources).slice(0, 16)}.tgz`);
  if (existsSync(file)) return file;
  if (!hasBuildTools()) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-client-'));
  try {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [compiler, '-p', client, '--outDir', path.join(folder, 'dist')]);
    const {
      scripts: _,
      devDependencies: __,
      ...facts
    } = JSON.parse(readFileSync(path.join(client, 'package.json'), 'utf8')) as Record<string, unknown>;
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(facts, null, 2));
    copyFileSync(path.join(client, 'README.md'), path.join(folder, 'README.md'));
    copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: folder });
    mkdirSync(path.dirname(file), { recursive: true });
    // A part of a file is never read: another process may pack it at the same time.
    copyFileSync(path.join(folder, stdout.trim()), `${file}.${process.pid}`);
    renameSync(`${file}.${process.pid}`, file);
    return file;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
