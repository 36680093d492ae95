import path from 'node:path';
import { expect, test } from 'vitest';
import { feedPath } from '#contract/constants.ts';
import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { companyLabels } from '#contract/labels/storefront/company.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { centsToDollars, dollarsToCents, sumCents } from '#rules/money.ts';
import { percentOf } from '#rules/percent.ts';
import { storedMails } from '#server/adapters/mail/stored-mails.ts';
import { changeSettings } from '#shop/content/content.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { pdfPageCount } from '../support/pdf-text.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { openOffice } from './support/open-office.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, main, message, open } from './support/pages.ts';
import { productOf, labelsOf } from './support/texts.ts';
import { inRelease, visitor } from './support/visitor.ts';

const shop = await ownShop();
const { db } = shop;
const url = shop.url.replace('127.0.0.1', 'localhost');
const lang = 'ar';
const year = new Date().getFullYear();
const invoice = `INV-${year}-000001`;
const creditNote = `CN-${year}-000001`;

const newestOrder = () =>
  db
    .selectFrom('customer_order')
    .select(['id', 'number'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
/** Returns the dollars in a text, as written. */
const amountsIn = (text: string): string[] => text.match(/\$[\d,.]*\d/gu) ?? [];
const centsIn = (amount: string): number => dollarsToCents(amount.replaceAll(/[$,]/gu, '')) ?? NaN;

test('a company orders with a tax invoice, and gets a credit note when the order is canceled', async () => {
  await changeSettings(db, { vatOn: true, vatNumber: 'L001-100012345' }, 'system');
  const checkout = async () => (await fetch(`${shop.url}/${lang}/checkout`)).text();
  await eventually(checkout).toContain('"companies":true');
  const check = labelsOf(lang, checkoutLabels);
  const company = labelsOf(lang, companyLabels);
  const history = labelsOf(lang, ordersHistoryLabels);
  const customer = await newCustomer(shop.url, lang);
  const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id });
  const me = await visitor({ lang, width: 390, shop: shop.url, stored: { ...customer.stored, cartItems } });
  const { page } = me;
  await open(me, '/checkout');
  await page.getByText(labelsOf(lang, sharedLabels)('includesVat', { percent: 10 })).waitFor();
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

  const { id, number } = await newestOrder();
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
  const tax = labelsOf(lang, officeTaxLabels);
  await office.page.getByText('K001-901234567').waitFor();
  await office.page.getByRole('link', { name: tax('creditNote', { number: creditNote }) }).waitFor();
  expect(await axeFindings(office.page)).toEqual([]);
  await office.page.goto(`${url}/office/${lang}/money`);
  await office.page.getByRole('link', { name: labelsOf(lang, officeFrameLabels)('vatByMonth') }).click();
  const month = office.page.getByRole('row', { name: new RegExp(`${year}-\\d\\d`, 'u') });
  // The credit note takes back the VAT of the invoice.
  await month.getByText('$0.00').first().waitFor();
  expect(await axeFindings(office.page)).toEqual([]);
});

test.each([['ar', 390] as const, ...inRelease(['en', 1440])])(
  'VAT that is added is the same in cart, checkout, order, email and invoice, in %s at %i px',
  async (language, width) => {
    await changeSettings(db, { vatOn: true, vatNumber: 'L001-100012345', vatOnTop: true }, 'system');
    const customer = await newCustomer(shop.url, language);
    const pepper = productOf('kampot-pepper', language);
    const cartItems = cartOf({ id: pepper.id, quantity: 3 });
    const me = await visitor({
      lang: language,
      width,
      shop: shop.url,
      stored: { ...customer.stored, cartItems },
    });
    const { page } = me;
    const added = labelsOf(language, sharedLabels)('vat', { percent: 10 });
    const shown = async () => {
      const sums = main(page).locator('.sums').first();
      await sums.getByText(added, { exact: true }).waitFor();
      return amountsIn(await sums.innerText());
    };
    await open(me, '/cart');
    const amounts = await shown();
    const [total = 0, vat = 0, ...net] = amounts.toReversed().map(centsIn);
    expect(vat).toBe(percentOf(sumCents(net), 1000));
    expect(total).toBe(sumCents(net) + vat);
    await open(me, '/checkout');
    expect(await shown()).toEqual(amounts);
    const check = labelsOf(language, checkoutLabels);
    await button(main(page), check('lbl_check_placeorder')).click();
    await button(page.getByRole('dialog'), check('confirmYes')).click();
    await message(me, 'orderPlaced').first().waitFor();
    const { id, number } = await newestOrder();
    await open(me, `/orders-history?order=${number}`);
    expect(await shown()).toEqual(amounts);
    const mail = async () =>
      (await storedMails(path.join(shop.dataFolder, 'mail'), 20)).find(({ headers }) =>
        headers['to']?.includes(customer.email),
      );
    await eventually(async () => (await mail())?.text).toContain(added);
    const text = (await mail())?.text ?? '';
    expect(amountsIn(text.slice(text.indexOf(added)))).toEqual(expect.arrayContaining(amounts.slice(-2)));
    await db.updateTable('order_hold').set({ confirmed_at: new Date() }).execute();
    await changeOrderStatus(db, { orderId: id, to: 2, actor: 'staff 1' });
    await page.reload();
    const link = page.locator('a[href^="/tax-documents/"]');
    // The invoice opens only in a browser in which the customer is logged in.
    const { email: Email, password: Password } = customer;
    const data = { requestParameters: { Email, Password } };
    const headers = { 'sec-fetch-site': 'same-origin' };
    await page.request.post(`${shop.url}/api/v1/${getUserLogin.path}`, { data, headers });
    const file = await page.request.get(`${shop.url}${await link.getAttribute('href')}`);
    const [paper = ''] = await pdfPageCount(await file.body());
    for (const amount of amounts.slice(-2)) expect(paper).toContain(amount);
  },
);

test('a product page gives search engines the price with added VAT, as the feed does', async () => {
  await changeSettings(db, { vatOn: true, vatOnTop: true, productFeed: true }, 'system');
  const { id } = productOf('kampot-pepper', 'en');
  const read = async (address: string) => (await fetch(`${shop.url}${address}`)).text();
  const page = () => read(`/en/product-detail/${id}/shop/x`);
  await eventually(page).toContain('"valueAddedTaxIncluded":true');
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(await page()) ?? [];
  const { offers } = [JSON.parse(json)].flat()[0] as { offers: Record<string, unknown> };
  const price = { priceCurrency: 'USD', price: expect.any(Number) as number };
  expect(offers).toMatchObject({ ...price, priceSpecification: { ...price, valueAddedTaxIncluded: true } });
  const [item = ''] = (await read(feedPath('en'))).match(new RegExp(`<item><g:id>${id}<.*`, 'u')) ?? [];
  const [, inFeed] = /<g:sale_price>([\d.]+)/u.exec(item) ?? /<g:price>([\d.]+)/u.exec(item) ?? [];
  const { price_cents: net } = await db
    .selectFrom('product')
    .select('price_cents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([offers['price'], Number(inFeed)]).toEqual(
    Array.from({ length: 2 }, () => centsToDollars(net + percentOf(net, 1000))),
  );
});
