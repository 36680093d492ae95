import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { emailStateRow } from './email-state-row.ts';

export const removePhoneNumber = operation({
  name: 'REMOVE_PHONE_NUMBER',
  path: 'common/remove-phone-number',
  summary:
    'Takes the number that was added away from the caller’s account; one the account was made by stays. In a browser after ten minutes without the password refused with `passwordNeeded`. A call of our own.',
  source: 'docs/decisions/053-numbers-in-the-outbox.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({ recordValueJson }),
  response: list(emailStateRow),
  refusedData: messageRow,
});
