import { jobs } from '#shop/capacity/capacity.ts';
import { changedSince, passedMoments, publishDue, refreshOffers } from '#shop/catalogue/catalogue.ts';
import { expireUnconfirmedOrders } from '#shop/orders/orders.ts';
import { remindOfAccounts } from '#shop/payments/payments.ts';
import { storeSearches } from '#shop/search/search.ts';
import type { AppContext } from '../context/context.ts';
import { repeated } from './repeated.ts';

/** Milliseconds between checks, so that what was stored just now takes effect in time, however it was stored. */
const every = 1000;
/** Milliseconds between storing the counted searches, and between reminders. */
const storeEvery = 10_000;
/** Milliseconds after a moment, so that it has passed when the database is asked. */
const after = 5;

/**
 * Applies whatever changes by itself, within a second of its moment by the database's clock: prices when discounts start
 * or end, what is shown by day, scheduled products, and cash orders that weren't confirmed in time. Runs in each process,
 * which clears its own cached pages; the processes share the other work. Returns a function that stops it.
 */
export function startClock({ db, log, changes }: AppContext): () => Promise<void> {
  let since: Date | null = null;

  async function applyMoments(): Promise<number> {
    const { now, hasOffers, isNewDay, agedIds, nextInMs } = await passedMoments(db, since);
    const changedIds = new Set(agedIds);
    if (hasOffers || isNewDay || since === null) {
      for (const id of await refreshOffers(db)) changedIds.add(id);
      // Another process may have been faster.
      for (const id of await changedSince(db, since)) changedIds.add(id);
    }
    if (isNewDay) changes.announce('texts');
    else if (changedIds.size > 0)
      changes.announce('list', ...[...changedIds].map((id) => `product ${id}` as const));
    since = now;
    return Math.min(every, nextInMs + after);
  }

  async function publishProducts(): Promise<boolean> {
    const due = await publishDue(db, jobs.datedProducts);
    if (due > 0) log.info({ due }, 'published scheduled products');
    return due === jobs.datedProducts;
  }

  async function expireOrders(): Promise<boolean> {
    const { looked, ended } = await expireUnconfirmedOrders(db, jobs.overdueOrders);
    if (ended > 0) log.info({ ended }, 'unconfirmed cash orders expired');
    return looked === jobs.overdueOrders;
  }

  const remind = async () => (await remindOfAccounts(db, jobs.overdueOrders)) === jobs.overdueOrders;

  const running = [
    repeated({ round: applyMoments, every, log, failure: 'could not start or end scheduled prices' }),
    repeated({ round: publishProducts, every, log, failure: 'could not publish scheduled products' }),
    repeated({ round: expireOrders, every, log, failure: 'could not expire unconfirmed cash orders' }),
    repeated({
      round: remind,
      every: storeEvery,
      log,
      failure: 'could not remind customers of balances due',
    }),
    repeated({ round: () => storeSearches(db), every: storeEvery, log, failure: 'could not store searches' }),
  ];
  return async () => {
    for (const job of running) job.stop();
    await Promise.all(running.map(({ ended }) => ended));
    await storeSearches(db).catch((error: unknown) => log.warn({ err: error }, 'could not store searches'));
  };
}
