import { z } from 'zod';
import { newsletterForm } from '../../forms/newsletter.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { emailText } from '../accounts/account-fields.ts';

export const insertSubscriber = operation({
  name: 'INSERT_SUBSCRIBER',
  path: 'dynamic/dataoperation/insert-subscriber',
  summary: "Subscribes an address to the newsletter: 'Saved Successfully', also if it is already subscribed.",
  source: 'specification §5, §7',
  caller: 'anyone',
  queue: 'message',
  form: newsletterForm,
  request: z.object({
    /** The address to subscribe. */
    SubscriberEmail: emailText,
    languageCode,
    recordValueJson,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
