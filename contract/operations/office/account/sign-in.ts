import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { email, secretText, signInState } from '../office-types.ts';

export const signIn = operation({
  name: 'SIGN_IN',
  path: 'account/sign-in',
  summary:
    'The first factor: an address and its password. Of a wrong one `data.triesLeft` says how many tries there are still.',
  source: 'docs/decisions/061-staff.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: z.object({ email, password: secretText }),
  response: signInState,
});
