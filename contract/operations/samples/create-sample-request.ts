import { z } from 'zod';
import { sampleRequestForm } from '../../forms/sample-request.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { languageCode, list, recordValueJson, text } from '../../wire-types.ts';
import { emailText, formText, phoneField } from '../accounts/account-fields.ts';
import { wishedItems } from './wished-item.ts';

export const createSampleRequest = operation({
  name: 'CREATE_SAMPLE_REQUEST',
  path: 'common/create-sample-request',
  summary:
    "Sends a wish list to the shop to request samples: 'Saved Successfully' with a request number. Requires a phone number or an email address. The same request within 30 seconds is sent once. Kado-specific.",
  source: 'specification §2 Wishlist',
  caller: 'anyone',
  queue: 'message',
  refusals: { 400: ['checkFields', 'itemsGone'] },
  form: sampleRequestForm,
  request: z.object({
    FullName: formText,
    PhoneNumber: phoneField(4000),
    Email: emailText,
    /** The day, yyyy-mm-dd, today or later in the shop's time zone. '' means any day. */
    WantedDate: text(10),
    /** A note to the shop; '' for none. */
    Note: formText,
    Items: wishedItems,
    languageCode,
    recordValueJson,
  }),
  response: list(
    outcomeRow.extend({
      /** The number of the request. Omitted if it was refused. */
      RequestNumber: z.string().optional(),
    }),
  ),
  refusedData: messageRow,
});
