import { expect, test } from 'vitest';
import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { companyLabels } from '#contract/labels/storefront/company.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { vatMonth } from '#contract/resources/vat-month.ts';
import { changeSettings } from '#shop/content/content.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { openOffice } from './support/open-office.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, main, message, open } from './support/pages.ts';
import { productOf, wordsOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const shop = await ownShop();
const { db } = shop;
const url = shop.url.replace('127.0.0.1', 'localhost');
const lang = 'ar';
const year = new Date().getFullYear();
const invoice = `INV-${year}-000001`;
const creditNote = `CN-${year}-000001`;

test('a company orders with a tax invoice, and gets a credit note when the order is canceled', async () => {
  await changeSettings(db, { vatOn: true, vatNumber: 'L001-100012345' }, 'system');
  const checkout = async () => (await fetch(`${shop.url}/${lang}/checkout`)).text();
  await eventually(checkout).toContain('companies');
  const check = wordsOf(lang, checkoutLabels);
  const company = wordsOf(lang, companyLabels);
  const history = wordsOf(lang, ordersHistoryLabels);
  const customer = await newCustomer(shop.url, lang);
  const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id });
  const me = await visitor({ lang, width: 390, shop: shop.url, stored: { ...customer.stored, cartItems } });
  const { page } = me;
  await open(me, '/checkout');
  await page.getByText(wordsOf(lang, sharedLabels)('includesVat', { percent: 10 })).waitFor();
  await page.getByText(check('forCompany')).click();
  const name = page.getByRole('textbox', { name: company('name') });
  // A tax number without a name isn't enough.
  await page.getByRole('textbox', { name: company('taxNumber') }).fill('K001-901234567');
  await page.getByText(company('nameMissing')).waitFor();
  const place = button(main(page), check('lbl_check_placeorder'));
  await place.click();
  await eventually(() => name.evaluate((each) => each === document.activeElement)).toBe(true);
  await name.fill('ក្រុមហ៊ុន មេគង្គ');
  await page.getByRole('textbox', { name: company('address') }).fill('ផ្ទះ 12 ផ្លូវ 240');
  expect(await axeFindings(page)).toEqual([]);
  await place.click();
  await button(page.getByRole('dialog'), check('confirmYes')).click();
  await message(me, 'orderPlaced').first().waitFor();

  const { id, number } = await db
    .selectFrom('customer_order')
    .select(['id', 'number'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('order_hold').set({ confirmed_at: new Date() }).execute();
  for (const to of [2, 91] as const) await changeOrderStatus(db, { orderId: id, to, actor: 'staff 1' });

  await open(me, `/orders-history?order=${number}`);
  await page.getByText('ក្រុមហ៊ុន មេគង្គ').first().waitFor();
  for (const [text, document] of [
    [history('taxInvoice', { number: invoice }), invoice],
    [history('creditNote', { number: creditNote }), creditNote],
  ] as const)
    expect(await page.getByRole('link', { name: text }).getAttribute('href')).toBe(
      `/tax-documents/${document}`,
    );

  const office = await openOffice(lang, 1440, { shop: url, path: `/orders/${number}` });
  const tax = wordsOf(lang, officeTaxLabels);
  await office.page.getByText('K001-901234567').waitFor();
  await office.page.getByRole('link', { name: tax('creditNote', { number: creditNote }) }).waitFor();
  expect(await axeFindings(office.page)).toEqual([]);
  await office.page.goto(`${url}/office/${lang}/money`);
  await office.page.getByRole('link', { name: wordsOf(lang, vatMonth.labels)('many') }).click();
  const month = office.page.getByRole('row', { name: new RegExp(`${year}-\\d\\d`, 'u') });
  // The credit note takes back the VAT of the invoice.
  await month.getByText('$0.00').first().waitFor();
  expect(await axeFindings(office.page)).toEqual([]);
});
