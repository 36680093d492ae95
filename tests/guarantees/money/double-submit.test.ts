import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { whiteMug, actionRequired, calls, orderPlaced, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import type { WireAnswer } from '../../support/running-shop.ts';
import { newShopper, newShoppers, type Shopper } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { expectAll, sized } from '../gate.ts';
import { balances } from './money.ts';
import { payingPair } from './paying-pair.ts';

const pair = await payingPair({ DATABASE_PATIENCE: '1' });
const { db, payments, send, request } = pair;
const mug = [whiteMug(1)];
const rounds = sized(1, 3, 100);
let mugCents = 0;
beforeAll(async () => {
  await pair.setStock(1, 1_000_000);
  const { data } = await send(0, 'order', await newShopper(db), mug, {});
  mugCents = Math.round(data[0].OrderTotal * 100);
});

type Submit = (at: number) => Promise<WireAnswer>;
interface Submission {
  /** The number of charges it makes. */
  charges: 0 | 1;
  prepare: (shopper: Shopper) => Promise<Submit>;
}
const order = (more: () => object | Promise<object>, hasKey: boolean) => async (shopper: Shopper) => {
  const [sent, key] = [await more(), hasKey ? randomUUID() : ''];
  return (at: number) => send(at, 'order', shopper, mug, sent, key);
};
/** Starts the form ten times at once and approves it once. Then the confirmation is submitted repeatedly. */
const form = (PaymentMethod: string) => async (shopper: Shopper) => {
  const key = randomUUID();
  const begun = await tenAtOnce((at) => send(at, 'begin', shopper, mug, { PaymentMethod }, key));
  const [row] = begun[0]!.data;
  expect(new Set(begun.map(({ text }) => text)).size, 'answers to ten beginnings').toBe(1);
  expect(row.ResponseMsg).toBe(actionRequired);
  await pair.act(row.PaymentKey, token('approve'));
  const parameters = { UserID: shopper.customerId, PaymentKey: row.PaymentKey, Proof: '' };
  return (at: number) => request(at, calls.confirm, parameters, shopper);
};
const captured = async () => {
  const { id } = await payments.captured({ amount: mugCents });
  return { PaymentMethod: '2', payPalOrderConfirmJson: JSON.stringify({ id, status: 'COMPLETED' }) };
};
const card = () => ({ PaymentMethod: '5', paymentToken: token('approve') });

const methods: Readonly<Record<string, Submission>> = {
  'cash on delivery under a key': { charges: 0, prepare: order(() => ({}), true) },
  'cash on delivery without a key': { charges: 0, prepare: order(() => ({}), false) },
  'a card’s token under a key': { charges: 1, prepare: order(card, true) },
  'a card’s token without a key': { charges: 1, prepare: order(card, false) },
  'a card in the provider’s form': { charges: 1, prepare: form('5') },
  'a wallet the client captured': { charges: 1, prepare: order(captured, false) },
  'a wallet approved in the browser': { charges: 1, prepare: form('2') },
};

const tenAtOnce = (submit: Submit) => Promise.all(Array.from({ length: 10 }, (_, at) => submit(at % 2)));
const ordersOf = ({ customerId }: Shopper) =>
  db
    .selectFrom('customer_order')
    .select(['id', 'number', 'status_id'])
    .where('customer_id', '=', customerId)
    .execute();

describe('ten simultaneous submits, then ten more, on two processes', () => {
  test.each(Object.keys(methods))(
    'repeated submits create one order, charge once and get equal answers: %s',
    async (name) => {
      const { prepare, charges } = methods[name]!;
      let good = 0;
      for (const shopper of await newShoppers(db, rounds)) {
        const [before, stock] = [payments.taken().length, await pair.stockOf(1)];
        const submit = await prepare(shopper);
        const answers = await tenAtOnce(submit);
        for (let count = 0; count < 10; count += 1) answers.push(await submit(count % 2));
        const orders = await ordersOf(shopper);
        const [row] = answers[0]!.data;
        const outcome = {
          answers: new Set(answers.map(({ status, text }) => `${status} ${text}`)).size,
          word: messageOf(answers[0]!),
          orders: orders.map(({ number }) => number),
          sold: stock - (await pair.stockOf(1)),
          charges: payments.taken().length - before,
        };
        expect(outcome).toEqual({
          answers: 1,
          word: orderPlaced,
          orders: [row.OrderNumber],
          sold: 1,
          charges,
        });
        good += 1;
      }
      expectAll(name, good, rounds);
    },
  );
});

describe('an idempotency key', () => {
  const sent = { 'cash on delivery': () => ({}), card } as const;
  test.each(['cash on delivery', 'card'] as const)(
    'a reused key is an error with a different body and not with the same body (%s)',
    async (kind) => {
      const [shopper, key, more] = [await newShopper(db), randomUUID(), sent[kind]()];
      expect(messageOf(await send(0, 'order', shopper, mug, more, key))).toBe(orderPlaced);
      const before = payments.taken().length;
      const others = [
        await send(1, 'order', shopper, [whiteMug(2)], more, key),
        await send(1, 'order', shopper, mug, { ...more, OrderNote: 'another note' }, key),
        ...(kind === 'card' ? [await send(1, 'order', shopper, mug, card(), key)] : []),
      ];
      expect(others.filter((answer) => messageOf(answer) === orderPlaced)).toEqual([]);
      expect(messageOf(await send(1, 'order', shopper, mug, more, key))).toBe(orderPlaced);
      expect(await ordersOf(shopper)).toHaveLength(1);
      expect(payments.taken().length).toBe(before);
      expectAll(`same key, another body (${kind})`, others.length, others.length);
    },
  );

  test('the same key from another customer creates another order', async () => {
    const key = randomUUID();
    const shoppers = await newShoppers(db, 10);
    const answers = await Promise.all(
      shoppers.map((each, at) => send(at % 2, 'order', each, mug, card(), key)),
    );
    const numbers = new Set(answers.map(({ data }) => data[0]?.OrderNumber));
    expect(answers.map(messageOf)).toEqual(answers.map(() => orderPlaced));
    expectAll('customers with the same key who got an order of their own', numbers.size, 10);
  });
});

test('a submit waits for a slow duplicate', async () => {
  const shopper = await newShopper(db);
  // The customer is locked for 3 s, longer than the statement timeout, so each request is aborted once and
  // retries.
  const holder = await db.startTransaction().execute();
  await holder.updateTable('customer').set({ mobile: '1' }).where('id', '=', shopper.customerId).execute();
  const answers = Promise.all([0, 1, 2, 3].map((at) => send(at % 2, 'order', shopper, mug)));
  await sleep(3000);
  await holder.commit().execute();
  expect((await answers).map(messageOf)).toEqual([1, 2, 3, 4].map(() => orderPlaced));
  expect(await ordersOf(shopper)).toHaveLength(1);
});

test('ten submits under ten keys create ten orders', async () => {
  const shopper = await newShopper(db);
  await tenAtOnce((at) => send(at, 'order', shopper, mug, {}, randomUUID()));
  expect(await ordersOf(shopper)).toHaveLength(10);
});

test('every charge has its order, and every order is complete', async () => {
  await balances(db, payments.taken());
  expect(await brokenOrders(db)).toEqual([]);
  expect(pair.faults()).toEqual([]);
});
