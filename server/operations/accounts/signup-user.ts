import { signupForm } from '#contract/forms/signup.ts';
import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { register, type RegistrationRefusal } from '#shop/accounts/accounts.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

export const handler = handle(signupUser, async (input, { app, address }) => {
  const refusal = formRefusal(signupForm, input);
  if (refusal) return refusal;
  const person = {
    email: input.EmailAddress,
    password: input.Password,
    firstName: input.FirstName,
    lastName: input.LastName,
    mobile: input.MobileNo,
    address: input.AddressLineOne,
    postalCode: input.PostalCode,
    countryId: input.CountryID ?? 0,
    stateId: input.StateProvinceId,
    cityId: input.CityId,
    language: input.languageCode,
  };
  const outcome = await register(app.db, person, { address, limit: app.config.signupsPerAddress });
  if (outcome === null) return [{ ResponseMsg: serverAnswers.saved }];
  return rowRefusal(...refusals[outcome]);
});

const refusals: Readonly<Record<RegistrationRefusal, readonly [number, MessageCode]>> = {
  'unknown-country': [400, 'generalError'],
  'common-password': [400, 'passwordTooCommon'],
  'email-exists': [409, 'emailExists'],
  limited: [429, 'tooManyRequests'],
  busy: [503, 'shopIsBusy'],
};
