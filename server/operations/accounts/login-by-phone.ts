import { cambodianNumber } from '#contract/forms/e164.ts';
import { loginByPhone as contract } from '#contract/operations/accounts/login-by-phone.ts';
import { loginByPhone } from '#shop/accounts/accounts.ts';
import { Answered, handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { customerRow } from './customer-row.ts';

export const handler = handle(contract, async (input, call) => {
  const { app, address, bindingHash, deviceToken, userAgent, fromOwnPage: inBrowser } = call;
  const outcome = await loginByPhone(app.db, {
    secret: app.secret,
    email: cambodianNumber(input.PhoneNumber) ?? '',
    code: input.Otp,
    token: input.RequestToken,
    language: input.languageCode,
    address,
    deviceToken,
    bindingHash,
    userAgent,
    inBrowser,
    limits: app.config.resetLimits,
  });
  if (outcome === 'limited') return rowRefusal(429, 'tooManyRequests');
  if (outcome === 'wrong-code') return rowRefusal(400, 'otpInvalid');
  if (outcome.bindingValue !== null) call.setBindingCookie(outcome.bindingValue);
  if (outcome.deviceToken !== null) call.setBrowserMark(outcome.deviceToken);
  return new Answered([{ ...customerRow(outcome.profile), IsNew: outcome.isNew }], { token: outcome.token });
});
