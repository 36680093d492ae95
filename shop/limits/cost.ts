import { AsyncLocalStorage } from 'node:async_hooks';

/** A limit that refused a request: its key and its window in minutes. */
export interface UsedUp {
  key: string;
  span: number;
}

const requests = new AsyncLocalStorage<{ work: number; usedUp?: UsedUp }>();

/** Notes that a limit refused the current request. */
export function noteUsedUp(limit: UsedUp): void {
  const request = requests.getStore();
  if (request) request.usedUp = limit;
}

/** Runs what answers a request from outside, so that the limit that refuses it is known. */
export const asRequest = (run: () => void): void => requests.run({ work: 0 }, run);

/** Returns the last limit that the current request used up. */
export const usedUpLimit = (): UsedUp | undefined => requests.getStore()?.usedUp;

/** Adds work to the current request: see `Work`. */
export function noteWork(work: number): void {
  const request = requests.getStore();
  if (request) request.work += work;
}

/** Runs a function. Returns its value, the work it did and the last limit that it used up. */
export async function counted<Value>(
  run: () => Promise<Value>,
): Promise<{ value: Value; work: number; usedUp?: UsedUp }> {
  const outer = requests.getStore();
  const request: { work: number; usedUp?: UsedUp } = { work: 0 };
  try {
    const value = await requests.run(request, run);
    return { value, ...request };
  } finally {
    if (outer) outer.work += request.work;
  }
}

/** The cost of an ordinary request: units of `Work`, and characters of its response. */
const [ordinaryWork, ordinaryAnswer] = [1_000_000, 10_000];

/** Returns how many extra requests an expensive one counts as. */
export const extraHits = (work: number, answerLength: number): number =>
  Math.floor(work / ordinaryWork + answerLength / ordinaryAnswer);
