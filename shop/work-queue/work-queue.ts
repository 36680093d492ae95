export { inPieces, readInPieces, rowsAtOnce } from './in-pieces.ts';
export { queuedAfter } from './queued-after.ts';

/** The requesters of a work item, by name. More may join while it waits; it then waits on behalf of each. */
export type Requesters = ReadonlySet<string>;

/** A queue that limits how much work runs concurrently in a process. */
export interface WorkQueue {
  /**
   * Returns true if the queue is full, so that new requests are rejected (503). Call it right before `run`,
   * in the same tick.
   */
  isFull(requesters?: Requesters): boolean;
  /**
   * Runs `work` when a slot is free.
   * @throws OverloadedError if none was free within `timeoutMs`, or the work was displaced
   */
  run<T>(work: () => Promise<T>, requesters?: Requesters): Promise<T>;
}

export interface WorkQueueOptions {
  atOnce: number;
  mayWait: number;
  /** Maximum waiting time in milliseconds. Default: unlimited. */
  timeoutMs?: number;
  /**
   * Maximum slots per requester. It makes the queue fair: next is the requester with the fewest slots, and in
   * a full queue the one with the most waiting items is displaced by one with fewer. Default: order of
   * arrival.
   */
  share?: number;
}

/** Thrown when the shop is overloaded. Results in a 503 with Retry-After. */
export class OverloadedError extends Error {
  readonly statusCode = 503;
  constructor() {
    super('too much is under way');
  }
}

interface Waiting {
  requesters: Requesters;
  go(): void;
  giveUp(): void;
}

/** The current amount of a kind of work, in all queues with these options together. */
export interface QueueLoad {
  running: number;
  waiting: number;
}

const loads = new Map<WorkQueueOptions, Set<() => QueueLoad>>();

export const loadOf = (options: WorkQueueOptions): QueueLoad =>
  [...(loads.get(options) ?? [])]
    .map((load) => load())
    .reduce(
      (total, { running, waiting }) => ({
        running: total.running + running,
        waiting: total.waiting + waiting,
      }),
      { running: 0, waiting: 0 },
    );

const anybody: Requesters = new Set(['']);

export function workQueue(options: WorkQueueOptions): WorkQueue {
  const { atOnce, mayWait, timeoutMs, share } = options;
  let running = 0;
  const places = new Map<string, number>();
  const waiting: Waiting[] = [];
  const load = () => ({ running, waiting: waiting.length });
  loads.set(options, (loads.get(options) ?? new Set()).add(load));

  const isFree = (requester: string) => running < atOnce && (places.get(requester) ?? 0) < (share ?? atOnce);

  function start(requester: string): void {
    running += 1;
    places.set(requester, (places.get(requester) ?? 0) + 1);
  }

  function end(requester: string): void {
    running -= 1;
    const left = (places.get(requester) ?? 1) - 1;
    if (left > 0) places.set(requester, left);
    else places.delete(requester);
    // The slot is passed on in the same tick, so that no other item can take it.
    const next = share === undefined ? waiting[0] : fewest(waiting, places);
    if (next && isFree(fewestOf(next.requesters, places).requester)) next.go();
  }

  const place = (requesters: Requesters) =>
    new Promise<string>((resolve, reject) => {
      const timer = timeoutMs === undefined ? undefined : setTimeout(() => each.giveUp(), timeoutMs);
      const leave = () => {
        clearTimeout(timer);
        waiting.splice(waiting.indexOf(each), 1);
      };
      const each: Waiting = {
        requesters,
        go() {
          leave();
          const { requester } = fewestOf(requesters, places);
          start(requester);
          resolve(requester);
        },
        giveUp() {
          leave();
          reject(new OverloadedError());
        },
      };
      waiting.push(each);
    });

  const whoMakesRoom = (requesters: Requesters) =>
    waiting.length < mayWait || share === undefined ? undefined : whoWaitsMore(waiting, requesters);

  return {
    isFull: (requesters = anybody) => waiting.length >= mayWait && !whoMakesRoom(requesters),
    async run(work, requesters = anybody) {
      let { requester } = fewestOf(requesters, places);
      if (isFree(requester)) start(requester);
      else {
        whoMakesRoom(requesters)?.giveUp();
        requester = await place(requesters);
      }
      try {
        return await work();
      } finally {
        end(requester);
      }
    },
  };
}

type Counts = ReadonlyMap<string, number>;

/** Returns the requester with the fewest slots among those of one item. */
function fewestOf(requesters: Requesters, counts: Counts): { requester: string; count: number } {
  let found = { requester: '', count: Infinity };
  for (const requester of requesters) {
    const count = counts.get(requester) ?? 0;
    if (count < found.count) found = { requester, count };
    if (count === 0) break;
  }
  return found;
}

/** Returns the first item whose requesters have the fewest slots. */
function fewest(waiting: readonly Waiting[], places: Counts): Waiting | undefined {
  let found: { each: Waiting; count: number } | undefined;
  for (const each of waiting) {
    const { count } = fewestOf(each.requesters, places);
    if (!found || count < found.count) found = { each, count };
    if (count === 0) break;
  }
  return found?.each;
}

/**
 * Returns the last item of the requester with the most waiting items, if that is more than the new requesters would
 * have.
 */
function whoWaitsMore(waiting: readonly Waiting[], requesters: Requesters): Waiting | undefined {
  const counts = new Map<string, number>();
  for (const each of waiting)
    for (const requester of each.requesters) counts.set(requester, (counts.get(requester) ?? 0) + 1);
  let maxCount = fewestOf(requesters, counts).count + 2;
  let found: Waiting | undefined;
  for (const each of waiting) {
    const { count } = fewestOf(each.requesters, counts);
    if (count >= maxCount) [found, maxCount] = [each, count];
  }
  return found;
}
