import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<{ work: number }>();

/** Adds work to the current request: see `Work`. */
export function noteWork(work: number): void {
  const request = requests.getStore();
  if (request) request.work += work;
}

/** Runs a function. Returns its value, with the work noted meanwhile. */
export async function counted<Value>(run: () => Promise<Value>): Promise<{ value: Value; work: number }> {
  const outer = requests.getStore();
  const request = { work: 0 };
  try {
    const value = await requests.run(request, run);
    return { value, work: request.work };
  } finally {
    if (outer) outer.work += request.work;
  }
}

/** The cost of an ordinary request: units of `Work`, and characters of its response. */
const [ordinaryWork, ordinaryAnswer] = [1_000_000, 10_000];

/** Returns how many extra requests an expensive one counts as. */
export const extraHits = (work: number, answerLength: number): number =>
  Math.floor(work / ordinaryWork + answerLength / ordinaryAnswer);
