const tick = 10;
/** Milliseconds a round of the event loop may take before it is too much. */
const patience = 100;

/** Says while the process is behind with what it has let in already: requests wait then where no line can see them. */
export class LoopWatch {
  #last = performance.now();

  constructor() {
    setInterval(() => (this.#last = performance.now()), tick).unref();
  }

  /** True: this round has taken so long that whoever comes now is sent away rather than added to it. */
  isBehind(): boolean {
    return performance.now() - this.#last > tick + patience;
  }
}
