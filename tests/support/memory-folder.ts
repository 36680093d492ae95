import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '#database/embedded/processes.ts';

const folder = '/dev/shm';
const gigabyte = 2 ** 30;
/** Disk space that a whole run uses at once, and the memory that it needs in addition. */
const room = 6 * gigabyte;
const memory = 10 * gigabyte;

/** Returns a folder in memory, if the system has one with space for a run, or undefined. */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === folder);
    // In containers it is small, or mounted without permission to run programs.
    const isUsable = mount?.startsWith('tmpfs ') && !/\b(ro|noexec)\b/u.test(mount);
    return isUsable && bavail * bsize > room && process.availableMemory() > memory ? folder : undefined;
  } catch {
    return undefined;
  }
}

const prefix = 'kado-run-';

/**
 * Creates a folder for the files of this run, which is removed when this process exits. Folders that killed runs left
 * behind are removed first: they would take the memory of this one.
 */
export function folderOfRun(parent: string): string {
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      remove(path.join(parent, name));
  const folderOfThis = path.join(parent, `${prefix}${process.pid}`);
  // Others may enter it, because root runs PostgreSQL and shops in production mode as other users.
  mkdirSync(folderOfThis, { recursive: true });
  process.once('exit', () => remove(folderOfThis));
  return folderOfThis;
}

function remove(left: string): void {
  try {
    rmSync(left, { recursive: true, force: true });
  } catch {
    // It belongs to another user, or something in it is still stopping; the next run removes it.
  }
}
