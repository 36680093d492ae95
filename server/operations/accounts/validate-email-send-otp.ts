import { resetEmailForm } from '#contract/forms/reset-password.ts';
import { messages } from '#contract/messages.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { sendCode } from '#shop/accounts/accounts.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { Answered, handle, Refused } from '../../calls/operation.ts';

export const handler = handle(validateEmailSendOtp, async (input, { app, address }) => {
  const refusal = formRefusal(resetEmailForm, input);
  if (refusal) return refusal;
  const isSent = await sendCode(app.db, {
    secret: app.secret,
    email: input.Email,
    language: input.languageCode,
    address,
    limits: app.config.resetLimits,
  });
  if (!isSent) return new Refused(429, messages.texts.tooManyRequests);
  return new Answered([{ ResponseMsg: serverAnswers.sent }], { message: serverAnswers.sent });
});
