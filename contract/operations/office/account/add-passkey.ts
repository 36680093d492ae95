import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text, webAuthnJson } from '../office-types.ts';
import { factorAdded } from './account-types.ts';

export const addPasskey = operation({
  name: 'ADD_PASSKEY',
  path: 'account/add-passkey',
  summary: 'Saves a passkey that the browser created for `BEGIN_NEW_PASSKEY`.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'halfway' },
  queue: 'account',
  request: z.object({ answer: webAuthnJson, name: text(1, 60) }),
  response: factorAdded,
});
