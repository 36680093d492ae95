import { readFileSync, statfsSync } from 'node:fs';

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
