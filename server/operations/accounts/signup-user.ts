import { serverAnswers } from '#contract/server-answers.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { register } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { personOf, registrationRefusal } from './person.ts';

export const handler = handle(signupUser, async (input, { app, address }) => {
  const person = { ...personOf(input), password: input.Password };
  const outcome = await register(app.db, person, { address, limit: app.config.signupsPerAddress });
  if (outcome === null) return [{ ResponseMsg: serverAnswers.saved }];
  return registrationRefusal(outcome);
});
