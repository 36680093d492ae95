import { z } from 'zod';
import { phoneCodeForm } from '../../forms/phone-login.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { digitsField, phoneField } from './account-fields.ts';
import { emailStateRow } from './email-state-row.ts';

export const addPhoneNumber = operation({
  name: 'ADD_PHONE_NUMBER',
  path: 'common/add-phone-number',
  summary:
    'Adds a phone number to an account that was created by email, using the code sent by SEND_PHONE_CODE. The customer can then log in with it and gets order updates there. Refused with `phoneTaken` if the number belongs to another account, and with `passwordNeeded` in a browser session whose password is older than ten minutes. Kado-specific.',
  source: 'docs/internals/accounts.md',
  caller: 'customer',
  queue: 'account',
  refusals: {
    400: ['otpInvalid'],
    409: ['phoneTaken', 'passwordNeeded', 'notAllowed'],
    429: ['tooManyRequests'],
  },
  form: phoneCodeForm,
  request: z.object({
    PhoneNumber: phoneField(50),
    Otp: digitsField(4000),
    /**
     * The token returned when the code was requested. Needed by clients that have switched networks since.
     */
    RequestToken: z.string().max(200).nullable().catch(null).default(null),
    recordValueJson,
  }),
  response: list(emailStateRow),
  refusedData: messageRow,
});
