import { beginPasskey } from '#contract/operations/office/account/begin-passkey.ts';
import { askForPasskey } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { partyOf } from './office-answers.ts';

export const handler = handle(beginPasskey, async (_input, { app }) => ({
  ...(await askForPasskey(app.db, await partyOf(app))),
}));
