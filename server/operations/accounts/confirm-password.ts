import { confirmPassword as contract } from '#contract/operations/accounts/confirm-password.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { confirmPassword } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { passwordRefusals } from './password-refusals.ts';

export const handler = handle(contract, async (input, { app, address, deviceToken, caller }) => {
  const shown = {
    present: input.PresentPassword,
    address,
    deviceToken,
    limits: app.config.loginLimits,
  };
  const outcome = await confirmPassword(app.db, caller, shown);
  return outcome === null ? [{ ResponseMsg: serverAnswers.saved }] : rowRefusal(...passwordRefusals[outcome]);
});
