import { randomInt } from 'node:crypto';
import { describe, test } from 'vitest';
import { addedNumberLabels } from '#contract/labels/storefront/added-number.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { phoneLoginLabels } from '#contract/labels/storefront/phone-login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { shopUrl } from '../support/browser.ts';
import { newCustomer } from '../journeys/support/customer.ts';
import { mailedCode } from '../journeys/support/mailed-code.ts';
import { arrived, button, eventually, main, message, open, stored } from '../journeys/support/pages.ts';
import { label, labelsOf } from '../journeys/support/texts.ts';
import { type Visitor, visitor, widthOf, stricterLanguage } from '../journeys/support/visitor.ts';

describe.each(stricterLanguage)('a second login by phone number, in %s', (lang) => {
  const labels = labelsOf(lang, addedNumberLabels);
  const login = labelsOf(lang, phoneLoginLabels);
  const number = () => `+8559${randomInt(10_000_000, 99_999_999)}`;

  /** Enters a number and the code sent to it. */
  async function enter({ page, shop }: Visitor, to: string, action: string): Promise<void> {
    const before = await mailedCode(shop, to);
    const typed = to.replace('+855', '0');
    await main(page)
      .getByRole('textbox', { name: login('phone'), exact: true })
      .fill(typed);
    await button(main(page), login('sendCode')).click();
    await eventually(() => mailedCode(shop, to)).not.toBe(before);
    await main(page)
      .getByRole('textbox', { name: login('code') })
      .fill(await mailedCode(shop, to));
    await button(main(page), action).click();
  }

  test.each(widthOf[lang])(
    'a customer who signed up by email adds a phone number, logs in with it and removes it at %i px',
    async (width) => {
      const to = number();
      const customer = await newCustomer(shopUrl());
      const me = await visitor({ lang, width, stored: customer.stored });
      const { page } = me;
      const openPart = () =>
        main(page)
          .locator('summary')
          .filter({ hasText: labels('title') })
          .click();
      await open(me, '/update-profile');
      await openPart();
      await enter(me, to, labels('add'));
      await message(me, 'profileUpdated').waitFor();
      await main(page).getByText(labels('added')).waitFor();

      // The refresh page logs out.
      await open(me, '/refresh');
      await message(me, 'refreshed').waitFor();
      await open(me, '/login');
      await page.getByRole('radio', { name: login('phone') }).check();
      await enter(me, to, login('logIn'));
      await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
      await eventually(() => stored(page, 'user')).toMatchObject({
        UserID: (customer.stored.user as { UserID: number }).UserID,
      });

      await open(me, '/update-profile');
      await arrived(me, label(lang, sharedLabels, 'titleUpdateProfile'));
      // The number is visible while the section is collapsed.
      await main(page).locator('summary').getByText(to).waitFor();
      await openPart();
      await button(main(page), labels('remove')).click();
      await button(main(page), login('sendCode')).waitFor();
    },
  );
});
