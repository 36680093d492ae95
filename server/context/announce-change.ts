import { announce, type Change } from '#shop/changes/changes.ts';
import type { AppContext } from './context.ts';

/**
 * Tells every process what pages show otherwise now. After what was stored is kept, and outside its transaction: notices
 * would make writers wait for each other. A failure is logged; what was stored stays.
 */
export async function announceChange(app: AppContext, ...made: Change[]): Promise<void> {
  const { db, log, changes } = app;
  changes.announce(...made);
  await announce(db, ...made).catch((error: unknown) =>
    log.error({ err: error }, 'could not announce a change'),
  );
}
