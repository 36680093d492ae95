import { setViewMail } from '#contract/operations/office/views/set-view-mail.ts';
import { setMail } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(setViewMail, async ({ screen, id, every }, { app, caller }) =>
  screen === 'reports' && (await setMail(app.db, caller.staffId, id, every)) ? {} : refuse(404, 'notFound'),
);
