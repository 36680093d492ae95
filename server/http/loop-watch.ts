const tick = 10;
/** Milliseconds a round of the event loop may take before it is too much. */
const patience = 100;
/** Requests of one round that are let in all the same: a machine that paused is no rush of shoppers. */
const always = 20;

/** Says while the process is behind with what it has let in already: requests wait then where no line can see them. */
export class LoopWatch {
  #last = performance.now();
  #came = 0;

  constructor() {
    setInterval(() => {
      this.#last = performance.now();
      this.#came = 0;
    }, tick).unref();
  }

  /** Asked once for each request. True: this round has taken so long that whoever comes now is sent away rather than added. */
  isBehind(): boolean {
    this.#came += 1;
    return this.#came > always && performance.now() - this.#last > tick + patience;
  }
}
