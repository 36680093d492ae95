import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Under load, this niceness gets a tenth of the CPU time that others get. */
const niceness = 10;

/** Lowers the priority of this thread, or of this process. An even lower one stays, because only root may raise it. */
export function lowerPriority(): void {
  // On other platforms, a thread would set the priority of the whole process.
  if (!isMainThread && process.platform !== 'linux') return;
  if (getPriority() < niceness) setPriority(niceness);
}
