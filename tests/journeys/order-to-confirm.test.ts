import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { orderConfirmLabels } from '#contract/labels/mail/order-confirm.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { shopUrl } from '../support/browser.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { mailTo } from './support/mailed.ts';
import { arrived, button, main, message, open } from './support/pages.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { visitor, type Visitor, widthOf, stricterLanguage } from './support/visitor.ts';

describe.each(stricterLanguage)('a new customer’s order on delivery, in %s', (lang) => {
  const orders = labelsOf(lang, ordersHistoryLabels);
  const confirm = labelsOf(lang, orderConfirmLabels);
  const check = labelsOf(lang, checkoutLabels);

  async function order(me: Visitor): Promise<string> {
    await open(me, '/checkout');
    await button(main(me.page), check('lbl_check_placeorder')).click();
    const requests = me.page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
    await button(requests, check('confirmYes')).click();
    await message(me, 'orderPlaced').waitFor();
    await message(me, 'confirmByMail').waitFor();
    const lead = me.page.locator('.toast').getByRole('link');
    const number = /AG\d+/u.exec(await lead.innerText())?.[0] ?? '';
    await lead.click();
    await arrived(me, orders('order', { number }));
    return number;
  }

  test.each(widthOf[lang])(
    'a new customer’s order awaits confirmation in the order list, and is confirmed from its email without a login at %i px',
    async (width) => {
      const { email, stored: login } = await newCustomer(shopUrl());
      const cartItems = cartOf({ id: productOf('wall-clock', lang).id });
      const me = await visitor({ lang, width, stored: { ...login, cartItems } });
      const number = await order(me);
      const { page } = me;

      await main(page)
        .getByRole('heading', { name: label(lang, orderProgressLabels, 'sayConfirm') })
        .waitFor();
      const until = /\d\d-\d\d-\d{4} \d\d:\d\d/u.exec(await main(page).innerText())?.[0] ?? '';
      await button(main(page), orders('mailAgain')).click();
      await message(me, 'confirmMailSent').waitFor();
      const mail = await mailTo(shopUrl(), email, number);
      expect(mail).toContain(until);
      expect(mail).toContain('59,500៛');
      const path = /\/(?:en|ar)\/job\/[\w-]+/u.exec(mail)?.[0] ?? '';

      const reader = await visitor({ lang, width });
      await reader.page.goto(shopUrl() + path);
      await button(reader.page, confirm('confirm')).click();
      await reader.page.getByText(label(lang, orderPageLabels, 'confirmed'), { exact: true }).waitFor();

      const back = await visitor({ lang, width, stored: login });
      await open(back, `/orders-history?order=${number}`);
      await main(back.page).getByRole('heading', { name: number }).waitFor();
      const received = label(lang, orderProgressLabels, 'sayReceived');
      await main(back.page).getByRole('heading', { name: received }).waitFor();
      expect(await button(main(back.page), orders('mailAgain')).count()).toBe(0);
    },
  );
});
