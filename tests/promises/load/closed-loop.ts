import { once } from 'node:events';
import { fork } from 'node:child_process';
import path from 'node:path';
import type { ClosedLoopOptions } from './worker.ts';

/** Answers a second that so many clients get who ask again as soon as they are answered. Sent from another process. */
export async function throughput(options: ClosedLoopOptions): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), [], { execArgv: [] });
  child.send(options);
  const [answers] = (await once(child, 'message')) as [number];
  return answers / options.seconds;
}
