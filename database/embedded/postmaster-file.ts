import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';
import { processesOf } from './processes.ts';

/** What a running postmaster writes about itself into its data folder. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

const timeoutMs = 15_000;

export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, socketFolder: lines[4] ?? '', ready: lines[7] === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Returns the postmaster that an earlier shop left running, or undefined when the cluster is free to start.
 *
 * PostgreSQL itself relies on the process id in the file: after kill -9 it refuses to start while any process
 * has that id, even a zombie or, in a container, an unrelated one. So the file is removed once no process of
 * this cluster is alive, and not before: two postmasters on one folder would corrupt it. Call it only with
 * the data folder's lock.
 */
export async function applyEarlier(cluster: string): Promise<Postmaster | undefined> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const alive = processesOf(cluster);
    const found = readPostmaster(cluster);
    if (found?.ready && alive.includes(found.pid)) return found;
    if (alive.length === 0) {
      rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (Date.now() > end) {
      throw new OperatorError(
        `processes of an earlier PostgreSQL (${alive.join(', ')}) still use ${cluster}; stop them.`,
      );
    }
    await sleep(50);
  }
}
