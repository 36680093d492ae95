import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { emailStateRow } from './email-state-row.ts';

export const removePhoneNumber = operation({
  name: 'REMOVE_PHONE_NUMBER',
  path: 'common/remove-phone-number',
  summary:
    'Removes an added phone number from the caller’s account. The number an account was created with remains. Refused with `passwordNeeded` in a browser session whose password is older than ten minutes. Kado-specific.',
  source: 'docs/internals/accounts.md',
  caller: 'customer',
  queue: 'account',
  refusals: { 409: ['passwordNeeded'] },
  request: z.object({ recordValueJson }),
  response: list(emailStateRow),
  refusedData: messageRow,
});
