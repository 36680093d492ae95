import sharp from 'sharp';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderReportLabels } from '#contract/labels/shared/order-report.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { setDeliveryMethods } from '../support/delivery-methods.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, main, message, open } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, labelsOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const shop = await ownShop();
const { db } = shop;
await sql`update product set shipping_free = false`.execute(db);
await setDeliveryMethods(
  db,
  { name: { en: 'Express', km: 'រហ័ស' }, kind: 'door', priceCents: 300 },
  { name: { en: 'Economy', km: 'សន្សំ' }, kind: 'branch', priceCents: 150 },
);
const lang = 'ar';

test('a customer changes the address before preparation, seeing the new price and day, and later reports damage with a photo', async () => {
  const history = labelsOf(lang, ordersHistoryLabels);
  const profile = labelsOf(lang, updateProfileLabels);
  const report = labelsOf(lang, orderReportLabels);
  const customer = await newCustomer(shop.url, lang);
  const { id, name } = productOf('kampot-pepper', lang);
  const { OrderId, OrderNumber } = await placedOrder(shop.url, customer, cartOf({ id, quantity: 2 }));
  const me = await visitor({ lang, width: 390, shop: shop.url, stored: customer.stored });
  const { page } = me;
  await open(me, `/orders-history?order=${OrderNumber}`);
  await main(page).locator('summary').getByText(history('changeDetails')).click();
  const form = page.getByRole('form', { name: history('changeDetails') });
  const [state, city] = [profile('lbl_uprofile_state'), profile('lbl_uprofile_city')].map((label) =>
    form.getByRole('combobox', { name: label }),
  );
  await eventually(() => state!.locator('option').count()).toBeGreaterThan(5);
  await state!.selectOption({ index: 4 });
  await eventually(() => city!.locator('option').count()).toBeGreaterThan(1);
  await city!.selectOption({ index: 1 });
  const address = form.locator('[name=AddressLineOne]');
  await address.fill('House 12, Street 51');
  expect(await axeFindings(page)).toEqual([]);
  await button(form, history('reviewChange')).click();
  const title = page.getByRole('heading', { name: history('planTitle') });
  await eventually(() => title.evaluate((each) => each === document.activeElement)).toBe(true);
  const plan = page.locator('.o-plan output');
  await page.locator('.o-plan').getByRole('radio').nth(0).click();
  await eventually(() => plan.innerText()).toMatch(/\$\d+\.\d\d[\s\S]*\$\d+\.\d\d/u);
  expect(await plan.locator('p').count()).toBe(2);
  expect(await axeFindings(page)).toEqual([]);
  await button(main(page), history('planSave')).click();
  await message(me, 'orderChanged').waitFor();
  await main(page).getByText('House 12, Street 51').first().waitFor();

  await db.updateTable('order_hold').set({ confirmed_at: new Date() }).execute();
  for (const to of [2, 3] as const) await changeOrderStatus(db, { orderId: OrderId, to, actor: 'staff 1' });
  // Photos open only in a browser in which the customer is logged in.
  const { email: Email, password: Password } = customer;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { requestParameters: { Email, Password } };
  await page.request.post(`${shop.url}/api/v1/${getUserLogin.path}`, { data, headers });
  await page.reload();
  await main(page).locator('summary').getByText(report('title')).click();
  const wrong = page.getByRole('form', { name: report('title') });
  await button(wrong, report('send')).click();
  await wrong.getByText(report('whichMissing')).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.matches('[aria-invalid=true]'));
  expect(await focused()).toBe(true);
  await wrong.getByRole('checkbox', { name }).check();
  await wrong.getByRole('spinbutton', { name: report('howMany', { name }) }).fill('1');
  await wrong.locator('[name=Message]').fill('The jar is broken.');
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
    .png()
    .toBuffer();
  await wrong
    .locator('[name=Photos]')
    .setInputFiles({ name: 'jar.png', mimeType: 'image/png', buffer: photo });
  await wrong.getByText('jar.png').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button(wrong, report('send')).click();
  await message(me, 'reportSent').waitFor();
  expect(await wrong.count()).toBe(0);
  const opener = main(page).locator('summary').getByText(report('title'));
  expect(
    await opener.evaluate((each) => each.closest('summary') === document.activeElement),
    'focus after the form is closed',
  ).toBe(true);
  const reports = page.getByRole('region', { name: report('reports') });
  await reports.getByText('The jar is broken.').waitFor();
  expect(await reports.getByText('The jar is broken.').innerText()).toMatch(/\nThe jar is broken\.$/u);
  const picture = reports.getByRole('img', { name: report('photo', { n: 1 }) });
  await picture.scrollIntoViewIfNeeded();
  await eventually(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(
    0,
  );
  expect(await axeFindings(page)).toEqual([]);
});
