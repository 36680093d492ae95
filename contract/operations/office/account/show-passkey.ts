import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { signInState, webAuthnJson } from '../office-types.ts';

export const showPasskey = operation({
  name: 'SHOW_PASSKEY',
  path: 'account/show-passkey',
  summary: 'Signs in with a passkey requested by `BEGIN_PASSKEY`, once. It counts as both steps.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: z.object({ answer: webAuthnJson }),
  response: signInState,
});
