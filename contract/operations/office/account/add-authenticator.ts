import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { factorAdded } from './account-types.ts';

export const addAuthenticator = operation({
  name: 'ADD_AUTHENTICATOR',
  path: 'account/add-authenticator',
  summary:
    'Adds the authenticator app whose secret `BEGIN_AUTHENTICATOR` returned last. Requires one of its codes.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'halfway' },
  queue: 'account',
  request: z.object({ code: text(6, 20) }),
  response: factorAdded,
});
