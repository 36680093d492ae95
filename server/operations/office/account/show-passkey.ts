import { showPasskey as contract } from '#contract/operations/office/account/show-passkey.ts';
import { showPasskey } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { relyingParty, refuse, staffOf } from './office-answers.ts';

export const handler = handle(contract, async ({ answer }, { app, address, userAgent, ...call }) => {
  const who = { machine: { address, userAgent }, session: staffOf(call.caller) };
  const outcome = await showPasskey(app.db, await relyingParty(app), answer, who);
  if (outcome === 'limited') return refuse(429, 'tooManyTries');
  if (outcome === 'refused') return refuse(400, 'passkeyRefused');
  if (outcome === 'shown') return { state: 'in' as const };
  call.setOfficeCookie(outcome.token);
  return { state: outcome.state };
});
