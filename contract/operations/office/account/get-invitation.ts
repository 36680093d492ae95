import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { secretText } from '../office-types.ts';

export const getInvitation = operation({
  name: 'GET_INVITATION',
  path: 'account/get-invitation',
  summary: 'Returns the person an invitation link is for.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: z.object({ token: secretText }),
  response: z.object({ email: z.string(), name: z.string(), role: z.string() }),
});
