import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { signInState, text } from '../office-types.ts';

export const showCode = operation({
  name: 'SHOW_CODE',
  path: 'account/show-code',
  summary:
    'Completes two-step verification with a code of the authenticator app or a recovery code. Each code works once.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'halfway' },
  queue: 'account',
  request: z.object({ code: text(6, 20) }),
  response: signInState,
});
