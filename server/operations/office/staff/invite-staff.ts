import { inviteStaff } from '#contract/operations/office/staff/invite-staff.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { invite, invitePath } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { mailServer } from '../../../mail/mail-server.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(inviteStaff, async (person, { app, caller }) => {
  const invited = await invite(app.db, person, { by: staffActor(caller.staffId), isMailed: true });
  if (invited === 'taken') return refuse(409, 'addressTaken');
  if (invited === 'no-role') return refuse(404, 'notFound');
  return {
    id: invited.id,
    until: invited.until.toISOString(),
    link: app.config.officeUrl + invitePath(app.secret, person.language, invited.invitationId),
    isMailed: mailServer(app.config) !== '',
  };
});
