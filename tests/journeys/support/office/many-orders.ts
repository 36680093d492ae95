import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { paymentMethodIds } from '#contract/constants.ts';
import { cartOf, type Customer, newCustomer } from '../customer.ts';
import { button, eventually } from '../pages.ts';
import { placedOrder } from '../placed-order.ts';
import { productOf, labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

/** Returns an order paid by a card that is accepted. */
export const byCard = () => ({
  PaymentMethod: String(paymentMethodIds.card),
  paymentToken: `tok_test_approve.n${randomUUID()}`,
});

/** Returns a cart of the demo's pepper. */
export const pepper = (quantity: number) => cartOf({ id: productOf('kampot-pepper', 'en').id, quantity });

/**
 * Places orders of one customer, oldest first: some on delivery, of which a new customer may have three, and
 * the others paid.
 */
export async function ordersPlaced(
  shop: string,
  count: number,
  onDelivery = 3,
): Promise<{ customer: Customer; numbers: string[] }> {
  const customer = await newCustomer(shop);
  const numbers: string[] = [];
  for (let n = 0; n < count; n++) {
    const payment = n < onDelivery ? undefined : byCard();
    numbers.push((await placedOrder(shop, customer, pepper(n + 1), payment)).OrderNumber);
  }
  return { customer, numbers };
}

/** Returns the numbers in the table, from the top. */
export const shown = (page: Page): Promise<string[]> => page.locator('.orders tbody th').allInnerTexts();

/** Selects all shown orders. */
export async function chooseAll({ page, lang }: Visitor): Promise<void> {
  await page.getByRole('checkbox', { name: labelsOf(lang, officeCommonLabels)('selectAll') }).check();
}

/** Applies a step to the selected orders after a confirmation. `asked` runs before the confirmation. */
export async function takeTogether(
  { page, lang }: Visitor,
  step: 'prepare' | 'send',
  { of, done }: { of: number; done: number },
  requests?: () => Promise<void>,
): Promise<void> {
  const t = labelsOf(lang, officeOrdersLabels);
  await button(page, t(step, { n: of })).click();
  await requests?.();
  await button(page.getByRole('dialog'), labelsOf(lang, officeOrderLabels)(step)).click();
  await page.getByText(t('done', { n: done }), { exact: true }).waitFor();
}

export async function seePrepared({ page, lang }: Visitor, numbers: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: labelsOf(lang, officeOrdersLabels)('toSend') }).click();
  await eventually(() => shown(page)).toEqual(numbers);
}
