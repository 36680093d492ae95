import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';

// Checks once a second whether the main thread is alive (watchdog.ts). A second counts by the processor time that the
// process got in it, because a process that a busy machine lets wait isn't frozen. One that needs no processor, since
// it waits for a disk or a lock, counts a quarter.

const { beats, seconds } = workerData as { beats: Int32Array; seconds: number };
const minCounted = 0.25;
let last = -1;
let still = 0;
let cpu = process.cpuUsage();

setInterval(() => {
  const now = Atomics.load(beats, 0);
  const { user, system } = process.cpuUsage(cpu);
  cpu = process.cpuUsage();
  still = now === last ? still + Math.min(1, Math.max(minCounted, (user + system) / 1e6)) : 0;
  last = now;
  if (still < seconds) return;
  // Standard error may be blocked as well, so don't wait for it.
  write(2, `Kado was frozen for ${seconds} s; stopping it\n`, () => undefined);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);
}, 1000);
