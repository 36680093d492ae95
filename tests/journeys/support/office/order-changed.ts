import type { Page } from 'playwright-core';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { heading } from '../open-office.ts';
import { button, eventually } from '../pages.ts';
import { productOf, labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

const t = ({ lang }: Visitor) => labelsOf(lang, officeOrderChange);
const lines = (page: Page) => page.locator('.cart-lines tbody tr');
const canBeSaved = (me: Visitor) => eventually(() => button(me.page, t(me)('save')).isDisabled()).toBe(false);

export const totalOf = (page: Page): Promise<string> => page.locator('.order-sums .is-total dd').innerText();

/** Reduces an order's only line by one unit. */
export async function takeOneAway(me: Visitor): Promise<void> {
  await lines(me.page).locator('.stepper button').first().click();
  await canBeSaved(me);
}

/** Adds the demo's clock, whose options are still open. */
export async function addClock(me: Visitor): Promise<void> {
  const { name } = productOf('wall-clock', me.lang);
  await me.page.getByRole('searchbox').fill(name);
  const found = me.page.getByRole('list', { name: labelsOf(me.lang, officePhoneOrderLabels)('found') });
  await found.getByRole('button', { name }).click();
  await me.page.getByText(t(me)('isNew')).waitFor();
}

/**
 * Selects the missing options and saves. If the order is on delivery, this asks for a confirmation.
 * @returns the new total
 */
export async function askAboutChange(me: Visitor): Promise<string> {
  for (const select of await lines(me.page).getByRole('combobox').all())
    await select.selectOption({ index: 1 });
  await canBeSaved(me);
  const total = await totalOf(me.page);
  await button(me.page, t(me)('save')).click();
  await me.page
    .getByRole('dialog')
    .getByText(t(me)('onDelivery', { amount: total }))
    .waitFor();
  return total;
}

/** Confirms the change. The order shows it. */
export async function saveChange(me: Visitor, number: string): Promise<void> {
  const { page, lang } = me;
  await button(page.getByRole('dialog'), t(me)('save')).click();
  await heading(page, number);
  await page.getByText(t(me)('wasChanged')).first().waitFor();
  await page.getByText(t(me)('wasIn', { n: 1, name: productOf('wall-clock', lang).name })).waitFor();
}
