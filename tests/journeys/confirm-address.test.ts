import { describe, expect, test } from 'vitest';
import { accountLinkLabels } from '#contract/labels/mail/account-links.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { sendEmailConfirmation } from '#contract/operations/accounts/send-email-confirmation.ts';
import { shopUrl } from '../support/browser.ts';
import { answer } from './support/answers.ts';
import { newCustomer } from './support/customer.ts';
import { mailedCode, mailedLink } from './support/mailed-code.ts';
import { arrived, button, eventually, link, main, message, open, pathOf } from './support/pages.ts';
import { label, labelsOf } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';

describe.each(stricterLanguage)('confirming an email address, in %s', (lang) => {
  const labels = labelsOf(lang, updateProfileLabels);
  const linkLabels = labelsOf(lang, accountLinkLabels);
  const profile = labels('lbl_uprofile_title');

  test.each(widthOf[lang])(
    'a customer requests the link again and confirms the email address at %i px',
    async (width) => {
      const { email, stored } = await newCustomer(shopUrl(), lang);
      const me = await visitor({ lang, width, stored });
      const { page, shop } = me;
      await open(me, '/update-profile');
      await arrived(me, profile);
      await main(page).getByText(labels('emailNotConfirmed')).waitFor();
      await button(main(page), labels('sendLink')).press('Enter');
      await message(me, 'confirmationSent').waitFor();
      let path = '';
      await eventually(
        async () => (path = await mailedLink(shop, email, 'confirmAddress', '/account/confirm')),
      ).not.toBe('');
      await page.goto(shop + path);
      await page.getByRole('heading', { level: 1, name: linkLabels('confirmTitle') }).waitFor();
      await eventually(() => page.locator('html').getAttribute('lang')).toBe(lang);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wide()).toBeLessThanOrEqual(0);
      await button(page, linkLabels('confirm')).press('Enter');
      await page.getByRole('status').getByText(linkLabels('confirmed')).waitFor();
      await open(me, '/update-profile');
      await main(page).getByText(labels('emailConfirmed')).waitFor();
      expect(await button(main(page), labels('sendLink')).count()).toBe(0);
    },
  );

  test.each(widthOf[lang])(
    'the link of an email with a code makes a device trusted at %i px',
    async (width) => {
      const { email } = await newCustomer(shopUrl(), lang);
      const me = await visitor({ lang, width });
      const { page, shop } = me;
      await fetch(`${shop}/api/v1/common/validate-email-send-otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requestParameters: { Email: email } }),
      });
      await eventually(() => mailedCode(shop, email)).not.toBe('');
      await page.goto(shop + (await mailedLink(shop, email, 'oneTimeCode', '/account/device')));
      await page.getByRole('heading', { level: 1, name: linkLabels('deviceTitle') }).waitFor();
      await button(page, linkLabels('knowDevice')).press('Enter');
      await page.getByRole('status').getByText(linkLabels('deviceKnown')).waitFor();
      const cookies = await page.context().cookies();
      expect(cookies.filter(({ name, httpOnly }) => name === 'kado-browser' && httpOnly)).toHaveLength(1);
      await link(page, label(lang, sharedLabels, 'titleResetPassword')).click();
      expect(pathOf(page)).toBe(`/${lang}/reset-password`);
    },
  );

  test('a customer who requests links too often is asked to wait', async () => {
    const { stored } = await newCustomer(shopUrl(), lang);
    const me = await visitor({ lang, width: 390, stored });
    await open(me, '/update-profile');
    await answer(me.page, sendEmailConfirmation, { statusCode: 429 });
    await button(main(me.page), labels('sendLink')).click();
    await message(me, 'tooManyRequests').waitFor();
    await eventually(() => main(me.page).getByText(labels('emailNotConfirmed')).count()).toBe(1);
  });
});
