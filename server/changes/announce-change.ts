import { announce } from '#shop/changes/changes.ts';
import type { AppContext } from '../context.ts';

/**
 * Tells every process that pages show something else now. After what was stored is kept, and outside its transaction:
 * notices would make writers wait for each other. A failure is logged; what was stored stays.
 */
export async function announceChange({ db, log, changes }: AppContext): Promise<void> {
  // Here at once, not when the notice comes round: whoever made the change looks at the page next.
  changes.announce();
  await announce(db, 'all').catch((error: unknown) =>
    log.error({ err: error }, 'could not announce a change'),
  );
}
