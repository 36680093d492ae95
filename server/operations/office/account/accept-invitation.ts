import { acceptInvitation } from '#contract/operations/office/account/accept-invitation.ts';
import { useInvitation } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from './office-answers.ts';

export const handler = handle(
  acceptInvitation,
  async (input, { app, address, userAgent, setOfficeCookie }) => {
    const { token: link, name, password } = input;
    const machine = { address, userAgent };
    const outcome = await useInvitation(app.db, app.secret, { link, name, password, machine });
    if (outcome === 'over') return refuse(404, 'invitationOver');
    if (outcome === 'easy') return refuse(400, 'easyPassword');
    setOfficeCookie(outcome.token);
    return { state: outcome.state };
  },
);
