import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { refreshOffers } from '#shop/catalogue/catalogue.ts';

/** Timers cannot wait longer. */
const longest = 24 * 3_600_000;
const retryAfter = 30_000;

/**
 * Prices in listings follow reductions: at the next start or end of one the catalogue's facts are computed anew and
 * everybody's cached pages end. The time is the database's. Returns what stops the clock.
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
