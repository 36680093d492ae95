import { expect, test } from 'vitest';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { shopUrl } from '../support/browser.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually, main, message, open, stored } from './support/pages.ts';
import { label, productOf, labelsOf } from './support/texts.ts';
import { visitor, type Visitor } from './support/visitor.ts';

const lang = 'en';
const width = 1440;

test('addresses are saved, added, selected for an order, edited and removed', async () => {
  const labels = labelsOf(lang, addressLabels);
  const { stored: login } = await newCustomer(shopUrl(), lang);
  const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id });
  const me = await visitor({ lang, width, stored: { ...login, cartItems } });
  const { page } = me;
  const block = page.locator('details').filter({ hasText: labels('title') });
  const choices = block.getByRole('radio');
  const address = async ({ page: here }: Visitor) =>
    ((await stored(here, 'user')) as { AddressLineOne: string }).AddressLineOne;

  await open(me, '/checkout');
  await block.getByText(labels('title')).click();
  await button(block, labels('keep')).click();
  await eventually(() => choices.count()).toBe(1);
  await eventually(() => choices.isChecked()).toBe(true);
  expect(await button(block, labels('keep')).count()).toBe(0);

  await button(block, labels('add')).click();
  const form = page.getByRole('form', { name: labels('addTitle') });
  await button(form, labels('save')).click();
  await page.locator('.toast').first().waitFor();
  await form.getByRole('textbox', { name: labels('label') }).fill('Office');
  await form.getByRole('textbox', { name: labels('street') }).fill('Floor 3, Street 51');
  const states = form.getByRole('combobox', { name: labels('state') });
  await eventually(() => states.locator('option').count()).toBeGreaterThan(20);
  await states.selectOption({ index: 1 });
  const second = form.getByRole('textbox', { name: labels('secondNumber') });
  await second.fill('12');
  await form.getByRole('textbox', { name: labels('postalCode') }).fill('120204');
  await button(form, labels('save')).press('Enter');
  await eventually(() => second.getAttribute('aria-invalid')).toBe('true');
  await second.fill('097 555 1234');
  await button(form, labels('save')).press('Enter');
  await eventually(() => choices.count()).toBe(2);
  await eventually(() => address(me)).toBe('House 9, Street 240');

  const office = block.getByRole('radio', { name: /Office/u });
  await office.check();
  await eventually(() => address(me)).toBe('Floor 3, Street 51');
  await page.locator('dl.billing').getByText('Floor 3, Street 51').waitFor();
  await page.locator('dl.billing').getByText('097 555 1234').waitFor();
  await button(main(page), label(lang, checkoutLabels, 'lbl_check_placeorder')).click();
  await button(page.getByRole('dialog'), label(lang, checkoutLabels, 'confirmYes')).click();
  await message(me, 'orderPlaced').first().waitFor();
  const order = page.getByRole('link', { name: /AG\d+/u }).first();
  const number = /AG\d+/u.exec(await order.innerText())![0];
  await open(me, `/orders-history?order=${number}`);
  await page.locator('address').getByText('Floor 3, Street 51').first().waitFor();
  await page.locator('address').getByText('097 555 1234').first().waitFor();

  await open(me, '/update-profile');
  const street = page
    .getByRole('form', { name: label(lang, updateProfileLabels, 'lbl_uprofile_title') })
    .getByRole('textbox', { name: label(lang, updateProfileLabels, 'lbl_uprofile_shipaddress') });
  await eventually(() => street.inputValue()).toBe('Floor 3, Street 51');
  await block.getByText(labels('title')).click();
  await button(block, labels('edit', { name: 'Office' })).click();
  const change = page.getByRole('form', { name: labels('editTitle') });
  await change.getByRole('textbox', { name: labels('street') }).fill('Floor 4, Street 51');
  await button(change, labels('save')).click();
  // The address in use was edited, so the account and the form change as well.
  await eventually(() => street.inputValue()).toBe('Floor 4, Street 51');
  await button(block, labels('remove', { name: 'House 9, Street 240' })).click();
  await eventually(() => choices.count()).toBe(1);
  await eventually(() => address(me)).toBe('Floor 4, Street 51');
});
