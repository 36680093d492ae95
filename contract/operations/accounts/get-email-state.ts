import { z } from 'zod';
import { operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { emailStateRow } from './email-state-row.ts';

export const getEmailState = operation({
  name: 'GET_EMAIL_STATE',
  path: 'common/get-email-state',
  summary:
    'The caller’s e-mail address and whether it is confirmed, by the link of the welcome mail or by a mailed code. A call of our own.',
  source: 'docs/decisions/020-askers-and-addresses.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({ recordValueJson }),
  response: list(emailStateRow),
});
