import { z } from 'zod';
import { updateProfileForm } from '../../forms/update-profile.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { list, optionalId } from '../../wire-types.ts';
import { profileFields, recipientFields, secondMobile } from './account-fields.ts';

export const updateProfile = operation({
  name: 'UPDATE_PROFILE',
  path: 'dynamic/dataoperation/update-profile',
  summary:
    "Updates the caller’s name, phone and address. Returns 'Saved Successfully' or a validation message. Email and country can’t be changed. A session of Kado’s pages can change phone and address for ten minutes after entering the password; otherwise `passwordNeeded`.",
  source: 'specification §4 Profile update, §5, §7',
  caller: 'customer',
  queue: 'account',
  refusals: { 409: ['passwordNeeded'] },
  form: updateProfileForm,
  request: z.object({
    /** Must match the customer of the token, because callers can send any id. */
    UserID: optionalId,
    ...profileFields,
    SecondMobileNo: secondMobile,
    ...recipientFields,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
