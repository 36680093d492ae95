import { z } from 'zod';
import { minStaffPassword } from '../../../constants.ts';
import { operation } from '../../../operation.ts';
import { email, language, secretText, signInState, text } from '../office-types.ts';

export const makeFirstOwner = operation({
  name: 'MAKE_FIRST_OWNER',
  path: 'account/make-first-owner',
  summary:
    'Creates the first owner with the link printed at startup: sets the password, and continues with two-step verification.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: z.object({
    token: secretText,
    email,
    name: text(1, 100),
    password: z.string().min(minStaffPassword).max(200),
    language,
  }),
  response: signInState,
});
