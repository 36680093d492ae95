import { setTimeout as sleep } from 'node:timers/promises';
import { jobs } from '#shop/capacity/capacity.ts';
import type { AppContext } from '../context/context.ts';
import { reconcileDue, reportIfDue, settleRefunds } from '#shop/payments/payments.ts';
import { repeated } from './repeated.ts';

const reportEvery = 60_000;

/**
 * Settles what no shopper is waiting for, for as long as the shop is open: payments nobody knows the outcome of, what
 * webhooks point at, refunds, and at night the comparison with each provider's own list. Several processes share the work.
 * Returns what stops it.
 */
export function startPaymentJob(app: AppContext, pollEvery = 2000): () => Promise<void> {
  let nextReport = 0;

  /** True when there may be more. */
  async function round(): Promise<boolean> {
    const { db, payments, log } = app;
    const { looked, alarms } = await reconcileDue(db, payments, jobs.payments);
    for (const alarm of alarms) log.warn({ alarm }, 'a payment needs attention');
    await settleRefunds(db, payments, { only: null, limit: jobs.payments });
    if (performance.now() >= nextReport) {
      nextReport = performance.now() + reportEvery;
      await report(app);
    }
    return looked === jobs.payments;
  }

  const job = repeated({ round, every: pollEvery, log: app.log, failure: 'could not look after payments' });
  return async () => {
    job.stop();
    // What is being asked is limited to ten seconds, and what it leaves behind the next start settles.
    await Promise.race([job.ended, sleep(2000)]);
  };
}

async function report({ db, payments, log }: AppContext): Promise<void> {
  for (const provider of payments.all) {
    try {
      const found = await reportIfDue(db, provider);
      if (!found) continue;
      if (found.differences.length > 0) log.warn({ report: found }, 'ledger and provider report differ');
      else log.info({ report: found }, 'books and provider agree');
    } catch (error) {
      log.warn({ err: error, provider: provider.name }, 'could not compare books and provider');
    }
  }
}
