import { operation } from '../../../operation.ts';
import { z } from 'zod';
import { nothing, secretText } from '../office-types.ts';

export const getFirstOwner = operation({
  name: 'GET_FIRST_OWNER',
  path: 'account/get-first-owner',
  summary: 'Whether a link the start has printed still brings the first owner; 404 when not.',
  source: 'docs/decisions/096-connections.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: z.object({ token: secretText }),
  response: nothing,
});
