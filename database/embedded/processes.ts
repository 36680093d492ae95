import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the cluster name that appears in its process titles and distinguishes them from other PostgreSQL
 * servers.
 */
export const clusterName = (folder: string): string =>
  `kado-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;

/** Returns the live processes of the cluster: the postmaster and its children. A zombie counts as dead. */
export function processesOf(folder: string): number[] {
  const name = clusterName(folder);
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  return all.filter(({ title }) => title.includes(name) && title.includes('postgres')).map(({ pid }) => pid);
}

/**
 * Returns whether a process is alive. False for a zombie, because if no process reaps it, a killed postmaster
 * stays in the process table forever.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface Listed {
  pid: number;
  title: string;
}

function fromProc(): Listed[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/u.test(entry))
    .map((entry) => ({ pid: Number(entry), title: titleOf(entry) }));
}

/** Returns the title of a process. Empty for a zombie and for a process that has just ended. */
function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^[ZX]/u.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return true;
  }
}

function fromPs(): Listed[] {
  return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), title: line }));
}
