import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { signInState, text } from '../office-types.ts';

export const showCode = operation({
  name: 'SHOW_CODE',
  path: 'account/show-code',
  summary:
    'The second factor as a code: of the authenticator, or one of the recovery codes. Each works once.',
  source: 'docs/decisions/061-staff.md',
  caller: { staff: 'halfway' },
  queue: 'account',
  request: z.object({ code: text(6, 20) }),
  response: signInState,
});
