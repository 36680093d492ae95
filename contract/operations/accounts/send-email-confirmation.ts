import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { list, recordValueJson } from '../../wire-types.ts';

export const sendEmailConfirmation = operation({
  name: 'SEND_EMAIL_CONFIRMATION',
  path: 'common/send-email-confirmation',
  summary:
    "Mails the caller the link that confirms their e-mail address once more, three times a day at most: 'Sent Successfully'. A call of our own.",
  source: 'docs/decisions/020-askers-and-addresses.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({ recordValueJson }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
