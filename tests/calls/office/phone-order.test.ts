import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatAmount } from '#rules/money.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { findCustomers } from '#contract/operations/office/phone-orders/find-customers.ts';
import { findGoods } from '#contract/operations/office/phone-orders/find-goods.ts';
import { getCustomer } from '#contract/operations/office/phone-orders/get-customer.ts';
import { getPhonePayment } from '#contract/operations/office/phone-orders/get-phone-payment.ts';
import { listPlaces } from '#contract/operations/office/phone-orders/list-places.ts';
import { placePhoneOrder } from '#contract/operations/office/phone-orders/place-phone-order.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { saveCustomer } from '#contract/operations/office/phone-orders/save-customer.ts';
import { signLink } from '#shop/signed-link.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';

const shop = await payingShop('', { COD_NEWCOMER_ORDERS: '3' });
const { db, query, server, app, payments, reconcile, stockOf } = shop;
const { request, inside } = officeOf(shop);
const [sales, workshop] = [await inside(2), await inside(3)];
await query`insert into staff_role (id, name, permissions) values (77, 'Counter', '{orders.change}')`;
const counter = await inside(77);
await query`insert into payment_method (id, picture, position, shown_as, provider) values
  (6, '/cash.svg', 1, 'nothing', null), (8, '/code.svg', 2, 'code', 'khqr'), (9, '/bank.svg', 3, 'transfer', 'transfer')
  on conflict (id) do update set shown_as = excluded.shown_as, provider = excluded.provider`;
await fillBankNames(db, bankAccount);
await setRielRate(db, 4100, 'system');

let made = 0;
const newNumber = () => `0${12_700_000 + (made += 1)}`;
const home = { address: 'House 12, Street 178', stateId: 1, cityId: 1, postalCode: '' };
const person = { firstName: 'Bopha', lastName: 'Meas', mobile: '', ...home };

let customerId: number;
beforeEach(async () => {
  customerId = await caller();
});

/** Returns a first-time caller. */
async function caller(number = newNumber()): Promise<number> {
  const { data } = await request(saveCustomer, { who: { number, language: 'en' }, ...person }, sales.cookie);
  return data.id;
}

/** The clay mug, blue, small, in full color. */
const mugs = (quantity = 2) => ({
  productId: 1,
  quantity,
  options: [
    { attributeId: 2, optionId: 1 },
    { attributeId: 3, optionId: 2 },
    { attributeId: 1, optionId: 2 },
  ],
});
const wish = (more: object = {}) => ({ lines: [mugs()], ...more });
const quote = async (more: object = {}) =>
  (
    await request(
      quotePhoneOrder,
      { customerId, language: 'en', aloudIn: 'en', ...wish(), ...more },
      sales.cookie,
    )
  ).data;
async function place(more: object = {}, who = sales) {
  const { totalCents } = (await quote(more)).sums;
  const order = { key: randomUUID(), customerId, way: 'cash', language: 'en', totalCents, saidYes: true };
  return request(placePhoneOrder, { ...order, ...wish(), ...more }, who.cookie);
}
const mailsTo = async (id: number) =>
  (
    await query`select m.kind from outbox_mail m join customer c on c.email = m.recipient
      where c.id = ${id} and m.next_try_at < 'infinity' order by m.id`
  ).map(({ kind }) => kind as string);
const orderOf = async (number: string) =>
  (
    await query`select o.id, o.status_id as status, o.payment_method_id as method from customer_order o where number = ${number}`
  )[0];
const stateOf = async (number: string) =>
  (await request(getPhonePayment, { number }, sales.cookie)).data.state as string;

describe('a customer on the phone', () => {
  it('a customer is found by number in any format, by name in either order, and by email', async () => {
    const number = newNumber();
    const id = await caller(number);
    const found = async (find: string, who = sales) =>
      (await request(findCustomers, { find }, who.cookie)).data.customers.map(
        (each: { id: number }) => each.id,
      );
    await query`update customer set second_mobile = '011 777 889' where id = ${id}`;
    for (const find of [number, `+855 ${number.slice(1)}`, number.slice(1, 8), '855 11 777 889'])
      expect(await found(find), find).toContain(id);
    expect(await found('meas bop')).toContain(id);
    const shopper = await newShopper(db);
    expect(await found(shopper.email)).toEqual([shopper.customerId]);
    // Staff members who may not see customers find one only by the complete number.
    expect(await found('Bopha', counter)).toEqual([]);
    expect(await found(number, counter)).toEqual([id]);
    expect((await request(findCustomers, { find: number }, workshop.cookie)).status).toBe(403);
  });

  it('a customer gets an account by number, like a login by number, or keeps the existing one', async () => {
    const number = newNumber();
    const since = await auditedSince(db);
    const id = await caller(number);
    expect(await since()).toMatchObject([
      { event: 'customer made', actor: `staff ${sales.id}`, detail: { customer: id } },
      { event: 'customer changed', actor: `staff ${sales.id}` },
    ]);
    const other = { who: { number: `+855${number.slice(1)}`, language: 'ar' }, ...person, firstName: 'Dara' };
    expect((await request(saveCustomer, other, sales.cookie)).data).toEqual({ id });
    const { data } = await request(getCustomer, { id, language: 'en' }, sales.cookie);
    expect(data).toMatchObject({
      login: `+855${number.slice(1)}`,
      firstName: 'Bopha',
      language: 'en',
      orders: 0,
    });
    expect(await since()).toMatchObject([{}, {}, { event: 'customer seen', detail: { customer: id } }]);
    await query`update customer set active = false where id = ${id}`;
    expect((await request(saveCustomer, other, sales.cookie)).status).toBe(409);
    expect((await request(getCustomer, { id, language: 'en' }, sales.cookie)).status).toBe(404);
  });

  it('a customer can move: the previous address stays among the saved ones', async () => {
    const moved = { ...person, address: 'Villa 3' };
    await request(saveCustomer, { who: { id: customerId }, ...moved }, sales.cookie);
    const { data } = await request(getCustomer, { id: customerId, language: 'en' }, sales.cookie);
    expect(data).toMatchObject({ address: 'Villa 3', addresses: [{ address: home.address }] });
  });

  it('a customer’s location is selected from the same places as at the checkout', async () => {
    const places = async (more: object) =>
      (await request(listPlaces, { language: 'en', ...more }, sales.cookie)).data;
    expect((await places({})).states.length).toBeGreaterThan(0);
    expect((await places({ stateId: 1 })).cities.length).toBeGreaterThan(0);
  });
});

describe('the quote of a phone order', () => {
  it('the quote finds products in both scripts, with current price and stock', async () => {
    const found = async (find: string) => (await request(findGoods, { find }, sales.cookie)).data.goods;
    const [{ id, payCents, stock }] = await found('mug');
    expect({ id, stock }).toEqual({ id, stock: await stockOf(id) });
    expect(payCents).toBeGreaterThan(0);
    expect(await found('nothing of this name')).toEqual([]);
  });

  it('the quote says from which day more than is in stock can be had, and reads it aloud', async () => {
    const before = await stockOf(1);
    const sell = (stock: number) => query`
      update product set stock = ${stock}, expected_on = shop_today() + 10, back_order_max = 50 where id = 1`;
    await sell(-1);
    const [{ day }] = (await query`select (shop_today() + 10)::text as day`) as [{ day: string }];
    const found = await request(findGoods, { find: 'mug' }, sales.cookie);
    expect(found.data.goods).toContainEqual(
      expect.objectContaining({ id: 1, stock: -1, availableFrom: day }),
    );
    const waiting = await quote({ way: 'cash' });
    expect(waiting).toMatchObject({
      lines: [{ stock: -1, expectedOn: day, problem: null }],
      days: '12-14',
      problem: null,
    });
    expect(waiting.aloud[0]).toMatch(/^2 × .+, Available from \w+\s\d+/u);
    expect((await quote({ aloudIn: 'ar' })).aloud[0]).toContain('មានទំនិញចាប់ពី');
    await sell(2);
    expect((await quote()).lines[0].expectedOn).toBeUndefined();
    expect((await quote({ lines: [mugs(3)] })).lines).toMatchObject([{ stock: 2, expectedOn: day }]);
    await query`update product set stock = ${before}, expected_on = null, back_order_max = null where id = 1`;
  });

  it('the quote has the same total as the checkout, and lists the available options', async () => {
    const output = await quote();
    expect(output.lines).toMatchObject([{ productId: 1, unitCents: 1554, quantity: 2, problem: null }]);
    expect(output.sums).toMatchObject({ pieces: 2, subtotalCents: 3108 });
    const [{ attributes }] = (await quote({ lines: [{ ...mugs(), options: [] }] })).lines;
    expect(attributes.every((each: { options: unknown[] }) => each.options.length > 0)).toBe(true);
    // Pasted lists may name them in the other language.
    const names = async (language: 'en' | 'ar') =>
      (await quote({ lines: [{ ...mugs(), options: [] }], language })).lines[0].attributes[0].options.map(
        ({ name, otherName }: { name: string; otherName: string }) => [name, otherName],
      );
    expect(await names('ar')).toEqual((await names('en')).map((each: string[]) => each.toReversed()));
    const missing = await quote({ lines: [{ ...mugs(), options: [] }] });
    expect(missing).toMatchObject({
      lines: [{ problem: 'choice-missing' }],
      problem: { code: expect.any(String) },
    });
    expect((await quote({ lines: [mugs(99)] })).problem).toMatchObject({ code: 'quantityAboveMaximum' });
    expect((await quote({ lines: [] })).problem).toMatchObject({ code: 'cartIsEmpty' });
  });

  it('the quote applies a coupon, or says why it is invalid', async () => {
    expect((await quote({ coupon: 'FIVE' })).sums.discountCents).toBe(500);
    const bad = await quote({ coupon: 'ENDED' });
    expect(bad).toMatchObject({ couponProblem: { code: 'invalidCoupon' }, sums: { discountCents: 0 } });
  });

  it('the quote is read aloud in the customer’s language', async () => {
    await query`update product set shipping_days = '2-4' where id = 1`;
    const { aloud, days } = await quote({ way: 'cash' });
    expect(aloud[0]).toMatch(/^2 × .+\.$/u);
    expect(aloud.join(' ')).toContain('House 12, Street 178');
    expect(days).toBe('2-4');
    expect(aloud[2]).toMatch(/^Arriving between \w+day\s\d+(\s\w{3,})? and \w+day\s\d+\s\w{3,}\.$/u);
    expect(aloud.at(-1)).toBe('Is that right?');
    expect((await quote({ way: 'cash', aloudIn: 'ar' })).aloud.at(-1)).toBe('តើត្រឹមត្រូវទេ?');
  });

  it('the quote says what deposit is enough now, and reads it aloud if the customer pays it', async () => {
    expect((await quote({ way: 'transfer' })).sums).not.toHaveProperty('depositCents');
    await query`insert into setting (name, value) values ('depositPercent', '50')`;
    const { aloud, sums } = await quote({ way: 'transfer', deposit: true });
    const half = formatAmount(sums.depositCents);
    expect(sums.depositCents).toBe(Math.round(sums.totalCents / 2));
    expect(aloud.join(' ')).toContain(`You pay a deposit of ${half} now, and `);
    expect((await quote({ way: 'transfer' })).aloud.join(' ')).not.toContain('deposit');
    expect((await quote({ way: 'cash', deposit: true })).sums).not.toHaveProperty('depositCents');
    await query`delete from setting where name = 'depositPercent'`;
  });

  it('the quote reads aloud how many pieces there are of each color and size', async () => {
    const cells = [1, 2].map((colorId) => ({ colorId, sizeId: 1, quantity: colorId + 1 }));
    const { aloud } = await quote({ lines: [{ ...mugs(5), options: [], cells }] });
    expect(aloud[0]).toBe('5 × Clay Mug, 2 × Red S, 3 × Blue S.');
  });
});

describe('an order by phone', () => {
  it('a phone order paid on delivery names the staff member and the customer’s consent', async () => {
    const since = await auditedSince(db);
    const before = await stockOf(1);
    const { data } = await place({
      gift: { message: 'Happy day', wrap: true, withoutPrices: false },
      coupon: 'FIVE',
    });
    expect(data).toMatchObject({ number: expect.any(String), code: null });
    expect(await stockOf(1)).toBe(before - 2);
    const actor = `staff ${sales.id}`;
    expect(await since()).toMatchObject([
      { event: 'order placed', actor },
      { event: 'phone order placed', actor, detail: { customer: customerId, way: 'cash', saidYes: true } },
    ]);
    const order = (await request(getOrder, { number: data.number }, sales.cookie)).data;
    expect(order).toMatchObject({
      history: [{ from: null, by: actor }],
      confirmBy: null,
      totalCents: data.totalCents,
      gift: { message: 'Happy day' },
      delivery: { firstName: 'Bopha', lastName: 'Meas', address: home.address },
    });
    expect(await mailsTo(customerId)).toEqual(['orderReceived']);
  });

  it('a phone order is placed once for two clicks', async () => {
    const key = randomUUID();
    const replies = await Promise.all([place({ key }), place({ key })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.data.number).toBe(replies[1]?.data.number);
    const [{ orders }] =
      await query`select count(*)::int as orders from customer_order where customer_id = ${customerId}`;
    expect(orders).toBe(1);
  });

  it('a phone order never costs more than was read aloud, and has the same limits as any order', async () => {
    expect(await place({ totalCents: 1 })).toMatchObject({ status: 409, data: { code: 'priceChanged' } });
    await place({ lines: [mugs(1)] });
    for (let more = 0; more < 2; more += 1) await place({ lines: [mugs(1)] });
    const cash = (await quote({ way: 'cash' })).ways.find(
      ({ way: paymentMethod }: { way: string }) => paymentMethod === 'cash',
    );
    expect(cash.problem).toMatchObject({ code: expect.stringMatching(/^cashLimit/u) });
    expect(await place()).toMatchObject({ status: 409, data: { code: cash.problem.code } });
  });

  it('a phone order requires an address, and permission', async () => {
    customerId = await caller();
    await query`update customer set address = '' where id = ${customerId}`;
    expect(await place()).toMatchObject({ status: 409, data: { code: 'addressNeeded' } });
    expect((await place({}, workshop)).status).toBe(403);
  });

  it('a phone order by bank transfer waits for the transfer, and the customer is emailed about it', async () => {
    const { data } = await place({ way: 'transfer' });
    expect(await orderOf(data.number)).toMatchObject({ status: 90, method: 9 });
    expect(await mailsTo(customerId)).toContain('transferAwaited');
  });

  it('a phone order by QR code shows it in the office and by link, and is placed once paid', async () => {
    const { data } = await place({ way: 'code' });
    expect(data.code).toMatchObject({ asks: expect.stringContaining('$'), text: expect.any(String) });
    expect(await mailsTo(customerId)).toEqual(['paymentLink']);
    expect(await stateOf(data.number)).toBe('waiting');
    await payments.transfer(data.code.text);
    await reconcile();
    expect(await stateOf(data.number)).toBe('paid');
    expect((await orderOf(data.number)).status).toBe(1);
  });
});

describe('the payment link of a phone order', () => {
  const opened = async (number: string, method: 'GET' | 'POST' = 'GET') => {
    const { id } = await orderOf(number);
    const older = await server.inject({ url: `/orders/pay/${signLink(app.secret, 'pay order', [id])}` });
    const url = older.headers.location!;
    if (method === 'POST') {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await server.inject({ method, url, headers, payload: 'Act=pay' });
    }
    return server.inject({ url });
  };

  it('the payment link offers accounts and a QR code; once chosen, the code is the payment method', async () => {
    const { number, code } = (await place({ way: 'link' })).data;
    expect(code).toBeNull();
    expect(await mailsTo(customerId)).toEqual(['paymentLink']);
    const page = await opened(number);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(bankAccount.accountNumber);
    expect(page.body).not.toContain('http-equiv="refresh"');
    // Opening the link changes nothing.
    expect(await orderOf(number)).toMatchObject({ status: 90, method: 9 });
    const chosen = await opened(number, 'POST');
    expect(chosen.body).toContain('<svg viewBox');
    const again = await opened(number, 'POST');
    expect(again.body).toContain('http-equiv="refresh"');
    const { id } = await orderOf(number);
    const [{ text }] =
      await query`select c.text from payment_code c join payment p on p.id = c.payment_id where p.order_id = ${id}`;
    expect(await stateOf(number)).toBe('waiting');
    await payments.transfer(text);
    await reconcile();
    expect((await opened(number)).body).toContain('Payment received');
    expect(await orderOf(number)).toMatchObject({ status: 1, method: 8 });
    expect(await mailsTo(customerId)).toEqual(['orderReceived', 'paymentLink']);
    const [mail] = await query`
      select content->'paymentMethodId' as method from outbox_mail where kind = 'orderReceived' and content->>'number' = ${number}`;
    expect(mail.method).toBe(8);
  });

  it('an unused payment link expires with its order, which returns the items to stock', async () => {
    const before = await stockOf(1);
    const { number } = (await place({ way: 'link' })).data;
    expect(await stockOf(1)).toBe(before - 2);
    await query`update payment set expires_at = now() - interval '1 second' where customer_id = ${customerId}`;
    await reconcile();
    expect(await stockOf(1)).toBe(before);
    expect((await opened(number)).body).toContain('This order has expired');
    expect((await opened(number, 'POST')).body).toContain('This order has expired');
  });

  it('a payment link is invalid when forged or for another order', async () => {
    const forged = await server.inject({ url: `/orders/pay/1-${'0'.repeat(32)}` });
    expect((await server.inject({ url: forged.headers.location! })).statusCode).toBe(404);
    const { number } = (await place()).data;
    expect((await opened(number)).statusCode).toBe(404);
    expect((await request(getPhonePayment, { number }, sales.cookie)).status).toBe(404);
  });
});
