import { getCustomerSessions } from '#contract/operations/accounts/get-customer-sessions.ts';
import { handle } from '../../calls/operation.ts';
import { ownSession, sessionRows } from './session-rows.ts';

export const handler = handle(getCustomerSessions, async (_input, { app, caller }) => {
  const own = ownSession(caller);
  return own ? sessionRows(app.db, own) : [];
});
