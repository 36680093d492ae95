import { announce, type Change } from '#shop/invalidation/changes.ts';
import type { AppContext } from './context.ts';

/**
 * Invalidates cached pages in every process. Call it after the commit, outside the transaction: notifications would
 * make writers wait for each other. A failure is logged; the stored data stays.
 */
export async function publishInvalidation(app: AppContext, ...made: Change[]): Promise<void> {
  const { db, log, changes } = app;
  changes.announce(...made);
  await announce(db, ...made).catch((error: unknown) =>
    log.error({ err: error }, 'could not announce a change'),
  );
}
