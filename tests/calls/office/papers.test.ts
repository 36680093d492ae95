import { describe, expect, it } from 'vitest';
import { maxDocuments } from '#contract/constants.ts';
import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { formatAmount, centsOf } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { pdfFonts, pdfPageCount } from '#tests/support/pdf-text.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { bag, mug, sticker } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay, request: fetchShop, server } = shop;
const { request, inside } = officeOf(shop);
const [owner, workshop] = [await inside(1), await inside(3)];
await query`insert into riel_rate (rate, set_by) values (4100, 'srey')`;

interface Placed {
  number: string;
  shopper: Shopper;
}
async function order(
  language: 'en' | 'ar',
  payment: object = {},
  lines: object[] = [mug(2), bag],
): Promise<Placed> {
  const shopper = await newShopper(db);
  const number = (await pay(shopper, lines, { languageCode: language, ...payment })).data[0]
    .OrderNumber as string;
  await query`update customer_order set language_id = ${language === 'en' ? 1 : 2} where number = ${number}`;
  // A new customer's order must be confirmed before its items are packed.
  await query`update order_hold set confirmed_at = now()
    where order_id = (select id from customer_order where number = ${number})`;
  return { number, shopper };
}

const file = (
  paper: string,
  numbers: readonly string[],
  who = owner,
  headers: Record<string, string> = officePageHeaders,
) =>
  server.inject({
    url: `/office/papers/${paper}?orders=${numbers.join(',')}`,
    headers: { cookie: who.cookie, ...headers },
  });

/** Returns every amount shown on the order's page. */
async function shownByShop({ number, shopper }: Placed) {
  const whose = { UserId: shopper.customerId, WithCancelled: true };
  const all = (await fetchShop(getCustomerOrderHistoryMaster, whose, shopper)).data;
  const row = all.find((each: { OrderNumber: string }) => each.OrderNumber === number);
  const lines = (await fetchShop(getCustomerOrderHistoryDetail, { OrderId: row.OrderId, ...whose }, shopper))
    .data;
  const dollars = [row.OrderSubTotal, row.OrderTotal];
  for (const { Price, OrderItemTotal } of lines) dollars.push(Price, OrderItemTotal);
  return [...dollars.map((each: number) => formatAmount(centsOf(each))), formatRiel(row.Riel.Total)];
}

it.each([
  ['en', 'Invoice', 'Amount due'],
  ['ar', 'វិក្កយបត្រ', 'នៅត្រូវបង់'],
] as const)(
  'an invoice in %s has the shop’s totals to the cent, and the shop’s own fonts',
  async (language, title, toPay) => {
    const placed = await order(language);
    const since = await auditedSince(db);
    const reply = await file('invoices', [placed.number]);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${placed.number.toLowerCase()}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await since()).toMatchObject([
      { event: 'papers printed', actor: `staff ${owner.id}`, detail: { paper: 'invoice' } },
    ]);
    const [page = ''] = await pdfPageCount(reply.rawPayload);
    for (const text of [title, toPay, placed.number, ...(await shownByShop(placed))])
      expect(page).toContain(text);
    const fonts = pdfFonts(reply.rawPayload);
    expect(fonts).toContain('KantumruyPro-Regular');
    expect(fonts).toContain(language === 'en' ? 'YoungSerif-Regular' : 'Moul-Regular');
    expect([...fonts].filter((name) => !/^(?:Kantumruy|YoungSerif|Moul)/u.test(name))).toEqual([]);
  },
);

it('an invoice shows payments and refunds, and interprets no input as markup', async () => {
  const placed = await order('en', card(token('approve.hook-none')));
  await query`update customer_order set first_name = '#panic("x") *b* $x$ @ref' where number = ${placed.number}`;
  await query`update payment set refunded_cents = 100, state = 'part_refunded'
      where order_id = (select id from customer_order where number = ${placed.number})`;
  const [page = ''] = await pdfPageCount((await file('invoices', [placed.number])).rawPayload);
  expect(page).toContain('#panic("x") *b* $x$ @ref');
  expect(page).toMatch(/Refunded[\s\S]*-\$1\.00/u);
  expect(page).not.toContain('Amount due');
});

it('an invoice is one of several in a file, each with pages of its own', async () => {
  const placed = [await order('en'), await order('ar')];
  const numbers = placed.map(({ number }) => number);
  const pages = await pdfPageCount((await file('invoices', numbers)).rawPayload);
  expect(pages).toHaveLength(2);
  for (const [at, number] of numbers.entries()) expect(pages[at]).toContain(number);
});

it('a packing slip shows options, gift and note, without prices', async () => {
  const placed = await order('en');
  await query`update customer_order set note = 'Ring twice', second_mobile = '097 555 1234', gift_message = 'Happy birthday', gift_wrap = true,
      gift_without_prices = true where number = ${placed.number}`;
  const reply = await file('packing-slips', [placed.number], workshop);
  const [page = ''] = await pdfPageCount(reply.rawPayload);
  // For a gift, the shop calls the recipient instead of the customer.
  await query`update customer_order set recipient = 'Meas Bopha', recipient_mobile = '011 222 333' where number = ${placed.number}`;
  const [gift = ''] = await pdfPageCount((await file('packing-slips', [placed.number], workshop)).rawPayload);
  for (const text of ['Meas Bopha', '011 222 333', '097 555 1234']) expect(gift).toContain(text);
  expect(gift).not.toContain('Sokha Chan');
  const [bill = ''] = await pdfPageCount((await file('invoices', [placed.number])).rawPayload);
  expect(bill).toContain('Sokha Chan');
  expect(bill).not.toContain('Meas Bopha');
  for (const text of [
    'Packing slip',
    ...(
      await query`select sku from order_unit join customer_order o on o.id = order_id where number = ${placed.number}`
    ).map(({ sku }) => sku as string),
    'Ring twice',
    'Happy birthday',
    'No prices in the package',
    'Sokha Chan',
    '097 555 1234',
  ])
    expect(page).toContain(text);
  expect(page).not.toMatch(/\$|៛|\d\.\d\d/u);
  const { sheets } = (await request(getPackingSlips, { numbers: [placed.number] }, workshop.cookie)).data;
  expect(sheets[0].lines[0].details.length).toBeGreaterThan(1);
});

it('a packing slip is omitted for orders that need confirmation, alone or among others; an invoice is not', async () => {
  const [confirmed, placed] = [await order('en'), await order('en')];
  await query`insert into order_hold (order_id, customer_id, placed_from, held_cents, ends_at)
      select id, customer_id, 'here', 0, now() + interval '1 day' from customer_order where number = ${placed.number}
      on conflict (order_id) do update set ends_at = excluded.ends_at, confirmed_at = null`;
  for (const numbers of [[placed.number], [confirmed.number, placed.number]]) {
    const { status, data } = await request(getPackingSlips, { numbers }, workshop.cookie);
    expect([status, data]).toEqual([409, { numbers: [placed.number] }]);
    expect((await file('packing-slips', numbers, workshop)).statusCode).toBe(409);
  }
  expect((await file('invoices', [placed.number])).statusCode).toBe(200);
  await query`update order_hold set confirmed_at = now()
      where order_id = (select id from customer_order where number = ${placed.number})`;
  expect((await file('packing-slips', [placed.number], workshop)).statusCode).toBe(200);
});

it('a packing slip is missing when no item ships', async () => {
  const placed = await order('en', {}, [sticker]);
  expect((await request(getPackingSlips, { numbers: [placed.number] }, owner.cookie)).status).toBe(409);
});

describe('documents', () => {
  it('documents require permission for their content, and a request from our own pages', async () => {
    const { number } = await order('en');
    expect((await file('invoices', [number], workshop)).statusCode).toBe(403);
    expect((await request(getInvoices, { numbers: [number] }, workshop.cookie)).status).toBe(403);
    const nobody = await file('invoices', [number], { ...owner, cookie: '' });
    expect(nobody.statusCode).toBe(401);
    expect(nobody.headers['content-type']).toContain('text/html');
    for (const site of ['cross-site', 'same-site'])
      expect((await file('invoices', [number], owner, { 'sec-fetch-site': site })).statusCode).toBe(403);
    expect((await file('invoices', [number], owner, { 'sec-fetch-site': 'none' })).statusCode).toBe(200);
  });

  it('a document of an unknown order is 404 with a message, of too many or no orders 400, and of an unknown type 404', async () => {
    const none = await file('invoices', ['AG0']);
    expect(none.statusCode).toBe(404);
    expect(none.body).toContain('រកមិនឃើញទៀតទេ');
    const many = Array.from({ length: maxDocuments + 1 }, (_, at) => `AG${at}`);
    expect((await file('invoices', many)).statusCode).toBe(400);
    expect((await file('invoices', [])).statusCode).toBe(400);
    expect((await file('receipts', ['AG1'])).statusCode).toBe(404);
  });
});
