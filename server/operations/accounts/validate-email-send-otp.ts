import { messages } from '#contract/messages.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { sendCode } from '#shop/accounts/accounts.ts';
import { Answered, handle, Refused } from '../../calls/operation.ts';

export const handler = handle(validateEmailSendOtp, async (input, call) => {
  const { app, address, deviceToken, fromOwnPage: inBrowser } = call;
  const requested = await sendCode(app.db, {
    secret: app.secret,
    email: input.Email,
    language: input.languageCode,
    address,
    deviceToken,
    inBrowser,
    limits: app.config.resetLimits,
  });
  if (!requested) return new Refused(429, messages.texts.tooManyRequests);
  if (requested.newMark !== null) call.setBrowserMark(requested.newMark);
  return new Answered([{ ResponseMsg: serverAnswers.sent, RequestToken: requested.token }], {
    message: serverAnswers.sent,
  });
});
