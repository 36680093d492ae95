import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';

// Checks once a second whether the main thread is alive (watchdog.ts).

const { beats, seconds } = workerData as { beats: Int32Array; seconds: number };
let last = -1;
let still = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < seconds) return;
  // Standard error may be blocked as well, so don't wait for it.
  write(2, `Kado was frozen for ${seconds} s; stopping it\n`, () => undefined);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);
}, 1000);
