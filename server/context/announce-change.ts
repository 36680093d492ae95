import { publishInvalidation, type InvalidationTag } from '#shop/invalidation/invalidation.ts';
import type { AppContext } from './context.ts';

/**
 * Invalidates cached pages in every process. Call it after the commit, outside the transaction, because
 * notifications would make writers wait for each other. A failure is logged; the stored data stays.
 */
export async function publishChange(app: AppContext, ...made: InvalidationTag[]): Promise<void> {
  const { db, log, changes } = app;
  changes.announce(...made);
  await publishInvalidation(db, ...made).catch((error: unknown) =>
    log.error({ err: error }, 'could not tell other processes about a change'),
  );
}
