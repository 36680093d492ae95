import { updateProfileForm } from '#contract/forms/update-profile.ts';
import { updateProfile as contract } from '#contract/operations/accounts/update-profile.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { updateProfile } from '#shop/accounts/accounts.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { profileOf } from './person.ts';

export const handler = handle(contract, async (input, { app, caller }) => {
  const refusal = formRefusal(updateProfileForm, input);
  if (refusal) return refusal;
  await updateProfile(app.db, caller.customerId, profileOf(input));
  return [{ ResponseMsg: serverAnswers.saved }];
});
