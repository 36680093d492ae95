import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { shownChanges } from '#shop/content/content.ts';

const hour = 3_600_000;
const retryAfter = 30_000;

/**
 * Shows banners and campaigns between their dates: clears all cached pages at the shop's midnight when one starts or
 * ends. Uses the database's clock. Returns a function that stops it.
 */
export function startContentClock(db: Database, log: Logger): () => void {
  let timer: NodeJS.Timeout;
  // Nothing can be cached before the first check.
  let since: Date | null = null;
  const tick = async () => {
    let wait = retryAfter;
    try {
      const { now, isChanged, nextInMs } = await shownChanges(db, since);
      if (isChanged) await publishInvalidation(db, 'all');
      since = now;
      wait = Math.min(hour, Math.max(1000, nextInMs + 50));
    } catch (error) {
      log.error({ err: error }, 'could not check for banners and campaigns that start or end');
    }
    timer = setTimeout(() => void tick(), wait).unref();
  };
  timer = setTimeout(() => void tick(), 0).unref();
  return () => clearTimeout(timer);
}
