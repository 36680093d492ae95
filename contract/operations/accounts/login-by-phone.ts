import { z } from 'zod';
import { phoneCodeForm } from '../../forms/phone-login.ts';
import { messageRow, operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { digitsField, phoneField } from './account-fields.ts';
import { customerRow } from './customer-row.ts';

export const loginByPhone = operation({
  name: 'LOGIN_BY_PHONE',
  path: 'common/login-by-phone',
  summary:
    'Logs in with the latest code this client requested, and creates an account if the number has none. Returns the row of GET_USER_LOGIN with an empty EmailAddress; the session’s token is in the envelope. Kado-specific.',
  source: 'docs/internals/accounts.md',
  caller: 'anyone',
  queue: 'account',
  refusals: { 400: ['otpInvalid'], 429: ['tooManyRequests'] },
  form: phoneCodeForm,
  request: z.object({
    PhoneNumber: phoneField(50),
    Otp: digitsField(4000),
    /**
     * The token returned when the code was requested. Needed by clients that have switched networks since.
     */
    RequestToken: z.string().max(200).nullable().catch(null).default(null),
    languageCode,
    recordValueJson,
  }),
  response: list(
    customerRow.extend({
      /** Whether the account was created by this call. */
      IsNew: z.boolean(),
    }),
  ),
  refusedData: messageRow,
});
