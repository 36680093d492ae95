import { changeStaff as contract } from '#contract/operations/office/staff/change-staff.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeStaff } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ id, version, ...change }, { app, caller }) => {
  const outcome = await changeStaff(app.db, { id, version }, change, staffActor(caller.staffId));
  if (outcome === 'conflict') return refuse(409, 'changedMeanwhile');
  if (outcome === 'no-role') return refuse(404, 'notFound');
  return outcome === 'last-owner' ? refuse(409, 'lastOwner') : { version: outcome };
});
