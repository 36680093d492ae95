import { changeMe } from '#contract/operations/office/account/change-me.ts';
import { changeOwn } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from './office-answers.ts';

export const handler = handle(changeMe, async ({ version, ...fields }, { app, caller }) => {
  const changed = await changeOwn(app.db, { id: caller.staffId, version }, fields);
  return changed === null ? refuse(409, 'changedMeanwhile') : { version: changed };
});
