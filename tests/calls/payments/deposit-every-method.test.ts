import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { getParcelLabels } from '#contract/operations/office/orders/get-parcel-labels.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { placePhoneOrder } from '#contract/operations/office/phone-orders/place-phone-order.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { changeSettings } from '#shop/content/content.ts';
import { setMethodLimits } from '#tests/support/bounds.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { depositShop, half, methods, total, wish } from './deposit-shop.ts';

const { shop, staff, shopper, complete, order, summary, restOf, begin } = await depositShop();
const { db, query, request, pay } = shop;
const cash = { PaymentMethod: '6' };

/** The option "full color" of a mug is printed for its customer, or sold as it is. */
const decorate = (isDecorated: boolean) =>
  query`update attribute_option set asks_for = ${isDecorated ? 'artwork' : 'none'} where id = 2`;
beforeEach(async () => {
  await decorate(true);
  await changeSettings(db, { depositOnlyDecorated: true }, 'system');
  for (const id of [5, 2, 6, 8, 9]) await setMethodLimits(db, id);
});

const missing = async (orderId: number): Promise<string[]> =>
  (await query`select missing_for_work(${orderId}) as missing`)[0]!.missing;
const depositOf = async (orderId: number): Promise<number | null> =>
  (await query`select deposit_cents as cents from customer_order where id = ${orderId}`)[0]!.cents;
const post = (more: object, pieces = 2, who: Shopper = shopper) =>
  pay(who, [mug(pieces)], more, { 'idempotency-key': randomUUID() });

const mugs = (quantity = 2) => ({
  productId: 1,
  quantity,
  options: [
    { attributeId: 2, optionId: 1 },
    { attributeId: 3, optionId: 2 },
    { attributeId: 1, optionId: 2 },
  ],
});
/** A payment method as a phone order offers it. */
type PhoneMethod = Record<'way', string>;
const call = { lines: [mugs()], language: 'en' };
const quote = async (more: object = {}) =>
  (
    await staff(quotePhoneOrder, {
      ...call,
      customerId: shopper.customerId,
      aloudIn: 'en',
      way: null,
      ...more,
    })
  ).data;
const phone = (more: object) =>
  staff(placePhoneOrder, {
    ...call,
    key: randomUUID(),
    customerId: shopper.customerId,
    totalCents: total,
    saidYes: true,
    ...more,
  });
const idOf = async (number: string): Promise<number> =>
  (await query`select id from customer_order where number = ${number}`)[0]!.id;

/** Adds a mug, or something else, to an order of other goods. Returns the plan's errors and the answer. */
async function addMugs(number: string, pieces = 2, more: object = {}) {
  const { lines } = (await staff(getOrder, { number })).data;
  const stay = lines.map(({ id, quantity }: { id: number; quantity: number }) => ({ line: id, quantity }));
  const edit = { number, stay, add: [{ ...mugs(pieces), ...more }], address: null, deliveryWayId: null };
  const { version, sums, faults: errors } = (await staff(planOrderChange, edit)).data;
  const reply = await staff(changeOrder, { ...edit, version, totalCents: sums.totalCents });
  return { codes: errors.map(({ code }: { code: string }) => code), status: reply.status };
}
const bag = {
  ProductId: '4',
  Quantity: 1,
  productSelectedAttributes: [
    { ProductId: '4', ProductAttributeID: 1, PrimaryKeyValue: 1 },
    { ProductId: '4', ProductAttributeID: 2, PrimaryKeyValue: 1 },
  ],
};

describe('the deposit of decorated goods', () => {
  it('the deposit is due however an order is placed: only cash alone is refused, with the amount', async () => {
    const rows: string[] = [];
    for (const isDecorated of [false, true]) {
      await decorate(isDecorated);
      const goods = isDecorated ? 'decorated' : 'plain';
      for (const [name, id] of Object.entries({ ...methods, cash: '6' })) {
        const who = await newShopper(db);
        const isDeposit = { Deposit: true };
        const [row] =
          name === 'transfer' || name === 'cash'
            ? (await post({ PaymentMethod: id, ...isDeposit }, 2, who)).data
            : [{ OrderId: (await order(name as 'card', { PaymentMethod: id, ...isDeposit })).OrderId }];
        rows.push(`${goods} ${name} checkout ${row.MessageCode ?? (await depositOf(row.OrderId))}`);
      }
      for (const method of ['cash', 'link', 'code', 'transfer']) {
        const { status, data } = await phone({
          way: method,
          deposit: true,
          customerId: (await newShopper(db)).customerId,
        });
        const result = status === 200 ? await depositOf(await idOf(data.number)) : data.code;
        rows.push(`${goods} ${method} phone ${result}`);
      }
    }
    const placed = (goods: string, result: string, inCash: string) => [
      ...['card', 'wallet', 'khqr', 'transfer'].map((name) => `${goods} ${name} checkout ${result}`),
      `${goods} cash checkout ${inCash}`,
      `${goods} cash phone ${inCash}`,
      ...['link', 'code', 'transfer'].map((method) => `${goods} ${method} phone ${result}`),
    ];
    expect(rows).toEqual([
      ...placed('plain', 'null', 'null'),
      ...placed('decorated', '1554', 'depositNeeded'),
    ]);
  });

  it('the refusal of cash names the deposit, and the office says it before the order is placed', async () => {
    expect((await post(cash)).data[0]).toMatchObject({
      MessageCode: 'depositNeeded',
      MessageValues: { amount: '$15.54' },
      DueNow: 15.54,
    });
    const quoted = await quote();
    expect(quoted.ways.find((each: PhoneMethod) => each.way === 'cash').problem).toMatchObject({
      code: 'depositNeeded',
    });
  });

  it('the deposit is paid by another method, and the balance in cash, which the courier collects', async () => {
    const { OrderId, number } = await order('card', { ...wish, BalanceInCash: true });
    expect(await restOf(OrderId)).toMatchObject({ cents: half, due: 'delivery' });
    await query`insert into order_waiver (order_id, what, reason, by) values (${OrderId}, 'proof', 'x', 'staff 1')`;
    expect(await missing(OrderId)).toEqual([]);
    expect(await summary(OrderId)).toMatchObject({ status: 'depositPaid', collectCents: half });
    const label = (await staff(getParcelLabels, { numbers: [number] })).data;
    expect(JSON.stringify(label)).toContain('$15.54');
    expect((await staff(takeOrderStep, { number, step: 'prepare', from: 'active' })).status).toBe(200);
  });

  it('a balance in cash counts toward the limits of cash', async () => {
    await setMethodLimits(db, 6, { most: (half - 1) / 100 });
    const input = { PaymentMethod: '9', ...wish, BalanceInCash: true };
    expect((await post(input)).data[0]).toMatchObject({ MessageCode: 'paymentTooLarge' });
    await setMethodLimits(db, 6, { most: half / 100 });
    expect((await post(input)).data[0].OrderNumber).toBeTruthy();
    const { OrderId, number } = await order('card', { ...wish, BalanceInCash: true });
    const bags = { productId: 4, options: [2, 1].map((attributeId) => ({ attributeId, optionId: 1 })) };
    expect(await addMugs(number, 1, bags)).toEqual({ codes: ['payment'], status: 400 });
    await setMethodLimits(db, 6);
    expect(await addMugs(number, 1, bags)).toEqual({ codes: [], status: 200 });
    expect((await restOf(OrderId)).cents).toBeGreaterThan(half);
  });

  it('a deposit with the balance at the door is agreed on the phone, and read aloud', async () => {
    const { aloud } = await quote({ way: 'link', deposit: true, restInCash: true });
    expect(aloud.join(' ')).toContain('$15.54 on delivery');
    const { data } = await phone({ way: 'link', deposit: true, restInCash: true });
    expect(await restOf(await idOf(data.number))).toMatchObject({ cents: half, due: 'delivery' });
  });

  it('the limits of a method apply to the part that is paid with it, on the phone as at checkout', async () => {
    await setMethodLimits(db, 9, { most: half / 100 });
    const problemOf = async (deposit: boolean) =>
      (await quote({ deposit })).ways.find((each: PhoneMethod) => each.way === 'transfer').problem?.code;
    expect([await problemOf(true), await problemOf(false)]).toEqual([undefined, 'paymentTooLarge']);
    expect((await post({ PaymentMethod: '9', Deposit: true })).data[0].OrderNumber).toBeTruthy();
    expect((await post({ PaymentMethod: '9' })).data[0]).toMatchObject({ MessageCode: 'paymentTooLarge' });
  });

  it('an edit that adds print to an order in cash doesn’t skip the deposit', async () => {
    const [{ OrderNumber: number }] = (await pay(shopper, [bag], cash, { 'idempotency-key': randomUUID() }))
      .data;
    expect(await addMugs(number)).toEqual({ codes: ['deposit'], status: 400 });
    await decorate(false);
    expect(await addMugs(number)).toEqual({ codes: [], status: 200 });
  });

  it('work on a paid order whose edit adds print waits until the deposit is paid', async () => {
    await query`update product set price_cents = 500 where id = 4`;
    const input = orderFor(shopper, [bag], { PaymentMethod: methods.card });
    const key = { 'idempotency-key': randomUUID() };
    const { OrderId, OrderNumber: number } = await complete(
      (await request(beginPayment, input, shopper, key)).data[0],
    );
    const { receivedCents } = await summary(OrderId);
    expect(await addMugs(number, 2)).toEqual({ codes: [], status: 200 });
    expect(await depositOf(OrderId)).toBe((receivedCents + total) / 2);
    expect(await missing(OrderId)).toContain('deposit');
    const { data: job } = await request(getJob, { OrderId, languageCode: 'en' }, shopper);
    expect(job[0].Payment).toMatchObject({ Amount: total / 100 });
    const row = await begin(OrderId, 'khqr');
    await shop.payments.transfer(row.Code);
    await shop.reconcile();
    expect(await missing(OrderId)).not.toContain('deposit');
  });
});

describe('a method that is not for decorated goods', () => {
  it('a method not for decorated goods is refused for printed items and taken for others, at checkout, on the phone and by link', async () => {
    const set = (id: number, notDecorated: boolean) =>
      query`update payment_method set not_decorated = ${notDecorated} where id = ${id}`;
    await set(9, true);
    expect((await post({ PaymentMethod: '9', ...wish })).data[0]).toMatchObject({
      MessageCode: 'paymentNotDecorated',
    });
    const quoted = await quote({ deposit: true });
    expect(quoted.ways.find((each: PhoneMethod) => each.way === 'transfer').problem).toMatchObject({
      code: 'paymentNotDecorated',
    });
    await decorate(false);
    expect((await post({ PaymentMethod: '9' })).data[0].OrderNumber).toBeTruthy();
    await decorate(true);
    await set(9, false);
    const [{ OrderId }] = (await post({ PaymentMethod: '9', ...wish })).data;
    await set(8, true);
    expect(await begin(OrderId, 'khqr')).toMatchObject({ MessageCode: 'noCodeInstead' });
    await set(8, false);
    expect(await begin(OrderId, 'khqr')).toMatchObject({ DueNow: 15.54 });
  });
});

it('the work of 200 orders waits exactly when their deposit isn’t paid, whatever method and goods', async () => {
  const all = ['card', 'khqr', 'transfer', 'cash'] as const;
  const differences: string[] = [];
  let waiting = 0;
  for (let n = 0; n < 200; n += 1) {
    const method = all[n % 4]!;
    const isDecorated = n % 8 >= 4;
    const pays = n % 3 !== 0;
    const isRestInCash = n % 5 === 0;
    await decorate(isDecorated);
    const who = await newShopper(db);
    const input = { Deposit: true, BalanceInCash: isRestInCash };
    if (method === 'transfer' || method === 'cash') {
      const [row] = (await post({ PaymentMethod: method === 'cash' ? '6' : '9', ...input }, 2, who)).data;
      const isRefused = row.MessageCode === 'depositNeeded';
      if (isRefused !== (method === 'cash' && isDecorated)) differences.push(`${n}: ${row.MessageCode}`);
      if (isRefused) continue;
      const waits = (await missing(row.OrderId)).includes('deposit');
      waiting += Number(waits);
      if (waits !== isDecorated) differences.push(`${n} ${method}: ${waits}`);
    } else {
      const { OrderId } = await order(method, pays ? input : {});
      if ((await missing(OrderId)).includes('deposit')) differences.push(`${n} ${method}`);
      if (((await depositOf(OrderId)) !== null) !== (isDecorated && pays)) differences.push(`${n} deposit`);
    }
  }
  expect(differences).toEqual([]);
  expect(waiting).toBe(25);
});
