import { z } from 'zod';
import { phoneNumberForm } from '../../forms/phone-login.ts';
import { messageRow, operation } from '../../operation.ts';
import { languageCode, list, recordValueJson, responseMessage } from '../../wire-types.ts';
import { phoneField } from './account-fields.ts';

export const sendPhoneCode = operation({
  name: 'SEND_PHONE_CODE',
  path: 'common/send-phone-code',
  summary:
    'Sends a one-time code of 8 digits to a Cambodian phone number by Telegram or SMS. The code is valid for 10 minutes, and only for the client that requested it (see VALIDATE_EMAIL_SEND_OTP). The response is the same whether or not the number has an account. Kado-specific.',
  source: 'docs/internals/accounts.md',
  caller: 'anyone',
  queue: 'account',
  refusals: { 409: ['cannotText'], 429: ['tooManyRequests'] },
  form: phoneNumberForm,
  request: z.object({ PhoneNumber: phoneField(50), languageCode, recordValueJson }),
  response: list(
    responseMessage.extend({
      /** A token that must be sent back with the code. Null for browsers, which use our cookie. */
      RequestToken: z.string().nullable(),
    }),
  ),
  refusedData: messageRow,
});
