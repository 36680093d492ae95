import { Worker } from 'node:worker_threads';

/** Seconds in which the process's thread does nothing at all until it counts as frozen. */
const patience = 30;

/**
 * A thread beside the process's own that ends the process when that one is frozen: whoever runs it starts it anew. It counts
 * its own seconds, so that a machine that slept is no fault. Returns what stops it.
 */
export function startWatchdog(seconds: number = patience): () => Promise<unknown> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), 500).unref();
  const watching = new Worker(new URL('watchdog-thread.ts', import.meta.url), {
    workerData: { beats, seconds },
    execArgv: [],
    name: 'watchdog',
  });
  watching.unref();
  return () => {
    clearInterval(beat);
    return watching.terminate();
  };
}
