import type { AppContext } from '../context/context.ts';
import { jobs } from '#shop/capacity/capacity.ts';
import { expireUnconfirmedOrders } from '#shop/orders/orders.ts';
import { repeated } from './repeated.ts';

/**
 * Cancels cash orders that weren't confirmed in time, in each process; the processes share the work. Returns a function
 * that stops it.
 */
export function startOverdueOrders(app: AppContext, every = 10_000): () => Promise<void> {
  const { db, log } = app;
  async function round(): Promise<boolean> {
    const { looked, ended } = await expireUnconfirmedOrders(db, jobs.overdueOrders);
    if (ended > 0) log.info({ ended }, 'unconfirmed cash orders expired');
    return looked === jobs.overdueOrders;
  }
  const job = repeated({ round, every, log, failure: 'could not expire unconfirmed cash orders' });
  return async () => {
    job.stop();
    await job.ended;
  };
}
