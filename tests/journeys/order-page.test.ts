import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { shopUrl } from '../support/browser.ts';
import { answer } from './support/answers.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually, link, main, message, open, stored } from './support/pages.ts';
import { cancelElsewhere, placedOrder } from './support/placed-order.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { releaseTest, stricterLanguage, visitor, type Visitor, widthOf } from './support/visitor.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe.each(stricterLanguage)('the order page, in %s', (lang) => {
  const labels = labelsOf(lang, ordersHistoryLabels);
  const step = labelsOf(lang, orderProgressLabels);
  const [pepper, clock] = [productOf('kampot-pepper', lang), productOf('wall-clock', lang)];
  const [width] = widthOf[lang];

  /** Opens the order that was just placed. */
  async function atOrder(cart: ReturnType<typeof cartOf> = []) {
    const customer = await newCustomer(shopUrl(), lang);
    const lines = cartOf({ id: pepper.id, quantity: 2 }, { id: clock.id });
    const placed = await placedOrder(shopUrl(), customer, lines);
    const me = await visitor({ lang, width, stored: { ...customer.stored, cartItems: cart } });
    await open(me, `/orders-history?order=${placed.OrderNumber}`);
    await main(me.page)
      .getByRole('list', { name: step('where') })
      .waitFor();
    return { me, customer, placed, number: placed.OrderNumber };
  }
  const question = ({ page }: Visitor, key: 'cancelOrder' | 'changeOrder') =>
    main(page)
      .locator('details')
      .filter({ has: page.locator('summary').getByText(labels(key)) });

  test('the order page shows status, payment and items with texts and times', async () => {
    const { me } = await atOrder();
    const paymentLine = main(me.page)
      .getByRole('list', { name: step('where') })
      .getByRole('listitem');
    await eventually(() => paymentLine.count()).toBe(4);
    await eventually(() => paymentLine.first().getAttribute('aria-current')).toBe('step');
    await eventually(() => paymentLine.first().innerText()).toMatch(/\d\d:\d\d/u);
    await eventually(() => paymentLine.nth(1).textContent()).toBe(step('preparing') + step('comesNext'));
    await eventually(() => paymentLine.nth(2).textContent()).toBe(step('sent') + step('notYet'));
    await eventually(() => paymentLine.last().textContent()).toContain(`${step('expected')} `);
    const payment = main(me.page).getByRole('region', { name: labels('payment'), exact: true });
    await eventually(() => payment.innerText()).toContain(step('due'));
    await eventually(() => payment.innerText()).toContain('$31.50');
    // The cash amount is shown in both currencies, at a fixed rate.
    await eventually(() => payment.innerText()).toContain('129,200៛');
    const [before = '', after = ''] = labels('rielStays', { rate: '4,100៛', day: '|' }).split('|');
    const stays = main(me.page).getByText(before).filter({ hasText: after }).locator('visible=true');
    await eventually(() => stays.innerText()).toMatch(/\d\d-\d\d-\d{4}/u);
  });

  test('the order page is scrolled into view from the list', async () => {
    const { me, number } = await atOrder();
    const { page } = me;
    await open(me, '/orders-history');
    await page.setViewportSize({ width, height: 420 });
    const row = main(page).getByRole('row').filter({ hasText: number }).first();
    await row.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await row.getByRole('button').click();
    const detail = page.locator('.o-detail');
    await detail.getByRole('list', { name: step('where') }).waitFor();
    // Returns the position below its row, and below the bar above it.
    const top = () => detail.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(260);
  });

  test('an order is canceled in place after confirmation; keeping the order leads back, and the home page and list update', async () => {
    const { me, number } = await atOrder();
    const { page } = me;
    const cancel = question(me, 'cancelOrder');
    await cancel.locator('summary').press('Enter');
    await cancel.getByText(labels('cancelCash'), { exact: false }).waitFor();
    const acts = await cancel.getByRole('button').allInnerTexts();
    expect(acts).toEqual([labels('keepIt'), labels('cancelYes')]);
    await button(cancel, labels('keepIt')).click();
    expect(await cancel.getAttribute('open')).toBeNull();
    await eventually(() => focused(page)).toBe(labels('cancelOrder'));

    await cancel.locator('summary').press('Enter');
    await button(cancel, labels('cancelYes')).click();
    await message(me, 'orderCancelled', { number }).waitFor();
    await eventually(() => focused(page)).toContain(number);
    await main(page)
      .getByText(label(lang, sharedLabels, 'statusCancelled'), { exact: true })
      .first()
      .waitFor();
    await main(page).getByText(labels('nothingToPay'), { exact: true }).first().waitFor();
    await eventually(() => cancel.count()).toBe(0);
    const paymentLine = main(page)
      .getByRole('list', { name: step('where') })
      .getByRole('listitem');
    await eventually(() => paymentLine.count()).toBe(2);
    await eventually(() => paymentLine.last().innerText()).toContain(step('cancelled'));
  });

  test('an order is edited by canceling it and adding its items to the cart', async () => {
    const mug = productOf('mouse-pad', lang);
    const { me, number } = await atOrder(cartOf({ id: mug.id }));
    const change = question(me, 'changeOrder');
    await change.locator('summary').click();
    await button(change, labels('changeYes')).click();
    await message(me, 'orderCancelled', { number }).waitFor();
    await main(me.page)
      .getByRole('heading', { name: labels('againDone') })
      .waitFor();
    await main(me.page).getByText(labels('againAll'), { exact: true }).waitFor();
    const cart = (await stored(me.page, 'cartItems')) as { ProductId: string; Quantity: number }[];
    expect(cart.map(({ ProductId, Quantity }) => [Number(ProductId), Quantity])).toEqual([
      [mug.id, 1],
      [pepper.id, 2],
      [clock.id, 1],
    ]);
  });

  test('the order page reorders what is available, and names the items that changed', async () => {
    const { me } = await atOrder(cartOf({ id: clock.id, quantity: 5 }));
    const { page } = me;
    await page.route(`**/api/v1/${getCustomerCartItems.path}`, async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: string };
      const priced = JSON.parse(body.data) as { productsData: { ProductId: number; Price: number }[] };
      for (const line of priced.productsData) Object.assign(line, { Price: 9.25, StockQuantity: 1 });
      await route.fulfill({ response: reply, json: { ...body, data: JSON.stringify(priced) } });
    });
    await button(main(page), labels('orderAgain')).click();
    await eventually(() => focused(page)).toBe(labels('againDiffers'));
    const differences = main(page).getByRole('region', { name: labels('againDiffers') });
    expect((await differences.getByRole('listitem').allInnerTexts())[1]).toBe(
      labels('againPrice', { name: pepper.name, now: '$9.25', was: '$8.50' }),
    );
    expect(await stored(page, 'cartItems')).toHaveLength(1);
    await button(differences, labels('againAdd')).click();
    await eventually(() => focused(page)).toBe(labels('againDone'));
    const notes = main(page).getByRole('region', { name: labels('againDone') });
    await eventually(() => notes.getByRole('listitem').allInnerTexts()).toEqual([
      labels('againFewer', { name: pepper.name, n: 1, was: 2 }),
      labels('againPrice', { name: pepper.name, now: '$9.25', was: '$8.50' }),
      labels('againInCart', { name: clock.name }),
    ]);
    const cart = (await stored(page, 'cartItems')) as { ProductId: string; Quantity: number }[];
    expect(cart.map(({ ProductId, Quantity }) => [Number(ProductId), Quantity])).toEqual([
      [clock.id, 5],
      [pepper.id, 1],
    ]);
    await eventually(() => link(notes, said(lang, 'viewCart')).getAttribute('href')).toBe(`/${lang}/cart`);
  });

  test('the order page prints only the invoice: shop, number, customer, lines, totals and payment', async () => {
    const { me, number } = await atOrder();
    const { page } = me;
    await eventually(() => button(main(page), labels('invoice')).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const paper = await main(page).innerText();
    for (const text of [
      'Angkor Gifts',
      '+855 12 345 678',
      number,
      pepper.name,
      '$17.00',
      '$31.50',
      step('due'),
    ])
      expect(paper).toContain(text);
    expect(
      await main(page)
        .getByRole('heading', { name: labels('invoiceOf', { number }) })
        .isVisible(),
    ).toBe(true);
    for (const hidden of ['orderAgain', 'changeOrCancel', 'nextSteps'] as const)
      expect(paper).not.toContain(labels(hidden));
    expect(await page.getByRole('button').count()).toBe(0);
  });

  releaseTest(
    'the order page says when an order can no longer be canceled, and shows its status',
    async () => {
      const { me } = await atOrder();
      const { page } = me;
      await answer(page, cancelOrder, { statusCode: 409, data: [{ MessageCode: 'cancelTooLate' }] });
      const cancel = question(me, 'cancelOrder');
      await cancel.locator('summary').click();
      await button(cancel, labels('cancelYes')).click();
      await message(me, 'cancelTooLate').waitFor();
      await eventually(() => button(main(page), labels('orderAgain')).isVisible()).toBe(true);
    },
  );

  test('an order canceled on another device shows as canceled after the next request', async () => {
    const { me, customer, placed, number } = await atOrder();
    await cancelElsewhere(shopUrl(), customer, placed);
    const cancel = question(me, 'cancelOrder');
    await cancel.locator('summary').click();
    await button(cancel, labels('cancelYes')).click();
    await message(me, 'orderCancelled', { number }).waitFor();
    await eventually(() => cancel.count()).toBe(0);
    await eventually(() => main(me.page).getByText(labels('nothingToPay')).first().isVisible()).toBe(true);
  });
});
