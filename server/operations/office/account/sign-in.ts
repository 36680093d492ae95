import { signIn as contract } from '#contract/operations/office/account/sign-in.ts';
import { signIn } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { isDemoHere, refuse } from './office-answers.ts';

export const handler = handle(contract, async (input, { app, address, userAgent, setOfficeCookie }) => {
  const mayDemo = isDemoHere(app, address);
  const outcome = await signIn(app.db, { ...input, address, userAgent, mayDemo });
  if (outcome === 'busy') return refuse(503, 'officeIsBusy');
  if (outcome === 'limited') return refuse(429, 'tooManyTries');
  if ('triesLeft' in outcome) return refuse(400, 'incorrectSignIn', outcome);
  setOfficeCookie(outcome.token);
  return { state: outcome.state };
});
