import { readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';
const gigabyte = 2 ** 30;
/** What a whole run lays down at once, and what it needs besides. */
const room = 6 * gigabyte;
const memory = 10 * gigabyte;

/** A folder whose files lie in memory, where the system has one with room for a run; undefined: none. */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === folder);
    // What containers have there is small, or no program may be run from it.
    const isUsable = mount?.startsWith('tmpfs ') && !/\b(ro|noexec)\b/u.test(mount);
    return isUsable && bavail * bsize > room && process.availableMemory() > memory ? folder : undefined;
  } catch {
    return undefined;
  }
}
