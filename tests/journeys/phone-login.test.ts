import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { phoneLoginLabels } from '#contract/labels/storefront/phone-login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { cartOf } from './support/customer.ts';
import { mailedCode } from './support/mailed-code.ts';
import { arrived, button, eventually, main, message, open, stored, unfold } from './support/pages.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

describe.each(stricterLanguage)('login by phone number, in %s', (lang) => {
  const labels = labelsOf(lang, phoneLoginLabels);
  const profile = labelsOf(lang, updateProfileLabels);
  const check = labelsOf(lang, checkoutLabels);

  /** Selects the phone number, and enters the code sent to it. */
  async function comeIn({ page, shop }: Visitor, number: string): Promise<void> {
    const before = await mailedCode(shop, number);
    await page.getByRole('radio', { name: labels('phone') }).check();
    // The replaced form may have a field with the same name.
    const sendCode = button(main(page), labels('sendCode'));
    await sendCode.waitFor();
    await main(page)
      .getByRole('textbox', { name: labels('phone') })
      .fill(number.replace('+855', '0'));
    await sendCode.click();
    await main(page).getByText(labels('sentTo', { number })).waitFor();
    await eventually(() => mailedCode(shop, number)).not.toBe(before);
    const code = main(page).getByRole('textbox', { name: labels('code') });
    await eventually(() => code.evaluate((each) => each === document.activeElement)).toBe(true);
    await code.fill(await mailedCode(shop, number));
    await button(main(page), labels('logIn')).click();
  }

  test.each(widthOf[lang])(
    'a customer without email signs up during checkout, orders, and logs in again at %i px',
    async (width) => {
      const number = `+8559${randomInt(10_000_000, 99_999_999)}`;
      const cartItems = cartOf({ id: productOf('wall-clock', lang).id });
      const me = await visitor({ lang, width, stored: { cartItems } });
      const { page } = me;
      await open(me, '/login?next=' + encodeURIComponent(`/${lang}/checkout`));
      await comeIn(me, number);
      await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
      await message(me, 'signupSuccess').waitFor();
      // The customer has no name so far.
      if (!me.phone) await button(page, number).waitFor();

      // The checkout itself asks for the address, and other input there stays.
      const note = page.getByRole('textbox', { name: check('orderNote') });
      await unfold(page, check('addNote'));
      await note.fill('Ring twice');
      // The number is already filled in.
      const phone = main(page)
        .getByRole('textbox', { name: profile('lbl_uprofile_contno') })
        .first();
      await eventually(() => phone.inputValue()).toBe(number);
      const fill = (key: Parameters<typeof profile>[0], value: string) =>
        main(page)
          .getByRole('textbox', { name: profile(key) })
          .fill(value);
      await fill('lbl_uprofile_fname', 'Bopha');
      await fill('lbl_uprofile_lname', 'Meas');
      await fill('lbl_uprofile_shipaddress', 'House 9, Street 240');
      await button(page, check('lbl_check_placeorder')).last().click();
      const sure = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
      await sure.waitFor();
      await eventually(() => note.inputValue()).toBe('Ring twice');
      await button(sure, check('confirmYes')).click();
      await message(me, 'orderPlaced').first().waitFor();
      // The code has confirmed the customer.
      await open(me, '/orders-history');
      await arrived(me, label(lang, sharedLabels, 'titleOrdersHistory'));
      await main(page).getByText(/AG\d+/u).first().waitFor();
      expect(
        await main(page)
          .getByText(label(lang, ordersHistoryLabels, 'toConfirm'))
          .count(),
      ).toBe(0);
      const { UserID } = (await stored(page, 'user')) as { UserID: number };

      // The refresh page logs out.
      await open(me, '/refresh');
      await message(me, 'refreshed').waitFor();
      await open(me, '/signup');
      await arrived(me, label(lang, signupLabels, 'lbl_singup_crtaccount'));
      await comeIn(me, number);
      await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
      await eventually(() => stored(page, 'user')).toMatchObject({
        UserID,
        EmailAddress: '',
        MobileNo: number,
      });
    },
  );

  test('a login by phone number rejects a number outside Cambodia and a wrong code; a reloaded tab still accepts the code', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await open(me, '/login');
    await page.getByRole('radio', { name: labels('phone') }).check();
    const field = main(page).getByRole('textbox', { name: labels('phone') });
    await field.fill('+66 81 234 5678');
    await button(main(page), labels('sendCode')).click();
    await message(me, 'invalidPhone').waitFor();
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(`097 ${randomInt(1_000_000, 9_999_999)}`);
    await button(main(page), labels('sendCode')).click();
    const code = main(page).getByRole('textbox', { name: labels('code') });
    await code.waitFor();
    // Reloads, as a phone does with a tab after its messages were read.
    await page.reload();
    await code.fill('00000000');
    await button(main(page), labels('logIn')).click();
    await message(me, 'otpInvalid').waitFor();
    await button(main(page), labels('otherNumber')).click();
    await field.waitFor();
    await page.getByRole('radio', { name: labels('email') }).check();
    await button(main(page), label(lang, loginLabels, 'lbl_login_loginbtn')).waitFor();
  });
});
