import { getCustomerSessions } from '#contract/operations/accounts/get-customer-sessions.ts';
import { handle } from '../../calls/operation.ts';
import { sessionRows } from './session-rows.ts';

export const handler = handle(getCustomerSessions, async (_input, { app, caller }) =>
  sessionRows(app.db, caller),
);
