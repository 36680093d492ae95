import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { refreshOffers } from '#shop/catalogue/catalogue.ts';

/** Timers can't wait longer than this. */
const longest = 24 * 3_600_000;
const retryAfter = 30_000;

/**
 * Keeps prices in listings current: at the next start or end of a discount it recomputes the read model of the catalog
 * and clears all cached pages. Uses the database's clock. Returns a function that stops it.
 */
export function startCatalogueClock(db: Database, log: Logger): () => void {
  let timer: NodeJS.Timeout;
  const tick = async () => {
    let wait = retryAfter;
    try {
      const { nextChangeInMs } = await refreshOffers(db);
      wait = Math.min(longest, Math.max(1000, (nextChangeInMs ?? longest) + 50));
    } catch (error) {
      log.error({ err: error }, 'could not refresh catalog prices');
    }
    timer = setTimeout(() => void tick(), wait).unref();
  };
  timer = setTimeout(() => void tick(), 0).unref();
  return () => clearTimeout(timer);
}
