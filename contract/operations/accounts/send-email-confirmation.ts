import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { list, recordValueJson } from '../../wire-types.ts';

export const sendEmailConfirmation = operation({
  name: 'SEND_EMAIL_CONFIRMATION',
  path: 'common/send-email-confirmation',
  summary:
    "Resends the link that confirms the caller’s email address, up to three times a day: 'Sent Successfully'. Kado-specific.",
  source: 'docs/internals/accounts.md',
  caller: 'customer',
  queue: 'account',
  refusals: { 429: ['tooManyRequests'] },
  request: z.object({ recordValueJson }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
