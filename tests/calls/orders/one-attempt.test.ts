import { describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { bag, mug, orderFor, storedRows } from './order-fixtures.ts';
import { no, orderingShop } from './ordering.ts';

const { db, query, request, order, refused } = await orderingShop();

const shopper = eachTestsShopper(db);

describe('idempotency of orders', () => {
  const key = (text: string) => ({ 'idempotency-key': text });
  const orders = async (who = shopper) =>
    (await request(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who)).data.length;

  it('with a key, an order gets the same response even if the stock is gone or the price has changed since', async () => {
    const first = await order(shopper, [mug(1)], {}, key('attempt-0001'));
    await db.updateTable('product').set({ stock: 0, price_cents: 9999 }).where('id', '=', 1).execute();
    const again = await order(shopper, [mug(1)], {}, key('attempt-0001'));
    await db.updateTable('product').set({ stock: 1000, price_cents: 1250 }).where('id', '=', 1).execute();
    expect(again).toEqual(first);
    expect(await orders()).toBe(1);
  });

  it('a refused attempt releases its key', async () => {
    expect(await refused(shopper, [mug(6)])).toMatchObject(no('Can not add more than 5 for this product'));
    expect((await order(shopper, [mug(6)], {}, key('attempt-0005'))).envelope.statusCode).toBe(409);
    expect((await order(shopper, [mug(1)], {}, key('attempt-0005'))).envelope.statusCode).toBe(200);
  });

  it('an idempotency key in quotes is accepted, as in the IETF draft', async () => {
    const first = await order(shopper, [mug(1)], {}, key('attempt-0006'));
    expect(await order(shopper, [mug(1)], {}, key('"attempt-0006"'))).toEqual(first);
    expect(await orders()).toBe(1);
  });

  it.each([
    'short',
    '"short"',
    'x'.repeat(101),
    'with space',
    'half"quoted',
    '"unended-key',
    '""',
    '',
    'ключ-к-заказу',
  ])('an invalid idempotency key (%s) is rejected and changes nothing', async (text) => {
    const before = JSON.stringify(await storedRows(db));
    const headers = key(Buffer.from(text).toString('latin1'));
    for (const operation of [postCustomerOrder, getCustomerOrderHistoryMaster]) {
      const parameters =
        operation === postCustomerOrder ? orderFor(shopper, [mug(1)]) : { UserID: shopper.customerId };
      const reply = await request(operation, parameters, shopper, headers);
      expect(reply).toMatchObject({ status: 400, envelope: { statusCode: 400 } });
      expect(reply.envelope.errorMessage).toContain('Idempotency-Key');
    }
    expect(JSON.stringify(await storedRows(db))).toBe(before);
  });

  it('calls that need no key accept one, and behave the same', async () => {
    await order(shopper, [mug(1)], {}, key('attempt-0007'));
    const parameters = { UserID: shopper.customerId };
    const plain = await request(getCustomerOrderHistoryMaster, parameters, shopper);
    expect(await request(getCustomerOrderHistoryMaster, parameters, shopper, key('attempt-0007'))).toEqual(
      plain,
    );
  });

  it('without a key, another note or coupon makes another order; an equal request is the same order', async () => {
    const variants = [{}, { OrderNote: 'Ring twice' }, { CouponCode: 'FIVE' }];
    const placed: unknown[] = [];
    for (const variant of variants) placed.push((await order(shopper, [mug(1)], variant)).data[0].OrderId);
    expect(new Set(placed).size).toBe(3);
    for (const [at, variant] of variants.entries())
      expect((await order(shopper, [mug(1)], variant)).data[0].OrderId).toBe(placed[at]);
    expect(await orders()).toBe(3);
  });

  it('without a key, the same cart within 30 seconds is the same order, whatever the order of lines and options', async () => {
    const first = await order(shopper, [mug(1), bag]);
    const shuffled = {
      ...mug(1),
      ProductId: 1,
      productSelectedAttributes: mug(1).productSelectedAttributes.toReversed(),
    };
    expect(await order(shopper, [bag, shuffled])).toEqual(first);
    expect((await order(shopper, [mug(2), bag])).data[0].OrderId).not.toBe(first.data[0].OrderId);
    await query`update order_key set created_at = created_at - interval '31 seconds' where customer_id = ${shopper.customerId}`;
    expect((await order(shopper, [mug(1), bag])).data[0].OrderId).not.toBe(first.data[0].OrderId);
    expect(await orders()).toBe(3);
  });
});

describe('idempotency of voided orders', () => {
  const key = { 'idempotency-key': 'attempt-ended-1' };
  const cancel = async (OrderId: number) =>
    expect((await request(cancelOrder, { OrderId }, shopper)).envelope.statusCode).toBe(200);

  it('without a key, ordering again within 30 seconds after a cancellation places a new order', async () => {
    const first = (await order(shopper, [mug(1)])).data[0];
    await cancel(first.OrderId);
    const second = (await order(shopper, [mug(1)])).data[0];
    expect(second).toMatchObject({ ResponseMsg: 'Order Placed Successfully' });
    expect(second.OrderId).not.toBe(first.OrderId);
    expect((await order(shopper, [mug(1)])).data[0].OrderId).toBe(second.OrderId);
  });

  it.each([
    [undefined, 'This order was already placed. Its status is Canceled.'],
    ['ar', 'អ្នកបានធ្វើការបញ្ជាទិញនេះរួចហើយ។ ស្ថានភាពឥឡូវនេះ៖ បានបោះបង់។'],
  ])(
    'with a key, the response contains the current status in the requested language: %s',
    async (languageCode, LatestStatusMsg) => {
      const first = await order(shopper, [mug(1)], { languageCode }, key);
      expect(await order(shopper, [mug(1)], { languageCode }, key)).toEqual(first);
      await cancel(first.data[0].OrderId);
      const again = await order(shopper, [mug(1)], { languageCode }, key);
      expect(again.envelope.statusCode).toBe(200);
      expect(again.data).toEqual([
        {
          ...first.data[0],
          ConfirmUntil: undefined,
          LatestStatusID: 91,
          LatestStatusMsg,
          MessageCode: 'orderIsNow',
          MessageValues: { status: expect.any(String) },
        },
      ]);
    },
  );

  it('repeating an order under its key returns its current status', async () => {
    const { data } = await order(shopper, [mug(1)], {}, key);
    await query`update customer_order set status_id = 2 where id = ${data[0].OrderId}`;
    expect((await order(shopper, [mug(1)], {}, key)).data[0]).toMatchObject({ LatestStatusID: 2 });
  });
});

it('the total shown is part of the body of a request', async () => {
  const key = { 'idempotency-key': 'attempt-total-1' };
  const first = await order(shopper, [mug(1)], { ExpectedTotal: 15.54 }, key);
  expect(await order(shopper, [mug(1)], { ExpectedTotal: 15.54 }, key)).toEqual(first);
  expect((await order(shopper, [mug(1)], { ExpectedTotal: 14.54 }, key)).envelope.statusCode).toBe(409);
  // Without a key, this is a new request, so it is checked again.
  expect((await order(shopper, [mug(1)], { ExpectedTotal: 15.54 })).envelope.statusCode).toBe(200);
  expect((await order(shopper, [mug(1)], { ExpectedTotal: 14.54 })).data[0]).toMatchObject({
    MessageCode: 'priceChanged',
  });
});
