import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject, onTestFinished } from 'vitest';

let isForTheRun = false;

/** What remains of a resource when it isn't cleaned up. */
interface Left {
  pids: number[];
  folders: string[];
}

/**
 * Undoes something after the file's last test, or after the test that creates it. Resources created with
 * `forTheRun` end with the run.
 */
export function afterwards(undo: () => unknown, left?: Left): void {
  if (isForTheRun) {
    if (left) appendFileSync(path.join(inject('runFolder'), 'left'), `${JSON.stringify(left)}\n`);
    return;
  }
  const after = async () => void (await undo());
  try {
    onTestFinished(after);
  } catch {
    // Outside a test, which means at the top of the file.
    afterAll(after);
  }
}

/** Creates a resource that the files of a run share, like module state. */
export async function forTheRun<Value>(make: () => Promise<Value>): Promise<Value> {
  isForTheRun = true;
  try {
    return await make();
  } finally {
    isForTheRun = false;
  }
}

/** Ends the resources created for the run with this folder. */
export function endTheRun(runFolder: string): void {
  const file = path.join(runFolder, 'left');
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { pids, folders } = JSON.parse(line) as Left;
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process has ended with the worker.
      }
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
