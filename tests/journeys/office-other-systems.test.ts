import { expect, test } from 'vitest';
import { officeKeyLabels } from '#contract/labels/office/keys.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { officeWebhookLabels } from '#contract/labels/office/webhooks.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { getCustomerDetails } from '#contract/operations/office/customers/get-customer-details.ts';
import { createKey } from '#contract/operations/office/keys/create-key.ts';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { apiKey } from '#contract/resources/api-key.ts';
import { webhookDelivery } from '#contract/resources/webhook-delivery.ts';
import { webhookEndpoint } from '#contract/resources/webhook-endpoint.ts';
import { webhookReceiver } from '../calls/office/webhook-receiver.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { heading, openOffice } from './support/open-office.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, link } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { labelsOf, productOf } from './support/texts.ts';
import { stricterLanguage, type Visitor } from './support/visitor.ts';

// Only a shop of its own may send to this machine.
const shop = await ownShop({ WEBHOOK_LOOPBACK: 'on' });
const office = { shop: shop.url.replace('127.0.0.1', 'localhost') };
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
const order = async () => {
  const { id } = productOf('kampot-pepper', 'en');
  return placedOrder(shop.url, await newCustomer(shop.url), cartOf({ id, quantity: 2 }));
};

test.each(stricterLanguage)(
  'staff add a webhook, its receiver verifies the event of an order, and staff send it again: %s',
  async (lang) => {
    const [t, endpoint, delivery] = [
      labelsOf(lang, officeWebhookLabels),
      labelsOf(lang, webhookEndpoint.labels),
      labelsOf(lang, webhookDelivery.labels),
    ];
    const receiver = await webhookReceiver();
    // Deliveries are shown before they end. Then the screens show how they ended.
    receiver.answers(() => ({ status: 204, afterMs: 3000 }));
    const address = `${receiver.url}?for=angkor-gifts-bookkeeping`;
    const me = await openOffice(lang, 390, { ...office, path: '/settings/webhooks' });
    const { page } = me;
    await heading(page, endpoint('many'));
    await link(page, endpoint('newOne')).click();
    await heading(page, endpoint('newOne'));
    await page.locator('input[name="address"]').fill(address);
    await page.locator('input[name="events.order.placed"]').check();
    await button(page, labelsOf(lang, recordLabels)('make')).click();
    await heading(page, address);
    await button(page, t('createSecret')).click();
    const secret = page.locator('.command code');
    await secret.waitFor();
    receiver.takes((await secret.innerText()).trim());
    await clean(me);

    const { OrderId, OrderNumber } = await order();
    await eventually(() => receiver.received.length).toBe(1);
    const [event] = receiver.received;
    expect(event?.body).toMatchObject({
      type: 'order.placed',
      data: { id: OrderId, number: OrderNumber },
    });

    await link(page, t('seeDeliveries')).click();
    await heading(page, delivery('many'));
    const row = page.getByRole('row').filter({ hasText: delivery('field.event.order.placed') });
    await row.getByText(delivery('field.state.delivered')).waitFor();
    await clean(me);
    // On a tablet, no column is hidden sideways.
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await page.locator('.grid-wrap').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(
      0,
    );
    await row.getByRole('link').first().click();
    await page.locator('pre').getByText(OrderNumber).waitFor();
    await clean(me);
    await button(page, t('sendAgain')).click();
    await eventually(() => receiver.received.map(({ id }) => id)).toEqual([event?.id, event?.id]);
    expect(receiver.received[1]?.body).toEqual(event?.body);
    expect(receiver.counts.forged).toBe(0);
    await button(page, t('sendAgain')).waitFor({ state: 'detached' });
    await button(page, t('sendAgain')).waitFor();
  },
);

test.each(stricterLanguage)(
  'an API key that staff create for reading orders reads them, is refused every other call, and ends at once: %s',
  async (lang) => {
    const [t, key] = [labelsOf(lang, officeKeyLabels), labelsOf(lang, apiKey.labels)];
    const { OrderNumber } = await order();
    const me = await openOffice(lang, 390, { ...office, path: '/settings/keys' });
    const { page } = me;
    await heading(page, key('many'));
    await button(page, key('newOne')).click();
    const dialog = page.getByRole('dialog');
    const name = 'Bookkeeping <b>';
    await dialog.getByLabel(labelsOf(lang, officeCommonLabels)('name'), { exact: true }).fill(name);
    await button(dialog, t('create')).click();
    await dialog.getByText(t('choose')).waitFor();
    await dialog.locator('input[name="orders.read"]').check();
    await button(dialog, t('create')).click();
    await dialog.getByText(t('onlyNow')).waitFor();
    await clean(me);
    const [text = '', command = ''] = await dialog.locator('.command code').allInnerTexts();
    const [, base = ''] = /curl (\S+\/office\/api\/)/u.exec(command) ?? [];
    const send = async ({ path }: { path: string }, body: object = {}) => {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${text.trim()}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    };
    const listed = await send(listOrders, { find: OrderNumber });
    expect(listed.status).toBe(200);
    expect(listed.text).toContain(OrderNumber);
    const step = { number: OrderNumber, step: 'cancel', from: 'active' };
    for (const [operation, body] of [
      [takeOrderStep, step],
      [exportOrders, { language: 'en' }],
      [getProduct, { id: 1 }],
      [getCustomerDetails, { id: 1, language: 'en' }],
      [listRecords, { kind: 'apiKey' }],
      [createKey, { name: 'Another', permissions: ['orders.read'] }],
    ] as const)
      expect([operation.name, (await send(operation, body)).status]).toEqual([operation.name, 403]);

    await button(dialog, labelsOf(lang, officeCommonLabels)('done')).click();
    await link(page, name).click();
    await heading(page, name);
    await button(page, t('end')).click();
    await button(page.getByRole('dialog'), t('end')).click();
    await page.getByText(key('field.state.ended')).first().waitFor();
    await clean(me);
    expect((await send(listOrders)).status).toBe(401);
  },
);
