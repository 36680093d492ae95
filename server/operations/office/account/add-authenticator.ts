import { addAuthenticator } from '#contract/operations/office/account/add-authenticator.ts';
import { takeAuthenticator } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { ownerOf, refuse } from './office-answers.ts';

export const handler = handle(addAuthenticator, async ({ code }, { app, caller, address }) => {
  const outcome = await takeAuthenticator(app.db, app.secret, ownerOf(caller, address), code);
  if (outcome === 'stale') return refuse(403, 'secondFactorNeeded');
  if (outcome === 'limited') return refuse(429, 'tooManyTries');
  return outcome === 'wrong' ? refuse(400, 'wrongCode') : { recoveryCodes: outcome };
});
