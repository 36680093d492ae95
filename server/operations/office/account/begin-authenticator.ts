import { beginAuthenticator } from '#contract/operations/office/account/begin-authenticator.ts';
import { authenticatorOffer } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { ownerOf, relyingParty, refuse } from './office-answers.ts';

export const handler = handle(beginAuthenticator, async (_input, { app, caller, address }) => {
  const { name } = await relyingParty(app);
  const offer = await authenticatorOffer(app.db, app.secret, ownerOf(caller, address), name);
  return offer === 'stale' ? refuse(403, 'secondFactorNeeded') : offer;
});
