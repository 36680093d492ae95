import { signupForm } from '#contract/forms/signup.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { register } from '#shop/accounts/accounts.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { personOf, registrationRefusals } from './person.ts';

export const handler = handle(signupUser, async (input, { app, address }) => {
  const refusal = formRefusal(signupForm, input);
  if (refusal) return refusal;
  const person = { ...personOf(input), password: input.Password };
  const outcome = await register(app.db, person, { address, limit: app.config.signupsPerAddress });
  if (outcome === null) return [{ ResponseMsg: serverAnswers.saved }];
  return rowRefusal(...registrationRefusals[outcome]);
});
