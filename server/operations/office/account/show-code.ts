import { showCode as contract } from '#contract/operations/office/account/show-code.ts';
import { showCode } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { ownerOf, refuse } from './office-answers.ts';

export const handler = handle(contract, async ({ code }, { app, caller, address }) => {
  const outcome = await showCode(app.db, app.secret, ownerOf(caller, address), code);
  if (outcome === 'limited') return refuse(429, 'tooManyTries');
  return outcome === 'wrong' ? refuse(400, 'wrongCode') : { state: 'in' as const };
});
