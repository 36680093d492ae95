import { becomeSellerForm } from '#contract/forms/become-seller.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { openPassword, requestToSell } from '#shop/sellers/sellers.ts';
import { formRefusal, unreadable } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { generalRow, personOf, registrationRefusal } from '../accounts/person.ts';

export const handler = handle(createVendorRequest, async (input, { app, address }) => {
  const opened = openPassword(app.secret, input.Password);
  // A password that can't be decrypted counts as missing, because the form checks only that one was sent.
  const Password = opened?.password ?? input.Password.slice(0, 1);
  const refusal = formRefusal(becomeSellerForm, { ...input, Password, ConfirmPassword: Password });
  if (refusal) return refusal;
  if (!opened) return unreadable('Password', generalRow);
  const outcome = await requestToSell(app.db, personOf(input), opened, {
    address,
    limit: app.config.signupsPerAddress,
  });
  if (outcome === null) return [{ ResponseMsg: serverAnswers.saved }];
  return outcome === 'used-envelope' ? unreadable('Password', generalRow) : registrationRefusal(outcome);
});
