import { z } from 'zod';
import { operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { emailStateRow } from './email-state-row.ts';

export const getEmailState = operation({
  name: 'GET_EMAIL_STATE',
  path: 'common/get-email-state',
  summary:
    'Returns the caller’s email address and whether it is confirmed, by the link in the welcome email or an emailed code. Kado-specific.',
  source: 'docs/internals/accounts.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({ recordValueJson }),
  response: list(emailStateRow),
});
