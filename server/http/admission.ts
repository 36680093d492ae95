import type { Line, Operation } from '#contract/operation.ts';
import { TooBusy, type WorkQueue, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context.ts';

/** Lets only so many calls of a line be under way at once, so that no line takes everybody's place. */
export interface Admission {
  /** True: a call of this kind is to be sent away before it is read. */
  isFull(operation: Operation): boolean;
  /** Runs a call when there is a place, on the connections of its line. @throws TooBusy (503) when there is none in time */
  enter<T>(operation: Operation, work: (app: AppContext) => Promise<T>): Promise<T>;
}

/**
 * Checkout has connections of its own and no neighbours in its line: whatever else is wanted, it can go on. It may be many
 * at once, for orders and payments have lines of their own, and a provider takes its time. Browsing gives up after a
 * quarter of a second: above capacity it is better to serve some at once than all too late.
 */
export function admission(app: AppContext): Admission {
  const lines: Readonly<Record<Line, WorkQueue>> = {
    checkout: workQueue({ atOnce: 400, mayWait: 400 }),
    browse: workQueue({ atOnce: 16, mayWait: 60, patience: 250 }),
    // Hashing has a line of its own, which says in the shape of a login that it is full.
    account: workQueue({ atOnce: 200, mayWait: 300, patience: 5000 }),
    message: workQueue({ atOnce: 4, mayWait: 200, patience: 5000 }),
    // A few people; a slow report of theirs takes no shopper's place.
    office: workQueue({ atOnce: 4, mayWait: 60, patience: 5000 }),
  };
  const checkoutApp = Object.create(app, { db: { value: app.checkoutDb ?? app.db } }) as AppContext;
  return {
    isFull: (operation) => lines[operation.line].isFull(),
    async enter(operation, work) {
      const line = lines[operation.line];
      if (line.isFull()) throw new TooBusy();
      return line.run(() => work(operation.line === 'checkout' ? checkoutApp : app));
    },
  };
}
