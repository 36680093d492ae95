import { setTimeout as sleep } from 'node:timers/promises';

interface CompressionQueueOptions {
  mayWait: number;
  /** Milliseconds without `busy()` before the next piece begins; 0: at once. */
  pause?: number;
}

/** A piece is put off at most so many pauses: on a day without any it has its turn all the same. */
const mostPauses = 10;

/**
 * Work that can wait and may be dropped, one piece after the other, so that it never takes more than one core, and in
 * pauses of what somebody waits for.
 */
export class CompressionQueue {
  readonly #mayWait: number;
  readonly #pause: number;
  #waiting: (() => Promise<void>)[] = [];
  #running: Promise<void> | null = null;
  #lastBusy = Number.NEGATIVE_INFINITY;

  constructor({ mayWait, pause = 0 }: CompressionQueueOptions) {
    this.#mayWait = mayWait;
    this.#pause = pause;
  }

  /** Somebody waits for the processor: what can wait does. */
  busy(): void {
    this.#lastBusy = performance.now();
  }

  /** Runs `work` when it is its turn; false, and it is dropped, when too many wait. Its failure is of no matter. */
  offer(work: () => Promise<void>): boolean {
    if (this.#waiting.length >= this.#mayWait) return false;
    this.#waiting.push(work);
    this.#running ??= this.#run();
    return true;
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting = [];
  }

  /** Until nothing waits and nothing runs. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    for (;;) {
      for (let n = 0; n < mostPauses && performance.now() - this.#lastBusy < this.#pause; n++)
        await sleep(this.#pause, undefined, { ref: false });
      const work = this.#waiting.shift();
      if (!work) break;
      await work().catch(() => undefined);
    }
    this.#running = null;
  }
}
