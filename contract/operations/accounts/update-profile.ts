import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { list, optionalId } from '../../wire-types.ts';
import { profileFields, recipientFields, secondMobile } from './account-fields.ts';

export const updateProfile = operation({
  name: 'UPDATE_PROFILE',
  path: 'dynamic/dataoperation/update-profile',
  summary:
    "Changes the caller's own name, phone and address: 'Saved Successfully' or the sentence of a rule that was broken. E-mail and country stay. A session of our pages changes phone and address within ten minutes of the password, else `passwordNeeded`.",
  source: 'specification §4 Profile update, §5, §7',
  caller: 'customer',
  queue: 'account',
  request: z.object({
    /** Unverified: must match the customer of the token. */
    UserID: optionalId,
    ...profileFields,
    SecondMobileNo: secondMobile,
    ...recipientFields,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
