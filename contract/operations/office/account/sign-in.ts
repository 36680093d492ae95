import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { email, secretText, signInState } from '../office-types.ts';

export const signIn = operation({
  name: 'SIGN_IN',
  path: 'account/sign-in',
  summary:
    'Starts signing in with email address and password. If they are wrong, `data.triesLeft` is the number of remaining attempts.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: z.object({ email, password: secretText }),
  response: signInState,
});
