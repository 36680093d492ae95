import { makeRecoveryCodes as contract } from '#contract/operations/office/account/make-recovery-codes.ts';
import { makeRecoveryCodes } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(contract, async (_input, { app, caller }) => ({
  recoveryCodes: await makeRecoveryCodes(app.db, caller.staffId),
}));
