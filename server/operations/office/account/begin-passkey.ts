import { beginPasskey } from '#contract/operations/office/account/begin-passkey.ts';
import { requestPasskey } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { relyingParty } from './office-answers.ts';

export const handler = handle(beginPasskey, async (_input, { app }) => ({
  ...(await requestPasskey(app.db, await relyingParty(app))),
}));
