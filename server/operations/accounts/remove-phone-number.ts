import { removePhoneNumber } from '#contract/operations/accounts/remove-phone-number.ts';
import { removeNumber } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { emailStateRows } from './email-state-rows.ts';

export const handler = handle(removePhoneNumber, async (_input, { app, caller }) => {
  if (caller.isBound && !caller.isConfirmed) return rowRefusal(409, 'passwordNeeded');
  await removeNumber(app.db, caller.customerId);
  return emailStateRows(app.db, caller.customerId);
});
