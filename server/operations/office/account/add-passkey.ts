import { addPasskey } from '#contract/operations/office/account/add-passkey.ts';
import { keepPasskey } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { ownerOf, relyingParty, refuse } from './office-answers.ts';

export const handler = handle(addPasskey, async (input, { app, caller, address }) => {
  const outcome = await keepPasskey(app.db, await relyingParty(app), ownerOf(caller, address), input);
  if (outcome === 'stale') return refuse(403, 'secondFactorNeeded');
  return outcome === 'refused' ? refuse(400, 'passkeyRefused') : { recoveryCodes: outcome };
});
