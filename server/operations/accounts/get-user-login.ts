import { messages } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { login } from '#shop/accounts/accounts.ts';
import { Answered, handle, Refused } from '../../calls/operation.ts';
import { customerRow } from './customer-row.ts';

export const handler = handle(getUserLogin, async (input, call) => {
  const outcome = await login(call.app.db, {
    email: input.Email,
    password: input.Password,
    boundToBrowser: call.fromOwnPage,
    bindingHash: call.bindingHash,
    userAgent: call.userAgent,
    language: input.languageCode,
    address: call.address,
    deviceToken: call.deviceToken,
    limits: call.app.config.loginLimits,
  });
  if (outcome === 'busy') return new Refused(503, messages.texts.shopIsBusy);
  if (outcome === 'limited') return new Refused(429, messages.texts.tooManyRequests);
  if (outcome === 'refused') return new Refused(400, serverAnswers.incorrectLogin);
  if (outcome.bindingValue !== null) call.setBindingCookie(outcome.bindingValue);
  if (outcome.deviceToken !== null) call.setBrowserMark(outcome.deviceToken);
  return new Answered([customerRow(outcome.profile)], { token: outcome.token });
});
