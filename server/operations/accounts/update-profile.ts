import { updateProfile as contract } from '#contract/operations/accounts/update-profile.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { updateProfile } from '#shop/accounts/accounts.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { profileOf } from './person.ts';

export const handler = handle(contract, async (input, { app, caller }) => {
  // Clients other than our pages can't ask for the password.
  const mayMove = caller.isConfirmed || !caller.isBound;
  const isDone = await updateProfile(app.db, caller.customerId, profileOf(input), mayMove);
  return isDone ? [{ ResponseMsg: serverAnswers.saved }] : rowRefusal(409, 'passwordNeeded');
});
