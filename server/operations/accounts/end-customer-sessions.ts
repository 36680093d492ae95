import { endCustomerSessions } from '#contract/operations/accounts/end-customer-sessions.ts';
import { endOwnSessions } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { sessionRows } from './session-rows.ts';

export const handler = handle(endCustomerSessions, async ({ SessionID }, { app, caller }) => {
  if (!caller.isConfirmed) return rowRefusal(409, 'passwordNeeded');
  await endOwnSessions(app.db, caller, SessionID);
  return sessionRows(app.db, caller);
});
