import { getEmailState } from '#contract/operations/accounts/get-email-state.ts';
import { handle } from '../../calls/operation.ts';
import { emailStateRows } from './email-state-rows.ts';

export const handler = handle(getEmailState, (_input, { app, caller }) =>
  emailStateRows(app.db, caller.customerId),
);
