import { expect, it } from 'vitest';
import { officeLimitLabels } from '#contract/labels/office/limits.ts';
import { getLimits } from '#contract/operations/office/settings/get-limits.ts';
import { getMailSettings } from '#contract/operations/office/settings/get-mail-settings.ts';
import { sendTestMail } from '#contract/operations/office/settings/send-test-mail.ts';
import { environment } from '#server/settings/config.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const secrets = ['s3cret-of-mail', 's3cret-of-sms', 's3cret-of-telegram'] as const;
const [mail, sms, telegram] = secrets;
const shop = await testShop([], {
  SMTP_URL: `smtps://shop:${mail}@127.0.0.1:2525`,
  MAIL_FROM: 'Lotus <hello@lotus.example>',
  SMS_URL: `https://sms.example/send?key=${sms}&to={to}&text={text}`,
  SMS_TOKEN: sms,
  TELEGRAM_TOKEN: telegram,
  LIMIT_BROWSE: '900',
  HOLD_CASH_PERCENT: '4',
});
const { app, query } = shop;
const { request, inside } = officeOf(shop);
const owner = await inside(1);
const mails = async () => (await request(getMailSettings, {}, owner.cookie)).data;

it('email settings are shown without secrets, to staff with permission for settings', async () => {
  const told = await mails();
  expect(told).toMatchObject({
    server: '127.0.0.1:2525',
    isEncrypted: true,
    answers: false,
    from: 'Lotus <hello@lotus.example>',
    isFromSet: true,
    sms: 'sms.example',
    telegram: true,
    mine: owner.email,
    lastTest: null,
  });
  for (const secret of secrets) expect(JSON.stringify(told)).not.toContain(secret);
  for (const role of [2, 3, 4, 5])
    for (const operation of [getMailSettings, sendTestMail, getLimits])
      expect((await request(operation, {}, (await inside(role)).cookie)).status).toBe(403);
});

it('email settings show the result of the last test email', async () => {
  await request(sendTestMail, {}, owner.cookie);
  expect(await mails()).toMatchObject({ lastTest: { state: 'waiting', why: '' } });
  await query`update outbox_mail set next_try_at = 'infinity', last_error = 'ECONNREFUSED'`;
  expect(await mails()).toMatchObject({ lastTest: { state: 'failed', why: 'ECONNREFUSED' } });
});

it('email settings show the shop’s default sender when none is set', async () => {
  const { mailFrom } = app.config;
  app.config.mailFrom = undefined;
  expect(await mails()).toMatchObject({ from: 'Kado <shop@localhost>', isFromSet: false });
  app.config.mailFrom = mailFrom;
});

it('the office shows every limit of the environment with its current value and a description', async () => {
  const { groups, usualRefundAskAbove: defaultRefundAskAbove } = (await request(getLimits, {}, owner.cookie))
    .data;
  expect(defaultRefundAskAbove).toBe(10_000);
  const all = groups.flatMap(
    ({ limits }: { limits: { name: string; value: number; usual: number }[] }) => limits,
  );
  const named = (name: string) => all.find((each: { name: string }) => each.name === name);
  expect(named('LIMIT_BROWSE')).toEqual({ name: 'LIMIT_BROWSE', value: 900, usual: 600 });
  expect(named('HOLD_CASH_PERCENT')).toEqual({ name: 'HOLD_CASH_PERCENT', value: 4, usual: 3 });
  for (const { name } of all) expect(officeLimitLabels.khmer).toHaveProperty(name);
  const limits = Object.keys(environment.shape).filter((name) =>
    /^(?:LIMIT|COD|HOLD|CARD_DECLINES|LOGIN_FAILS|RESET|SIGNUPS|REVIEWS|PHONE_CODES)_/u.test(name),
  );
  expect(all.map(({ name }: { name: string }) => name).toSorted()).toEqual(limits.toSorted());
});
