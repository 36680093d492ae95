import { setTimeout as sleep } from 'node:timers/promises';
import { jobs } from '#shop/capacity/capacity.ts';
import type { AppContext } from '../context/context.ts';
import { reconcileDue, reportIfDue, processRefunds } from '#shop/payments/payments.ts';
import { repeated } from './repeated.ts';

const reportEvery = 60_000;

/**
 * Handles payments in the background while the shop runs: those with an unknown outcome, those that webhooks mention,
 * refunds, and at night the comparison with each provider's list. Several processes share the work. Returns a function
 * that stops it.
 */
export function startPaymentJob(app: AppContext, pollEvery = 2000): () => Promise<void> {
  let nextReport = 0;

  /** Runs one round. Returns true when there may be more work. */
  async function round(): Promise<boolean> {
    const { db, payments, log } = app;
    const { looked, alarms } = await reconcileDue(db, payments, jobs.payments);
    for (const alarm of alarms) log.warn({ alarm }, 'a payment needs attention');
    await processRefunds(db, payments, { only: null, limit: jobs.payments });
    if (performance.now() >= nextReport) {
      nextReport = performance.now() + reportEvery;
      await report(app);
    }
    return looked === jobs.payments;
  }

  const job = repeated({ round, every: pollEvery, log: app.log, failure: 'could not process payments' });
  return async () => {
    job.stop();
    // Queries to providers time out after ten seconds. The next start resolves what they leave unfinished.
    await Promise.race([job.ended, sleep(2000)]);
  };
}

async function report({ db, payments, log }: AppContext): Promise<void> {
  for (const provider of payments.all) {
    try {
      const found = await reportIfDue(db, provider);
      if (!found) continue;
      if (found.differences.length > 0) log.warn({ report: found }, 'ledger and provider report differ');
      else log.info({ report: found }, 'ledger and provider report match');
    } catch (error) {
      log.warn(
        { err: error, provider: provider.name },
        'could not compare the ledger with the provider report',
      );
    }
  }
}
