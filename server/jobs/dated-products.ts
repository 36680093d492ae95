import { jobs } from '#shop/capacity/capacity.ts';
import { publishDue } from '#shop/catalogue/catalogue.ts';
import type { AppContext } from '../context/context.ts';
import { repeated } from './repeated.ts';

/**
 * Publishes scheduled products when their date arrives, in each process; the processes share the work. Returns a
 * function that stops it.
 */
export function startDatedProducts({ db, log }: AppContext, every = 5000): () => Promise<void> {
  async function round(): Promise<boolean> {
    const due = await publishDue(db, jobs.datedProducts);
    if (due > 0) log.info({ due }, 'products were published at their date');
    return due === jobs.datedProducts;
  }
  const job = repeated({ round, every, log, failure: 'could not publish products at their date' });
  return async () => {
    job.stop();
    await job.ended;
  };
}
