import { countWaiting } from '#contract/operations/office/today/count-waiting.ts';
import { handle } from '../../../calls/operation.ts';
import { forNavigation } from './waiting-for.ts';

export const handler = handle(countWaiting, async (_request, { app: { db }, caller }) => ({
  waiting: (await forNavigation(db, (permission) => caller.permissions.has(permission)))
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => ({ what, count })),
}));
