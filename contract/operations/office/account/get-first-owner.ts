import { operation } from '../../../operation.ts';
import { z } from 'zod';
import { emptyObject, secretText } from '../office-types.ts';

export const getFirstOwner = operation({
  name: 'GET_FIRST_OWNER',
  path: 'account/get-first-owner',
  summary: 'Returns whether a link printed at startup can still create the first owner; otherwise 404.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: z.object({ token: secretText }),
  response: emptyObject,
});
