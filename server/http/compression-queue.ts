/** Work that can wait and may be dropped, one piece after the other, so that it never takes more than one core. */
export class CompressionQueue {
  readonly #mayWait: number;
  #waiting: (() => Promise<void>)[] = [];
  #running: Promise<void> | null = null;

  constructor(mayWait: number) {
    this.#mayWait = mayWait;
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
    for (let work = this.#waiting.shift(); work; work = this.#waiting.shift())
      await work().catch(() => undefined);
    this.#running = null;
  }
}
