import { endCustomerSessions } from '#contract/operations/accounts/end-customer-sessions.ts';
import { endOwnSessions } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { ownSession, sessionRows } from './session-rows.ts';

export const handler = handle(endCustomerSessions, async ({ SessionID }, { app, caller }) => {
  const own = ownSession(caller);
  if (!own) return [];
  await endOwnSessions(app.db, own, SessionID);
  return sessionRows(app.db, own);
});
