import { endMySessions } from '#contract/operations/office/account/end-my-sessions.ts';
import { endOwnSessions } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(endMySessions, async ({ sessionId }, { app, caller }) => {
  await endOwnSessions(app.db, caller, sessionId);
  return {};
});
