import { getEmailState } from '#contract/operations/accounts/get-email-state.ts';
import { ownAccount } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { emailAddressOf } from './customer-row.ts';

export const handler = handle(getEmailState, async (_input, { app, caller }) => {
  const { email, isConfirmed } = await ownAccount(app.db, caller.customerId);
  return [{ EmailAddress: emailAddressOf(email), IsConfirmed: isConfirmed }];
});
