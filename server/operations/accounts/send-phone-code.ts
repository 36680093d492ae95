import { cambodianNumber } from '#contract/forms/e164.ts';
import { phoneNumberForm } from '#contract/forms/phone-login.ts';
import { sendPhoneCode } from '#contract/operations/accounts/send-phone-code.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { sendCode } from '#shop/accounts/accounts.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { Answered, handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

export const handler = handle(sendPhoneCode, async (input, call) => {
  const { app, address, deviceToken, fromOwnPage: inBrowser } = call;
  if (!app.config.reachesNumbers) return rowRefusal(409, 'cannotText');
  const number = cambodianNumber(input.PhoneNumber) ?? '?';
  const refusal = formRefusal(phoneNumberForm, { PhoneNumber: number });
  if (refusal) return refusal;
  const requested = await sendCode(app.db, {
    secret: app.secret,
    email: number,
    language: input.languageCode,
    address,
    deviceToken,
    inBrowser,
    limits: app.config.resetLimits,
    phoneLimits: app.config.phoneLimits,
  });
  if (!requested) return rowRefusal(429, 'tooManyRequests');
  if (requested.newMark !== null) call.setBrowserMark(requested.newMark);
  return new Answered([{ ResponseMsg: serverAnswers.sent, RequestToken: requested.token }], {
    message: serverAnswers.sent,
  });
});
