import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, text } from '../office-types.ts';

export const removeFactor = operation({
  name: 'REMOVE_FACTOR',
  path: 'account/remove-factor',
  summary: 'Removes a passkey by its id, or the authenticator app. The last remaining one can’t be removed.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'in', freshly: true },
  queue: 'account',
  request: z.object({ factor: z.union([z.literal('authenticator'), z.object({ passkey: text(1, 1400) })]) }),
  response: emptyObject,
});
