import { z } from 'zod';
import { becomeSellerForm } from '../../forms/become-seller.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { list, text } from '../../wire-types.ts';
import { personFields } from '../accounts/account-fields.ts';

const { ConfirmPassword: _, ...sellerForm } = becomeSellerForm;
/** The form with the sealed password, whose length says nothing. */
const sealedForm = { ...sellerForm, Password: { label: 'password', kind: 'secret' } } as const;

export const createVendorRequest = operation({
  name: 'CREATE_VENDOR_REQUEST',
  path: 'dynamic/dataoperation/create-vendor-request',
  summary:
    "Applies for a seller's account, with the password as sealed by PASSWORD_ENCRYPTION. Returns 'Saved Successfully', 'Email already exists!' or a validation message.",
  source: 'specification §5, §7',
  caller: 'anyone',
  queue: 'account',
  refusals: { 400: ['passwordTooCommon'], 409: ['emailExists'], 429: ['tooManyRequests'] },
  form: sealedForm,
  request: z.object({
    ...personFields,
    /** The value returned by PASSWORD_ENCRYPTION. */
    Password: text(1000),
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
