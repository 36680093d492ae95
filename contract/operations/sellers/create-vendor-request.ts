import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { list, text } from '../../wire-types.ts';
import { personFields } from '../accounts/account-fields.ts';

export const createVendorRequest = operation({
  name: 'CREATE_VENDOR_REQUEST',
  path: 'dynamic/dataoperation/create-vendor-request',
  summary:
    "Applies for a seller's account, with the password as sealed by PASSWORD_ENCRYPTION. Returns 'Saved Successfully', 'Email already exists!' or a validation message.",
  source: 'specification §5, §7',
  caller: 'anyone',
  queue: 'account',
  refusals: { 400: ['generalError', 'passwordTooCommon'], 409: ['emailExists'], 429: ['tooManyRequests'] },
  request: z.object({
    ...personFields,
    /** The value returned by PASSWORD_ENCRYPTION. */
    Password: text(1000),
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
