import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { languageCode, list, recordValueJson, responseMessage } from '../../wire-types.ts';
import { formatPhone } from './account-fields.ts';

export const sendPhoneCode = operation({
  name: 'SEND_PHONE_CODE',
  path: 'common/send-phone-code',
  summary:
    'Sends a one-time code of 8 digits, valid for 10 minutes, to a phone number of Cambodia by Telegram or SMS, good for who asked alone (as VALIDATE_EMAIL_SEND_OTP). The same for every number, whether it has an account or not. A call of our own.',
  source: 'docs/decisions/053-numbers-in-the-outbox.md',
  caller: 'anyone',
  queue: 'account',
  request: z.object({ PhoneNumber: formatPhone(50), languageCode, recordValueJson }),
  response: list(
    responseMessage.extend({
      /** Must be returned with the code. Null for browsers, which use our cookie. */
      RequestToken: z.string().nullable(),
    }),
  ),
  refusedData: messageRow,
});
