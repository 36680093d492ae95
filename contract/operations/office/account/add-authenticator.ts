import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { factorAdded } from './account-types.ts';

export const addAuthenticator = operation({
  name: 'ADD_AUTHENTICATOR',
  path: 'account/add-authenticator',
  summary: 'Takes the authenticator whose secret `BEGIN_AUTHENTICATOR` gave last, by a code of it.',
  source: 'docs/decisions/061-staff.md',
  caller: { staff: 'halfway' },
  queue: 'account',
  request: z.object({ code: text(6, 20) }),
  response: factorAdded,
});
