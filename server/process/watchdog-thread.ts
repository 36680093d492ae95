import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';

// Looks once a second whether the process's thread has done anything (watchdog.ts).

const { beats, seconds } = workerData as { beats: Int32Array; seconds: number };
let last = -1;
let still = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < seconds) return;
  // Standard error may take nothing either: nobody waits for it.
  write(2, `Kado was frozen for ${seconds} s and is ended\n`, () => undefined);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);
}, 1000);
