import type { LimitName } from '#contract/operation.ts';
import type { Database } from '#database/schema.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { rateLimitKey, takeOfMinute } from '#shop/limits/limits.ts';
import { OverloadedError, type WorkQueue, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context/context.ts';
import type { RequestQuota } from './rate-limits.ts';

/** Leases parts of the rate limits from the table that all processes share. */
export function requestQuota(app: AppContext): RequestQuota {
  const { size } = queues.rateLimits;
  const waiting: Record<LimitName, WorkQueue> = {
    browse: workQueue(size),
    account: workQueue(size),
    order: workQueue(size),
    message: workQueue(size),
    office: workQueue(size),
  };
  const { db: shared, checkoutDb = shared, officeDb = shared } = app;
  // The connections for each limit. A cart counts as browsing but belongs to checkout. These queries are few,
  // because the queue limits them.
  const connections: Record<LimitName, Database> = {
    browse: checkoutDb,
    account: shared,
    order: checkoutDb,
    message: shared,
    office: officeDb,
  };
  return async (name, address, count, max) => {
    if (waiting[name].isFull()) throw new OverloadedError();
    const key = rateLimitKey(`minute ${name}`, address);
    return waiting[name].run(() => takeOfMinute(connections[name], key, count, max));
  };
}
