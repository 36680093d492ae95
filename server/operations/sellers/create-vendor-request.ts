import { becomeSellerForm } from '#contract/forms/become-seller.ts';
import type { MessageCode } from '#contract/messages.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { openPassword, requestToSell, type SellerRefusal } from '#shop/sellers/sellers.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { personOf, registrationRefusals } from '../accounts/person.ts';

export const handler = handle(createVendorRequest, async (input, { app, address }) => {
  const opened = openPassword(app.secret, input.Password);
  // A password that can't be decrypted counts as missing, because the form checks only that one was sent.
  const Password = opened?.password ?? input.Password.slice(0, 1);
  const refusal = formRefusal(becomeSellerForm, { ...input, Password, ConfirmPassword: Password });
  if (refusal) return refusal;
  if (!opened) return rowRefusal(400, 'generalError');
  const outcome = await requestToSell(app.db, personOf(input), opened, {
    address,
    limit: app.config.signupsPerAddress,
  });
  return outcome === null ? [{ ResponseMsg: serverAnswers.saved }] : rowRefusal(...refusals[outcome]);
});

const refusals: Readonly<Record<SellerRefusal, readonly [number, MessageCode]>> = {
  'used-envelope': [400, 'generalError'],
  ...registrationRefusals,
};
