import { describe, expect, it, onTestFinished, test } from 'vitest';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { manualRefunds, reconcileDue } from '#shop/payments/payments.ts';
import { changeSettings } from '#shop/content/content.ts';
import { advanceClock } from '#tests/support/advance-clock.ts';
import { mug } from '../orders/order-fixtures.ts';
import { transferFixtures } from './transfer-fixtures.ts';

const {
  shop,
  db,
  query,
  request,
  pay,
  stockOf,
  mails,
  reconcile,
  shopper,
  byTransfer,
  order,
  confirm,
  refuse,
  ordersFor,
  statusOf,
  transferOf,
  listed,
  endTime,
} = await transferFixtures();

describe('order unpaid at its deadline', () => {
  it('an order unpaid at its deadline becomes void, releases stock and limits, and notifies its customer', async () => {
    const before = await stockOf(1);
    const { OrderNumber } = await order();
    await endTime(OrderNumber);
    await reconcile();
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([91, before]);
    expect(await mails(shopper())).toEqual(['transferAwaited', 'transferEnded']);
    expect(await transferOf({ OrderNumber })).toMatchObject({ Standing: 'ended', Accounts: [] });
    expect(await listed({ WithCancelled: true })).toMatchObject([{ LatestStatusName: 'Canceled' }]);
    expect(await listed()).toEqual([]);
  });

  it('an expired order is restored by a late payment while stock is left', async () => {
    const { OrderNumber } = await order();
    await endTime(OrderNumber);
    await reconcile();
    const before = await stockOf(1);
    expect(await confirm(OrderNumber, 3108, 'LATE-1')).toMatchObject({ effect: 'restore' });
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([1, before - 2]);
    expect(await mails(shopper())).toContain('paymentReceived');
  });

  it('an expired order stays void if stock is gone, and its late payment is refunded manually', async () => {
    const { OrderNumber } = await order();
    await endTime(OrderNumber);
    await reconcile();
    const stored = await stockOf(1);
    await query`update product set stock = 1 where id = 1`;
    expect(await confirm(OrderNumber, 3108, 'LATE-2')).toMatchObject({ effect: 'give-back' });
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([91, 1]);
    await query`update product set stock = ${stored} where id = 1`;
    expect(await mails(shopper())).toContain('transferLate');
    await reconcile();
    expect((await manualRefunds(db)).find(({ chargeId }) => chargeId === 'LATE-2')).toMatchObject({
      reason: 'paid after the order was void',
    });
    expect(await confirm(OrderNumber, 3108, 'LATE-2')).toMatchObject({ effect: 'already' });
  });

  it('an expired order is restored instead of the customer’s own later order for the same items, which becomes void', async () => {
    const stored = await stockOf(1);
    onTestFinished(async () => {
      await query`update product set stock = ${stored} where id = 1`;
    });
    const { OrderNumber } = await order();
    await endTime(OrderNumber);
    await reconcile();
    await query`update product set stock = 2 where id = 1`;
    const again = { 'idempotency-key': 'transfer-again-1' };
    const [later] = (await pay(shopper(), [mug(2)], byTransfer, again)).data;
    expect(await stockOf(1)).toBe(0);
    const restored = { effect: 'restore', replaced: [later.OrderNumber] };
    expect(await confirm(OrderNumber, 3108, 'LATE-3', { isPlan: true })).toMatchObject(restored);
    expect(await confirm(OrderNumber, 3108, 'LATE-3')).toMatchObject(restored);
    expect([await statusOf(OrderNumber), await statusOf(later.OrderNumber)]).toEqual([1, 91]);
    expect(await stockOf(1)).toBe(0);
    expect(await transferOf(later)).toMatchObject({ Standing: 'ended' });
    expect((await mails(shopper())).filter((kind) => kind === 'transferEnded')).toHaveLength(2);
    // The later order is paid as well, but no stock is left for it.
    expect(await confirm(later.OrderNumber, 3108, 'LATE-4')).toMatchObject({ effect: 'give-back' });
  });

  it('an order by bank transfer is reserved until its deadline, and no longer', async () => {
    await changeSettings(db, { transferHours: 1 }, 'system');
    const { OrderNumber } = await order();
    await changeSettings(db, { transferHours: null }, 'system');
    const passes = async (seconds: number) => {
      await advanceClock(db, seconds);
      await reconcileDue(db, shop.payments.methods, 100);
    };
    await passes(3600 - 60);
    expect(await statusOf(OrderNumber)).toBe(90);
    await passes(61);
    expect(await statusOf(OrderNumber)).toBe(91);
  });

  it('an expired order does not become void twice, nor once it is paid', async () => {
    const { OrderNumber } = await order();
    expect(await refuse(OrderNumber)).toBe('waiting');
    expect(await refuse(OrderNumber)).toBe('ended');
    const other = await order();
    await confirm(other.OrderNumber, 3108, 'FT-7');
    expect(await refuse(other.OrderNumber)).toBe('paid');
    expect([await statusOf(other.OrderNumber), await refuse('AG999')]).toEqual([1, 'unknown']);
  });

  it('an unpaid order can be voided by staff before the deadline, once', async () => {
    const before = await stockOf(1);
    const { OrderNumber } = await order();
    expect(await refuse(OrderNumber)).toBe('waiting');
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([91, before]);
    expect(await mails(shopper())).toEqual(['transferAwaited', 'transferEnded']);
    expect(await refuse(OrderNumber)).toBe('ended');
  });

  it('an unpaid order can be canceled by its customer, and is then shown as canceled', async () => {
    const before = await stockOf(1);
    const { OrderId, OrderNumber } = await order();
    for (let n = 0; n < 2; n += 1)
      expect((await request(cancelOrder, { OrderId }, shopper())).envelope.statusCode).toBe(200);
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([91, before]);
    expect(await mails(shopper())).toEqual(['transferAwaited', 'orderCancelled']);
    const { data } = await request(getOrderProgress, { OrderId }, shopper());
    expect(data[0]).toMatchObject({ CancelledByCustomer: true, MayCancel: false });
  });
});

test('a late payment finds its order for a month after the order became void', async () => {
  const { OrderNumber: number } = await order();
  const found = () => ordersFor({ text: `gift ${number}` });
  await endTime(number);
  await reconcile();
  const endedFor = (days: number) =>
    query`update payment set settled_at = now() - make_interval(days => ${days}::int) where reference = ${number}`;
  await endedFor(29);
  expect(await found()).toMatchObject([{ order: { number, standing: 'ended' } }]);
  await endedFor(31);
  expect(await found()).toEqual([]);
});
