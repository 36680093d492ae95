import { changePassword } from '#contract/operations/accounts/change-password.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { changeOwnPassword } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { passwordRefusals } from './password-refusals.ts';

export const handler = handle(changePassword, async (input, { app, address, deviceToken, caller }) => {
  const outcome = await changeOwnPassword(app.db, caller, {
    present: input.PresentPassword,
    password: input.Password,
    address,
    deviceToken,
    limits: app.config.loginLimits,
  });
  return outcome === null ? [{ ResponseMsg: serverAnswers.saved }] : rowRefusal(...passwordRefusals[outcome]);
});
