import { expect, test } from 'vitest';
import { transferMethodId } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { cartOf, newCustomer } from '../journeys/support/customer.ts';
import { officeShop as shop, inByKeys } from '../journeys/support/in-by-keys.ts';
import { button, eventually, link } from '../journeys/support/pages.ts';
import { placedOrder } from '../journeys/support/placed-order.ts';
import { showSlip } from '../journeys/support/show-slip.ts';
import { productOf, labelsOf } from '../journeys/support/texts.ts';

test('an underpaid transfer is matched, its balance waived and another confirmed by keyboard only', async () => {
  const t = labelsOf('en', officeMoneyLabels);
  const common = labelsOf('en', officeCommonLabels);
  const customer = await newCustomer(shop);
  const pepper = cartOf({ id: productOf('kampot-pepper', 'en').id, quantity: 3 });
  const payment = { PaymentMethod: String(transferMethodId), paymentToken: '' };
  const { OrderId, OrderNumber: number } = await placedOrder(shop, customer, pepper, payment);
  await showSlip(shop, customer, OrderId);
  const { page, press, reach, write, go, arrived, keepsFocus, frame } = await inByKeys('en');
  await go('m', frame('money'));
  await press(link(page, `${t('match')} ${number}`));
  await arrived(number);

  // Buttons and letter keys rotate and enlarge the slip.
  const shape = page.locator('.slip-shape');
  await press(button(page, t('larger')));
  await press(button(page, t('turn')));
  await eventually(() => shape.getAttribute('style')).toMatch(/--size: 1.5; --turn: 90deg/u);
  for (const key of ['l', 's', 's', 'r', 'r', 'r']) await page.keyboard.press(key);
  await eventually(() => shape.getAttribute('style')).toMatch(/--size: 1; --turn: 0deg/u);
  await keepsFocus();

  await write(page.getByLabel(common('amount')), '25.00');
  await write(page.getByLabel(t('bankReference')), `FT ${number}`);
  // A date is shown in the shop's format, and entered in the browser's.
  const day = page.getByLabel(t('day'));
  const today = await day.inputValue();
  await reach(day);
  await page.keyboard.type('11242026');
  await eventually(() => day.inputValue()).toBe('2026-11-24');
  expect(await day.getAttribute('data-day')).not.toBe(today);
  const requests = { amount: '$25.00', missing: '$0.50' };
  await button(page, t('confirmAsk', requests)).waitFor();
  await keepsFocus();
  const choice = page.locator('[name="missing"]');
  await reach(choice.first());
  await page.keyboard.press('ArrowDown');
  expect(await choice.last().isChecked()).toBe(true);
  await button(page, t('confirmLetGo', requests)).waitFor();
  await keepsFocus();
  await page.keyboard.press('ArrowUp');
  await button(page, t('confirmAsk', requests)).waitFor();
  await keepsFocus();
  await press(button(page, t('confirmAsk', requests)));
  await arrived(frame('money'));

  // The balance due is confirmed by Enter in a field.
  await press(link(page, `${t('match')} ${number}`));
  await arrived(number);
  await page.getByText(t('partCame', { amount: '$25.00' })).waitFor();
  await write(page.getByLabel(common('amount')), '0.50');
  await write(page.getByLabel(t('bankReference')), `FT ${number} B`);
  await page.getByText(t('place', { seen: '$0.50' })).waitFor();
  await page.keyboard.press('Control+Enter');
  await arrived(frame('money'));
  await eventually(() => link(page, `${t('match')} ${number}`).count()).toBe(0);
});
