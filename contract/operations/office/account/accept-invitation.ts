import { z } from 'zod';
import { minStaffPassword } from '../../../constants.ts';
import { operation } from '../../../operation.ts';
import { secretText, signInState, text } from '../office-types.ts';

export const acceptInvitation = operation({
  name: 'ACCEPT_INVITATION',
  path: 'account/accept-invitation',
  summary: 'Accepts an invitation: sets name and password, and continues with two-step verification.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: z.object({
    token: secretText,
    name: text(1, 100),
    /** At least 12 characters. */
    password: secretText.min(minStaffPassword),
  }),
  response: signInState,
});
