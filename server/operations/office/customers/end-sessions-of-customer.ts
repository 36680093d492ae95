import { endSessionsOfCustomer } from '#contract/operations/office/customers/end-sessions-of-customer.ts';
import { endSessionsByStaff } from '#shop/accounts/accounts.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(
  endSessionsOfCustomer,
  async ({ id: customerId, sessionId }, { app, caller }) => {
    await endSessionsByStaff(app.db, { customerId, sessionId, by: staffActor(caller.staffId) });
    return {};
  },
);
