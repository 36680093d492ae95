import { type MessageCode, messages } from '#contract/messages.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { resetPassword, type ResetRefusal } from '#shop/accounts/accounts.ts';
import { Answered, handle, Refused } from '../../calls/operation.ts';

export const handler = handle(validateOtpChangePassword, async (input, call) => {
  const { app, address, deviceToken, fromOwnPage: inBrowser } = call;
  const outcome = await resetPassword(app.db, {
    secret: app.secret,
    email: input.Email,
    code: input.Otp,
    password: input.Password,
    token: input.RequestToken,
    inBrowser,
    deviceToken,
    address,
    limits: app.config.resetLimits,
  });
  if (typeof outcome === 'string') {
    const [statusCode, code] = refusals[outcome];
    return new Refused(statusCode, messages.texts[code]);
  }
  if (outcome.deviceToken !== null) call.setBrowserMark(outcome.deviceToken);
  const message = serverAnswers.passwordReset;
  return new Answered([{ ResponseMsg: message }], { message });
});

const refusals: Readonly<Record<ResetRefusal, readonly [number, MessageCode]>> = {
  'wrong-code': [400, 'otpInvalid'],
  'common-password': [400, 'passwordTooCommon'],
  limited: [429, 'tooManyRequests'],
  busy: [503, 'shopIsBusy'],
};
