import type { Operation, QueueName } from '#contract/operation.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { OverloadedError, workQueue } from '#shop/work-queue/work-queue.ts';
import { type AppContext, onConnections } from '../context/context.ts';

/**
 * The queues of the operations, each named by its definition. Each limits its own concurrency and can't take slots from
 * another.
 */
export interface CallQueues {
  /** Returns whether an operation must be rejected before its body is read. */
  isFull(operation: Operation): boolean;
  /**
   * Runs an operation when a slot is free, on the connections of its queue.
   * @throws OverloadedError (503) on timeout
   */
  enter<T>(operation: Operation, work: (app: AppContext) => Promise<T>): Promise<T>;
}

/**
 * Creates the queues. Checkout and the office have their own connections, so that other load can't block
 * them.
 */
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
      if (queue.isFull()) throw new OverloadedError();
      return queue.run(() => work(queueApp));
    },
  };
}
