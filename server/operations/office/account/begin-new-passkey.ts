import { beginNewPasskey } from '#contract/operations/office/account/begin-new-passkey.ts';
import { requestNewPasskey } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { ownerOf, relyingParty, refuse } from './office-answers.ts';

export const handler = handle(beginNewPasskey, async (_input, { app, caller, address }) => {
  const options = await requestNewPasskey(app.db, await relyingParty(app), ownerOf(caller, address));
  return options === 'stale' ? refuse(403, 'secondFactorNeeded') : { ...options };
});
