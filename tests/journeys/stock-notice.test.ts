import { expect, test } from 'vitest';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { stockNoticeLabels } from '#contract/labels/storefront/stock-notice.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { shopUrl } from '../support/browser.ts';
import { newCustomer } from './support/customer.ts';
import { mailTo } from './support/mailed.ts';
import { button, eventually, main, message, openProduct } from './support/pages.ts';
import { label, labelsOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const soldOut = 'enamel-mug';
const lang = 'ar';
const width = 390;

test('a visitor requests a stock notice and confirms the email address by email', async () => {
  const labels = labelsOf(lang, stockNoticeLabels);
  const me = await visitor({ lang, width });
  const { page } = me;
  const email = `waits-${lang}-${Date.now()}@example.com`;
  await openProduct(me, soldOut);
  const field = main(page).getByRole('textbox', { name: labels('email') });
  const request = button(main(page), labels('ask'));
  await request.click();
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(email);
  await field.press('Enter');
  await page.getByRole('status').filter({ hasText: email }).waitFor();
  // The email form was submitted, not the form that adds to the cart.
  expect(await message(me, 'outOfStock').count()).toBe(0);

  const mail = await mailTo(me.shop, email, label(lang, mailLabels, 'stockConfirmSubject'));
  const link = /\/stock-notice\/confirm\/[\w-]+/u.exec(mail)?.[0];
  await page.goto(`${me.shop}${link}`);
  await button(page, labels('confirm')).click();
  await page.getByText(labels('confirmed')).waitFor();
  await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('a logged-in customer requests a stock notice with one press', async () => {
  const customer = await newCustomer(shopUrl(), lang);
  const me = await visitor({ lang, width, stored: customer.stored });
  await openProduct(me, soldOut);
  await button(main(me.page), label(lang, stockNoticeLabels, 'ask')).click();
  const answer = me.page.getByRole('status').filter({ hasText: customer.email });
  await answer.waitFor();
  await eventually(() => answer.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(
    await main(me.page)
      .getByRole('textbox', { name: label(lang, stockNoticeLabels, 'email') })
      .count(),
  ).toBe(0);
  expect(
    await button(main(me.page), label(lang, productDetailLabels, 'lbl_prd_det_outstock')).count(),
  ).toBeGreaterThan(0);
});
