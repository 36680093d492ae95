import { Worker } from 'node:worker_threads';

/** Seconds of processor time without activity after which the main thread counts as frozen. */
const timeoutSeconds = 30;

/**
 * Starts a thread that kills the process when its main thread is frozen, so that its supervisor restarts it.
 * The thread counts processor time, so that neither sleep mode nor a busy machine triggers it. Returns a function that
 * stops it.
 */
export function startWatchdog(seconds: number = timeoutSeconds): () => Promise<unknown> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), 500).unref();
  const watching = new Worker(new URL('watchdog-thread.ts', import.meta.url), {
    workerData: { beats, seconds },
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
    name: 'watchdog',
  });
  watching.unref();
  return () => {
    clearInterval(beat);
    return watching.terminate();
  };
}
