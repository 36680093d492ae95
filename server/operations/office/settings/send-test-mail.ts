import { sendTestMail } from '#contract/operations/office/settings/send-test-mail.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueTestMail } from '#shop/mail/mail.ts';
import { memberOf } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { mailServer } from '../../../mail/mail-server.ts';
import { refuse } from '../account/office-answers.ts';

const maxPerHour = 10;

export const handler = handle(sendTestMail, async (_, { app: { db, config }, caller: { staffId } }) => {
  if (
    !(await consumeRateLimit(db, rateLimitKey('test-mails', String(staffId)), maxPerHour, rateWindows.hour))
  )
    return refuse(429, 'enoughTests');
  const { email, language } = await memberOf(db, staffId);
  await queueTestMail(db, { to: email, language, server: mailServer(config), by: staffActor(staffId) });
  return {};
});
