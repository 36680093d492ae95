import { z } from 'zod';
import { becomeSellerForm } from '../../forms/become-seller.ts';
import { operation } from '../../operation.ts';
import { recordValueJson } from '../../wire-types.ts';
import { password } from '../accounts/account-fields.ts';

export const passwordEncryption = operation({
  name: 'PASSWORD_ENCRYPTION',
  path: 'common/en-ur-drow-pass-rndom/en-ur-drow-pass-rndom',
  summary:
    'Seals a password for a seller application. Each call returns a different text of the same length, valid once, within 10 minutes, and only for that application.',
  source: 'specification §7 Password encryption',
  caller: 'anyone',
  queue: 'account',
  form: { Password: becomeSellerForm.Password },
  request: z.object({ Password: password, recordValueJson }),
  /** Omitted when the call is refused. */
  response: z.object({
    /** The sealed password. */
    Password: z.string().optional(),
  }),
  refusedData: () => ({}),
});
