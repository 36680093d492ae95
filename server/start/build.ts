import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile } from '#database/data-folder-lock.ts';
import { hasBuildTools } from '../process/build-tools.ts';
import { step } from '../process/progress.ts';
import { OperatorError } from '../process/operator-error.ts';
import { fingerprint } from '../process/fingerprint.ts';
import { isBundled, serverBundle } from './server-bundle.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = [
  'storefront',
  'office',
  'ui',
  'contract',
  'rules',
  'web',
  'vite.config.ts',
  'tools/vite',
  'package-lock.json',
];

interface BuildOptions {
  build: 'production' | 'development';
  buildFolder: string;
  signal?: AbortSignal;
}

/** Builds the pages unless the folder was built from exactly these sources. */
export async function buildIfNeeded({ build, buildFolder, signal }: BuildOptions): Promise<void> {
  const expected = fingerprint(build, sources);
  const stamp = path.join(buildFolder, 'built-from');
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === expected;
  if (isBuilt()) return;
  if (!hasBuildTools())
    throw new OperatorError(
      'the pages aren’t built for this version, and the build tools aren’t installed; run `npm ci` without --omit=dev and `npm run build`, and copy dist/ along.',
    );
  try {
    mkdirSync(buildFolder, { recursive: true });
    accessSync(buildFolder, constants.W_OK);
  } catch (error) {
    throw new OperatorError(
      `the pages must be built, but this user can’t write to ${buildFolder} (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  const unlock = await waitForLock(path.join(buildFolder, 'building.lock'), signal);
  try {
    // Another start may have built them in the meantime.
    if (isBuilt()) return;
    rmSync(stamp, { force: true });
    await step('Building the pages', () => runScript(scriptFor(build), signal));
    writeFileSync(stamp, expected);
  } finally {
    unlock();
  }
}

async function waitForLock(file: string, signal?: AbortSignal): Promise<() => void> {
  for (;;) {
    const unlock = lockFile(file);
    if (unlock) return unlock;
    await sleep(200, undefined, signal && { signal });
  }
}

/**
 * Returns a script that sets NODE_ENV by the build, because the environment may have a different value, which
 * React's JSX would follow.
 */
const scriptFor = (build: BuildOptions['build']) => `process.env.NODE_ENV = '${build}';
  import { createBuilder } from 'vite';
  const builder = await createBuilder({ logLevel: 'warn', configLoader: 'native' });
  await builder.buildApp();`;
const serverScript = `import { bundleServer } from './tools/vite/server-bundle.ts';
  await bundleServer();`;

/** Bundles the server's code, unless its bundle is current. Without build tools, the sources run. */
export async function bundleServerIfNeeded(signal?: AbortSignal): Promise<void> {
  if (!isBundled(serverBundle()) && hasBuildTools()) await runScript(serverScript, signal);
}

/**
 * Runs a build script in a separate process, which uses the second core while the database starts, and whose memory is
 * freed afterwards.
 */
async function runScript(script: string, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`the build failed:\n${output}`);
}
