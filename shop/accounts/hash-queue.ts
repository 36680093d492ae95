/** How many passwords are hashed at once: each takes a thread and 19 MiB, and the catalogue must stay quick beside them. */
const atOnce = 2;
/** How many may wait; at 15 to 20 ms each the last of them waits half a second. */
const mayWait = 60;

let running = 0;
const waiting: (() => void)[] = [];

/** True when no one more may wait: who comes now is told to try again (503). Ask right before the hashing, in the same tick. */
export const isHashingBusy = (): boolean => waiting.length >= mayWait;

/** Runs `work` when a place is free, in order of arrival. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    // The place is handed on rather than freed, so that nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
