import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { callFrom } from './support/open-office.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { officeShop, inByKeys } from './support/in-by-keys.ts';
import { hasFocus } from './support/keys.ts';
import { button, eventually, link } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, labelsOf } from './support/texts.ts';

const shop = officeShop;

test('an order is found, prepared, shipped and partly refunded by keyboard only', async () => {
  const t = labelsOf('en', officeOrderLabels);
  const refund = labelsOf('en', officeRefundLabels);
  const common = labelsOf('en', officeCommonLabels);
  const pepper = cartOf({ id: productOf('kampot-pepper', 'en').id, quantity: 3 });
  const payment = { PaymentMethod: '5', paymentToken: `tok_test_approve.n${randomUUID()}` };
  const { OrderNumber: number } = await placedOrder(shop, await newCustomer(shop), pepper, payment);
  const { page, press, reach, write, go, arrived, keepsFocus, frame, dialog } = await inByKeys('en');
  await go('o', frame('orders'));
  await write(page.getByRole('searchbox'), number);
  await eventually(() => page.locator('.orders tbody th').allInnerTexts()).toEqual([number]);
  const row = link(page, number);
  await reach(row);
  for (const key of ['j', 'k']) await page.keyboard.press(key);
  expect(await hasFocus(row)).toBe(true);
  await page.keyboard.press('Enter');
  await arrived(number);

  for (const step of ['prepare', 'send'] as const) {
    await press(button(page, t(step)).first());
    // Preparing asks nothing, and the tracking number has the focus.
    if (step === 'prepare') {
      await button(page, t('send')).first().waitFor();
      continue;
    }
    await dialog.waitFor();
    await eventually(() => hasFocus(dialog.getByRole('textbox').first())).toBe(true);
    await page.keyboard.type('EMS 77');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await keepsFocus();
  }
  await page.getByText(t('wentOut'), { exact: true }).waitFor();

  await press(button(page, refund('refund')));
  const lines = dialog.getByRole('radio', { name: refund('lines'), exact: true });
  await reach(lines);
  await eventually(async () => {
    if (!(await lines.isChecked())) await page.keyboard.press('ArrowDown');
    return lines.isChecked();
  }).toBe(true);
  await write(dialog.getByRole('row').last().getByRole('textbox'), '1');
  await write(dialog.getByLabel(common('reason')), 'One tin arrived open');
  await press(dialog.getByRole('button', { name: /^Refund \$\d/u }));
  await dialog.waitFor({ state: 'hidden' });
  await keepsFocus();
});

test('a price and many prices are changed and undone by keyboard only', async () => {
  const lang = 'ar';
  const together = labelsOf(lang, officeTogetherLabels);
  const common = labelsOf(lang, officeCommonLabels);
  const { page, press, reach, write, go, keepsFocus, frame } = await inByKeys(lang);
  const name = `Keys ${Date.now()}`;
  for (const n of [1, 2, 3])
    await callFrom(page, 'create-product', {
      attempt: randomUUID(),
      fields: { texts: { en: { name: `${name} ${n}` } }, priceCents: 1000, categoryIds: [1] },
    });
  await go('p', frame('products'));
  await write(page.getByRole('searchbox'), name);
  await eventually(() => page.locator('.of-sku').count()).toBe(3);
  const price = page.locator('td.of-price').first();
  await press(price.getByRole('button'));
  await page.keyboard.type('12.5');
  await page.keyboard.press('Enter');
  await eventually(() => price.innerText()).toContain('$12.50');
  await keepsFocus();
  await press(button(page, common('undo')));
  await eventually(() => price.innerText()).toContain('$10.00');
  await keepsFocus();

  await reach(page.getByRole('checkbox', { name: common('selectAll') }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await press(link(page, together('change')));
  await write(page.locator('[name="by"]'), '20');
  await page.locator('.together ins').first().getByText('$11.90').waitFor();
  await press(button(page, together('changeN', { n: 3 })));
  await button(page, common('undoAll', { n: 3 })).waitFor();
  await keepsFocus();
  await press(button(page, common('undoAll', { n: 3 })));
  await page.getByText(together('undone', { n: 3 })).waitFor();
  await keepsFocus();
});

test('a banner is edited and restored by keyboard only, and the command palette opens the next screen', async () => {
  const [t, fields] = [labelsOf('en', officeContentLabels), labelsOf('en', contentFieldLabels)];
  const common = labelsOf('en', officeCommonLabels);
  const { page, press, write, go, arrived, keepsFocus, frame } = await inByKeys('en');
  await go('n', t('views'));
  const rows = page.getByRole('list', { name: t('banners'), exact: true }).getByRole('link');
  await press(rows.last());
  const side = page.getByRole('textbox', {
    name: `${fields('banner.bottom')}, ${labelsOf('en', recordLabels)('english')}`,
    exact: true,
  });
  await side.waitFor();
  const before = await side.inputValue();
  for (const text of ['By keys', before]) {
    await write(side, text || ' ');
    await press(button(page, common('publish')));
    await eventually(() => page.locator('.part-form').getByText(common('oneFieldChanged')).count()).toBe(0);
    await keepsFocus();
  }

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: labelsOf('en', officeCommonLabels)('search') });
  await eventually(() => hasFocus(field)).toBe(true);
  await page.keyboard.type('paym');
  await eventually(() => field.inputValue()).toBe('paym');
  const options = page.getByRole('dialog').getByRole('option');
  await eventually(() => options.first().innerText()).toContain(frame('money'));
  await page.keyboard.press('Enter');
  await arrived(frame('money'));
  await page.keyboard.press('Control+k');
  await eventually(() => hasFocus(field)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  await keepsFocus();
  expect(await page.title()).toContain(frame('money'));
});
