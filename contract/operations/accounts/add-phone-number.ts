import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { formatNumber, formatPhone } from './account-fields.ts';
import { emailStateRow } from './email-state-row.ts';

export const addPhoneNumber = operation({
  name: 'ADD_PHONE_NUMBER',
  path: 'common/add-phone-number',
  summary:
    'Adds a phone number to the caller’s account, made by e-mail, by the code SEND_PHONE_CODE sent there: it logs in too, and what becomes of orders is told there as well. Refused with `phoneTaken` for a number of another account, and in a browser after ten minutes without the password with `passwordNeeded`. A call of our own.',
  source: 'docs/decisions/053-numbers-in-the-outbox.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({
    PhoneNumber: formatPhone(50),
    Otp: formatNumber(4000),
    /** The token returned when the code was requested, for clients that have switched networks since. */
    RequestToken: z.string().max(200).nullable().catch(null).default(null),
    recordValueJson,
  }),
  response: list(emailStateRow),
  refusedData: messageRow,
});
