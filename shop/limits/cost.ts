import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<{ work: number }>();

/** Notes what has been done for whoever asked: see `Work`. */
export function noteWork(work: number): void {
  const request = requests.getStore();
  if (request) request.work += work;
}

/** Does something, and counts what is noted meanwhile. */
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

/** What an ordinary request takes, in the units of `Work` and in characters of its answer. */
const [ordinaryWork, ordinaryAnswer] = [1_000_000, 10_000];

/** How many requests more one counts for that took so much. */
export const extraHits = (work: number, answerLength: number): number =>
  Math.floor(work / ordinaryWork + answerLength / ordinaryAnswer);
