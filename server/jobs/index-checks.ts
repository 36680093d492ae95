import type { AppContext } from '../context/context.ts';
import { jobs, queues } from '#shop/capacity/capacity.ts';
import { checkProductIndex, renewProductIndex } from '#shop/catalogue/catalogue.ts';
import { loadOf } from '#shop/work-queue/work-queue.ts';
import { repeated } from './repeated.ts';

/**
 * Asks the index of products and PostgreSQL the same now and then, while nobody waits; an index that differs is read anew. Each
 * process checks its own. Returns what stops it.
 */
export function startIndexChecks(
  { db, log, metrics }: AppContext,
  every: number = jobs.indexCheck,
): () => Promise<void> {
  let renewedAt = -Infinity;
  async function round(): Promise<boolean> {
    const isBusy = [queues.browse, queues.pages].some(({ size }) => loadOf(size).waiting > 0);
    if (isBusy) return false;
    const { outcome, question } = await checkProductIndex(db);
    metrics?.indexChecked(outcome);
    if (outcome !== 'differs') return false;
    // What differs again at once is no lost change: reading it anew ever again would not help.
    const isReadAnew = performance.now() - renewedAt > jobs.indexRenewal;
    log.error({ question, isReadAnew }, 'the index of products differs from the database');
    if (!isReadAnew) return false;
    renewedAt = performance.now();
    // When it fails the next list tries it again.
    renewProductIndex(db).catch(() => undefined);
    return false;
  }
  const job = repeated({ round, every, log, failure: 'could not compare the index of products' });
  return async () => {
    job.stop();
    await job.ended;
  };
}
