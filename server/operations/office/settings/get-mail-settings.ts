import { getMailSettings } from '#contract/operations/office/settings/get-mail-settings.ts';
import { shopSettings } from '#shop/content/content.ts';
import { lastTestMail } from '#shop/mail/mail.ts';
import { memberOf } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { isMailServerAway } from '../../../health-checks/latest-health.ts';
import { mailServer, senderOf } from '../../../mail/mail-server.ts';

export const handler = handle(getMailSettings, async (_, { app, caller: { staffId } }) => {
  const { db, config } = app;
  const server = mailServer(config);
  const [shop, test, me] = await Promise.all([
    shopSettings(db, 'en'),
    lastTestMail(db, server),
    memberOf(db, staffId),
  ]);
  const from = senderOf(config, shop.siteTitle);
  return {
    server,
    isEncrypted: /^smtps:|[?&]requireTLS=true/u.test(config.smtpUrl ?? ''),
    answers: server === '' ? null : !(await isMailServerAway(app)),
    from: typeof from === 'string' ? from : `${from.name} <${from.address}>`,
    isFromSet: config.mailFrom !== undefined,
    shopAddress: shop.email,
    sms: config.sms ? new URL(config.sms.url).host : '',
    telegram: config.telegram !== null,
    mine: me.email,
    lastTest: test && { ...test, at: test.at.toISOString() },
  };
});
