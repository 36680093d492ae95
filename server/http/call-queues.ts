import type { Operation, QueueName } from '#contract/operation.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { TooBusy, workQueue } from '#shop/work-queue/work-queue.ts';
import { type AppContext, onConnections } from '../context/context.ts';

/** The queues calls stand in, each by its definition: only so many are under way at once, and none takes another's place. */
export interface CallQueues {
  /** True: a call of this kind is to be sent away before it is read. */
  isFull(operation: Operation): boolean;
  /** Runs a call when there is a place, on the connections of its queue. @throws TooBusy (503) when there is none in time */
  enter<T>(operation: Operation, work: (app: AppContext) => Promise<T>): Promise<T>;
}

/** Checkout and office have connections of their own: whatever else is wanted, they can go on. */
export function callQueues(app: AppContext): CallQueues {
  const { db, checkoutDb = db, officeDb = db } = app;
  const ofQueue = (name: QueueName, queueApp = app) => ({
    queue: workQueue(queues[name].size),
    app: queueApp,
  });
  const all: Readonly<Record<QueueName, ReturnType<typeof ofQueue>>> = {
    checkout: ofQueue('checkout', onConnections(app, checkoutDb)),
    browse: ofQueue('browse'),
    account: ofQueue('account'),
    message: ofQueue('message'),
    office: ofQueue('office', onConnections(app, officeDb)),
    pictures: ofQueue('pictures', onConnections(app, officeDb)),
  };
  return {
    isFull: (operation) => all[operation.queue].queue.isFull(),
    async enter(operation, work) {
      const { queue, app: queueApp } = all[operation.queue];
      if (queue.isFull()) throw new TooBusy();
      return queue.run(() => work(queueApp));
    },
  };
}
