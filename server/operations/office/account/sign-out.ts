import { signOut as contract } from '#contract/operations/office/account/sign-out.ts';
import { endSession } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { staffOf } from './office-answers.ts';

export const handler = handle(contract, async (_input, { app, caller, setOfficeCookie }) => {
  const staff = staffOf(caller);
  if (staff) await endSession(app.db, staff.sessionHash);
  setOfficeCookie(null);
  return {};
});
