import { noteWork } from '#shop/limits/limits.ts';

/**
 * The maximum work, in pairs of words whose letters are compared, at about two nanoseconds each: five
 * milliseconds of CPU time.
 */
const fullBudget = 2_500_000;

/**
 * The work allowed per request for guessing what words mean. It is counted instead of timed, so that it is
 * the same on every machine.
 */
export class Work {
  #left = fullBudget;

  /** Resets the limit for the next request, or sets a share of it for additional queries. */
  begin(share = 1): void {
    this.#left = share * fullBudget;
  }

  get isOver(): boolean {
    return this.#left < 0;
  }

  /** Returns false if no work is left. */
  spend(work: number): boolean {
    noteWork(work);
    this.#left -= work;
    return this.#left >= 0;
  }
}
