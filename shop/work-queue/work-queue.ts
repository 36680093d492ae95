/** A queue for work of which only so much may run at once in a process. */
export interface WorkQueue {
  /** True when no one more may wait: whoever comes now is told to try again (503). Ask right before `run`, in the same tick. */
  isFull(): boolean;
  /** Runs `work` when a place is free, in order of arrival. @throws TooBusy when none was free within `patience` */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface WorkQueueOptions {
  atOnce: number;
  mayWait: number;
  /** Milliseconds to wait at most; left out: as long as it takes. */
  patience?: number;
}

/** More is wanted at this moment than can be done; answered 503 with Retry-After. */
export class TooBusy extends Error {
  readonly statusCode = 503;
  constructor() {
    super('too much is under way');
  }
}

interface Waiting {
  go(): void;
  timer: NodeJS.Timeout | undefined;
}

export function workQueue({ atOnce, mayWait, patience }: WorkQueueOptions): WorkQueue {
  let running = 0;
  const waiting: Waiting[] = [];

  const place = () =>
    new Promise<void>((go, giveUp) => {
      const each: Waiting = { go, timer: undefined };
      waiting.push(each);
      if (patience === undefined) return;
      each.timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(each), 1);
        giveUp(new TooBusy());
      }, patience);
    });

  return {
    isFull: () => waiting.length >= mayWait,
    async run(work) {
      if (running < atOnce) running += 1;
      else await place();
      try {
        return await work();
      } finally {
        // The place is handed on rather than freed, so that nobody can slip in between.
        const next = waiting.shift();
        clearTimeout(next?.timer);
        if (next) next.go();
        else running -= 1;
      }
    },
  };
}
