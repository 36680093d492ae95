import { messages } from '#contract/messages.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import { endSession } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(logout, async (_input, { app, caller, setBindingCookie }) => {
  if (caller.kind === 'customer') await endSession(app.db, caller.sessionHash);
  setBindingCookie(null);
  return [{ ResponseMsg: messages.texts.loggedOut }];
});
