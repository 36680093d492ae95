import { removeFactor as contract } from '#contract/operations/office/account/remove-factor.ts';
import { removeFactor } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from './office-answers.ts';

export const handler = handle(contract, async ({ factor }, { app, caller }) => {
  const outcome = await removeFactor(app.db, caller.staffId, factor);
  if (outcome === 'last') return refuse(409, 'lastFactor');
  return outcome === 'gone' ? refuse(404, 'notFound') : {};
});
