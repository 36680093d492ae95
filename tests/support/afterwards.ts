import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject, onTestFinished } from 'vitest';

let isForTheRun = false;

/** What of a thing is left when nobody undoes it. */
interface Left {
  pids: number[];
  folders: string[];
}

/**
 * Undoes something after the file's last test, or after the test it is made in. What is made `forTheRun` is ended with it.
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
    // Not in a test, so at the top of the file.
    afterAll(after);
  }
}

/** Makes something that the files of a run share, as they share what a module keeps. */
export async function forTheRun<Value>(make: () => Promise<Value>): Promise<Value> {
  isForTheRun = true;
  try {
    return await make();
  } finally {
    isForTheRun = false;
  }
}

/** Ends what was made for the run whose folder this is. */
export function endTheRun(runFolder: string): void {
  const file = path.join(runFolder, 'left');
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { pids, folders } = JSON.parse(line) as Left;
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended with the worker.
      }
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
