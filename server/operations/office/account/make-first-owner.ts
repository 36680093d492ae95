import { makeFirstOwner as contract } from '#contract/operations/office/account/make-first-owner.ts';
import { makeFirstOwner } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from './office-answers.ts';

export const handler = handle(contract, async (input, { app, address, userAgent, setOfficeCookie }) => {
  const outcome = await makeFirstOwner(app.db, { ...input, machine: { address, userAgent } });
  if (outcome === 'over') return refuse(404, 'firstOwnerOver');
  if (outcome === 'easy') return refuse(400, 'easyPassword');
  if (outcome === 'taken') return refuse(409, 'addressTaken');
  setOfficeCookie(outcome.token);
  return { state: outcome.state };
});
