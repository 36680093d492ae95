import { removeRole as contract } from '#contract/operations/office/staff/remove-role.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { removeRole } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async (row, { app, caller }) => {
  const outcome = await removeRole(app.db, row, staffActor(caller.staffId));
  if (outcome === 'in-use' || outcome === 'built-in') return refuse(409, 'roleInUse');
  return outcome === 'conflict' ? refuse(409, 'changedMeanwhile') : {};
});
