import { noteWork } from '#shop/limits/limits.ts';

/** In pairs of words whose letters are compared, which takes two nanoseconds or so: five milliseconds of a processor. */
const most = 2_500_000;

/** How much may be done for one request to guess what a word means: counted, so that it is the same on every machine. */
export class Work {
  #left = most;

  /** For the next request, or a share of it for what is asked besides. */
  begin(share = 1): void {
    this.#left = share * most;
  }

  get isOver(): boolean {
    return this.#left < 0;
  }

  /** False: there is no more. */
  spend(work: number): boolean {
    noteWork(work);
    this.#left -= work;
    return this.#left >= 0;
  }
}
