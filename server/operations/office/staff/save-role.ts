import { saveRole } from '#contract/operations/office/staff/save-role.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeRole } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(saveRole, async ({ role, ...fields }, { app, caller }) => {
  const outcome = await changeRole(app.db, role, fields, staffActor(caller.staffId));
  if (outcome === 'conflict') return refuse(409, 'changedMeanwhile');
  if (outcome === 'taken') return refuse(409, 'nameTaken');
  return outcome === 'owner' ? refuse(409, 'lastOwner') : outcome;
});
