import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

const major = '18';

/**
 * The superuser of the embedded server, who can connect only through its socket. The shop uses it to create
 * roles and databases.
 */
export const superuser = 'postgres';

/**
 * Creates the database cluster if there is none. The cluster gets its final name only when complete, so that
 * a start killed halfway leaves no broken cluster behind.
 * @returns true if it was created now
 */
export async function ensureCluster(cluster: string, binaries: Binaries, runAs: RunAs): Promise<boolean> {
  if (statSync(cluster, { throwIfNoEntry: false })) {
    checkVersion(cluster);
    return false;
  }
  removeDrafts(cluster);
  // The name is unique, because the initdb of a killed start may still be writing to its draft.
  const draft = `${cluster}.new-${randomUUID().slice(0, 8)}`;
  await run(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      '--auth=trust',
      '--encoding=UTF8',
      // The builtin locale makes sorting and case identical on every machine. But pg_trgm asks the C library
      // which characters are letters, and with ctype C the trigrams of Khmer are silently empty.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--no-instructions',
      // The caller does that meanwhile (`flushCluster`), because waiting for the disk takes most of the time.
      '--no-sync',
    ],
    binaries,
    runAs,
  );
  renameSync(draft, cluster);
  return true;
}

/** Waits until the files of a new cluster are on disk. The server may run already. */
export const flushCluster = (cluster: string, binaries: Binaries, runAs: RunAs): Promise<void> =>
  run(binaries.initdb, ['--sync-only', `--pgdata=${cluster}`], binaries, runAs);

function removeDrafts(cluster: string): void {
  const folder = path.dirname(cluster);
  for (const entry of readdirSync(folder).filter((each) =>
    each.startsWith(`${path.basename(cluster)}.new-`),
  )) {
    rmSync(path.join(folder, entry), { recursive: true, force: true, maxRetries: 3 });
  }
}

function checkVersion(cluster: string): void {
  let version: string;
  try {
    version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new OperatorError(
      `can’t read the database in ${cluster} (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  if (version !== major) {
    throw new OperatorError(
      `the database in ${cluster} was created by PostgreSQL ${version}, but this is ${major}; start it with PostgreSQL ${version}.`,
    );
  }
}

async function run(
  program: string,
  args: readonly string[],
  binaries: Binaries,
  runAs: RunAs,
): Promise<void> {
  const [command = '', ...rest] = [...runAs.prefix, program, ...args];
  const child = spawn(command, rest, { env: binaries.env, ...runAs.user, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) {
    throw new OperatorError(
      `PostgreSQL's ${path.basename(program)} failed: ${output.join('').trim().split('\n').slice(-4).join(' | ')}`,
    );
  }
}
