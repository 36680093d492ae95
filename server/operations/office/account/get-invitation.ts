import { getInvitation } from '#contract/operations/office/account/get-invitation.ts';
import { invitationOf } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from './office-answers.ts';

export const handler = handle(
  getInvitation,
  async ({ token }, { app }) =>
    (await invitationOf(app.db, app.secret, token)) ?? refuse(404, 'invitationOver'),
);
