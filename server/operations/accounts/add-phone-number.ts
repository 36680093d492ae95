import { cambodianNumber } from '#contract/forms/e164.ts';
import { addPhoneNumber } from '#contract/operations/accounts/add-phone-number.ts';
import { addNumber } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { emailStateRows } from './email-state-rows.ts';

export const handler = handle(addPhoneNumber, async (input, call) => {
  const { app, address, deviceToken, caller, fromOwnPage: inBrowser } = call;
  // A phone number allows logins from then on. Clients other than our pages can't ask for the password.
  if (caller.isBound && !caller.isConfirmed) return rowRefusal(409, 'passwordNeeded');
  const outcome = await addNumber(app.db, {
    customerId: caller.customerId,
    secret: app.secret,
    email: cambodianNumber(input.PhoneNumber) ?? '',
    code: input.Otp,
    token: input.RequestToken,
    address,
    deviceToken,
    inBrowser,
    limits: app.config.resetLimits,
  });
  if (outcome === 'limited') return rowRefusal(429, 'tooManyRequests');
  if (outcome === 'wrong-code') return rowRefusal(400, 'otpInvalid');
  if (outcome !== null) return rowRefusal(409, outcome === 'taken' ? 'phoneTaken' : 'notAllowed');
  return emailStateRows(app.db, caller.customerId);
});
