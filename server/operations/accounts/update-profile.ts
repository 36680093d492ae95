import { updateProfileForm } from '#contract/forms/update-profile.ts';
import { updateProfile as contract } from '#contract/operations/accounts/update-profile.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { updateProfile } from '#shop/accounts/accounts.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(contract, async (input, { app, caller }) => {
  const refusal = formRefusal(updateProfileForm, input);
  if (refusal) return refusal;
  await updateProfile(app.db, caller.customerId, {
    firstName: input.FirstName,
    lastName: input.LastName,
    mobile: input.MobileNo,
    address: input.AddressLineOne,
    postalCode: input.PostalCode,
    stateId: input.StateProvinceId,
    cityId: input.CityId,
  });
  return [{ ResponseMsg: serverAnswers.saved }];
});
