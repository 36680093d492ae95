import { tryMailAgain } from '#contract/operations/office/health/try-mail-again.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { retryMail } from '#shop/mail/mail.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(tryMailAgain, async ({ mail }, { app, caller }) =>
  (await retryMail(app.db, mail, staffActor(caller.staffId))) ? {} : refuse(409, 'mailInProgress'),
);
