import { expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { giftLabels } from '#contract/labels/storefront/gift.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { shopUrl } from '../support/browser.ts';
import { loseAnswer, lost, sentTo } from './support/answers.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { mailTo } from './support/mailed.ts';
import { button, eventually, main, message, open, stored } from './support/pages.ts';
import { label, productOf, labelsOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const lang = 'ar';
const width = 390;

test('a gift choice survives a reload and a lost response, and appears in the order and its email', async () => {
  const labels = labelsOf(lang, giftLabels);
  const customer = await newCustomer(shopUrl(), lang);
  const me = await visitor({
    lang,
    width,
    expected: lost,
    stored: { ...customer.stored, cartItems: cartOf({ id: productOf('kampot-pepper', lang).id }) },
  });
  const { page } = me;
  const sent = sentTo(page, postCustomerOrder);
  const field = page.getByRole('textbox', { name: labels('message') });
  await open(me, '/checkout');
  await field.fill('Happy new year!');
  await page.getByText(labels('messageLeft', { n: 285 })).waitFor();
  await page.getByRole('checkbox', { name: labels('wrap') }).check();
  // A preview picture that has loaded.
  const wrapped = page.getByRole('img', { name: labels('wrapped') });
  await wrapped.scrollIntoViewIfNeeded();
  await eventually(() => wrapped.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true);
  await page.getByRole('checkbox', { name: labels('withoutPrices') }).check();

  // The preview shows the text on the gift card.
  await main(page).locator('.gift-box').getByText('Happy new year!').waitFor();

  await page.reload();
  await eventually(() => field.inputValue()).toBe('Happy new year!');
  await eventually(() => page.getByRole('checkbox', { name: labels('wrap') }).isChecked()).toBe(true);

  await loseAnswer(page, postCustomerOrder);
  await button(main(page), label(lang, checkoutLabels, 'lbl_check_placeorder')).click();
  await button(page.getByRole('dialog'), label(lang, checkoutLabels, 'confirmYes')).click();
  await message(me, 'orderChecking').waitFor();
  await page.unroute(`**/api/v1/${postCustomerOrder.path}`);
  await message(me, 'orderPlaced').first().waitFor();
  await eventually(() => stored(page, 'cartItems')).toEqual([]);
  const Gift = { Message: 'Happy new year!', Wrap: true, WithoutPrices: true };
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.map((each) => each['Gift'])).toEqual(sent.map(() => Gift));

  const link = main(page).or(page.locator('.toast')).getByRole('link', { name: /AG\d+/u }).first();
  const number = /AG\d+/u.exec(await link.innerText())![0];
  await open(me, `/orders-history?order=${number}`);
  await page.getByText('Happy new year!').waitFor();
  await page.getByText(labels('withoutPricesDone')).waitFor();
  // The email to a new customer contains no user input.
  const mail = await mailTo(me.shop, customer.email, number);
  expect(mail).toContain(label(lang, mailLabels, 'giftWrap'));
  expect(mail).not.toContain('Happy new year!');

  // The next order is not a gift unless the customer requests it again.
  expect(await page.evaluate(() => sessionStorage.getItem('kado.checkout.gift'))).toBeNull();
});
