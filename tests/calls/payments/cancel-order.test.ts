import { describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { refundPayment } from '#shop/payments/payments.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, sticker } from '../orders/order-fixtures.ts';
import { card, eachTestsBuyer, payingShop, placed } from './paying.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, request, payments, pay, latest, stockOf, mails, reconcile } = shop;
const { shopper } = eachTestsBuyer(shop);

const byCard = (scenario = 'approve') => card(token(`${scenario}.hook-none`));
const order = async (method: object = {}, lines: object[] = [mug(2)]): Promise<number> =>
  (await pay(shopper, lines, method)).data[0].OrderId;
const cancel = async (OrderId: number, who: Shopper | null = shopper) =>
  (await request(cancelOrder, { OrderId }, who)).envelope.statusCode;
const progress = async (OrderId: number) => (await request(getOrderProgress, { OrderId }, shopper)).data[0];
const statusOf = async (id: number) =>
  (await query`select status_id as status from customer_order where id = ${id}`)[0].status;
const used = async () => (await query`select used from discount where coupon_code = 'FIVE'`)[0].used;
const prepare = (orderId: number) => changeOrderStatus(db, { orderId, to: 2, actor: 'staff srey' });
const saved = { envelope: { statusCode: 200 }, data: [{ ResponseMsg: 'Saved Successfully' }] };

describe('cancellation by the customer', () => {
  it('a cancellation of an order on delivery releases stock and coupon, voids the order, and sends an email in its language', async () => {
    const [stock, uses] = [await stockOf(1), await used()];
    const OrderId = await order({ CouponCode: 'FIVE', languageCode: 'ar' });
    const since = await auditedSince(db);
    expect(await request(cancelOrder, { OrderId }, shopper)).toMatchObject(saved);
    expect([await statusOf(OrderId), await stockOf(1), await used()]).toEqual([91, stock, uses]);
    const [mail] =
      await query`select kind, language_id as language, content from outbox_mail where recipient = ${shopper.email} order by id desc limit 1`;
    expect(mail).toMatchObject({ kind: 'orderCancelled', language: 2 });
    expect(mail.content).not.toHaveProperty('givenBackCents');
    expect(await since()).toMatchObject([
      {
        event: 'order changed',
        actor: `customer ${shopper.customerId}`,
        detail: { order: OrderId, from: 1, to: 91 },
      },
    ]);
    expect(await progress(OrderId)).toMatchObject({ CancelledByCustomer: true, MayCancel: false, Money: [] });
  });

  it('a cancellation of an order paid by card refunds it immediately through the provider', async () => {
    const [stock, uses] = [await stockOf(1), await used()];
    const OrderId = await order({ ...byCard(), CouponCode: 'FIVE' });
    expect(await progress(OrderId)).toMatchObject({ MayCancel: true, GoesBack: 26.08 });
    expect(await cancel(OrderId)).toBe(200);
    expect([await statusOf(OrderId), await stockOf(1), await used()]).toEqual([5, stock, uses]);
    expect((await progress(OrderId)).Money).toMatchObject([
      { Kind: 'paid' },
      { Kind: 'goes-back', Amount: 26.08 },
    ]);
    expect((await shop.orders(shopper))[0]).toMatchObject({ LatestStatusName: 'Refunded' });
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: 2608, order: 5 });
    expect(await shop.books()).toBe(shop.witness());
    expect((await progress(OrderId)).Money).toMatchObject([
      { Kind: 'paid' },
      { Kind: 'gave-back', Amount: 26.08 },
    ]);
    expect((await mails(shopper)).slice(1)).toEqual(['orderCancelled', 'paymentRefunded']);
    const [told] =
      await query`select content from outbox_mail where kind = 'orderCancelled' order by id desc limit 1`;
    expect(told.content).toMatchObject({ givenBackCents: 2608 });
    expect([await stockOf(1), await used()]).toEqual([stock, uses]);
  });

  it('a cancellation after a partial refund refunds the remaining amount', async () => {
    const OrderId = await order(byCard());
    const part = { cents: 1000, reason: 'scratched', by: 'staff srey' as const };
    await refundPayment(db, payments.methods, (await latest(shopper)).id, part);
    expect(await progress(OrderId)).toMatchObject({ GoesBack: 21.08 });
    expect(await cancel(OrderId)).toBe(200);
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: 3108, order: 5 });
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a refund that the provider refuses is reported as stuck, and left to staff', async () => {
    const OrderId = await order(byCard());
    await cancel(OrderId);
    await query`update refund set state = 'failed', settled_at = now(), next_try_at = null where state = 'created'`;
    expect((await progress(OrderId)).Money).toMatchObject([{ Kind: 'paid' }, { Kind: 'stuck' }]);
  });
});

describe('refused cancellation', () => {
  it('a cancellation is refused to other customers, and for orders that are not placed yet', async () => {
    const OrderId = await order(byCard());
    expect(await cancel(OrderId, await newShopper(db))).toBe(404);
    expect(await cancel(OrderId, null)).toBe(401);
    expect(await cancel(999_999)).toBe(404);
    expect(await statusOf(OrderId)).toBe(1);
    await order(byCard('3ds'));
    expect(await cancel((await latest(shopper)).orderId)).toBe(404);
  });

  it('an order in preparation can’t be canceled', async () => {
    const OrderId = await order();
    await prepare(OrderId);
    expect(await request(cancelOrder, { OrderId }, shopper)).toMatchObject({
      envelope: { statusCode: 409 },
      data: [{ MessageCode: 'cancelTooLate' }],
    });
    expect(await statusOf(OrderId)).toBe(2);
  });

  it('paid downloads, and disputed payments, can’t be canceled', async () => {
    await db.deleteFrom('discount_product').where('product_id', '=', 7).execute();
    const withFiles = await order(byCard(), [mug(1), sticker]);
    expect(await progress(withFiles)).toMatchObject({ LatestStatusID: 1, MayCancel: false });
    const disputed = await order(byCard());
    await query`update payment set disputed_at = now() where order_id = ${disputed}`;
    for (const OrderId of [withFiles, disputed]) {
      expect(await cancel(OrderId)).toBe(409);
      expect(await statusOf(OrderId)).toBe(1);
    }
  });
});

describe('simultaneous cancellation', () => {
  it.each([
    ['on delivery', () => ({}), 91],
    ['by card', byCard, 5],
  ] as const)(
    'an order paid %s is canceled only once when 20 requests arrive at the same time',
    async (_method, method, status) => {
      const stock = await stockOf(1);
      const OrderId = await order(method());
      const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(OrderId)));
      expect(new Set(answers)).toEqual(new Set([200]));
      expect([await statusOf(OrderId), await stockOf(1)]).toEqual([status, stock]);
      expect((await mails(shopper)).filter((kind) => kind === 'orderCancelled')).toHaveLength(1);
      await reconcile();
      expect(await shop.books()).toBe(shop.witness());
      const refunds =
        await query`select r.id from refund r join payment p on p.id = r.payment_id where p.order_id = ${OrderId}`;
      expect(refunds).toHaveLength(status === 5 ? 1 : 0);
    },
  );

  it('an order is either canceled or prepared when staff act at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const stock = await stockOf(1);
      const OrderId = await order(byCard());
      const work = [() => cancel(OrderId), () => prepare(OrderId)];
      const [first, second] = await Promise.all((round % 2 ? work : work.toReversed()).map((each) => each()));
      const answer = typeof first === 'number' ? first : second;
      const status = await statusOf(OrderId);
      expect([status, answer]).toEqual(status === 2 ? [2, 409] : [5, 200]);
      expect(await stockOf(1)).toBe(status === 2 ? stock - 2 : stock);
      await reconcile(1);
      expect(await latest(shopper)).toMatchObject(
        status === 2 ? { payment: 'paid', refunded: 0 } : { payment: 'refunded', refunded: 3108 },
      );
    }
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a capture at the same moment results in a placed or a refunded order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const stock = await stockOf(1);
      const paying = pay(shopper, [mug(2)], byCard());
      const tries: number[] = [];
      const tryOnce = async () => {
        const { orderId } = (await latest(shopper)) ?? {};
        if (orderId !== undefined) tries.push(await cancel(orderId));
      };
      for (let at = 0; at < 6; at += 1) await tryOnce();
      expect(await paying).toMatchObject(placed);
      const { orderId } = await latest(shopper);
      expect([200, 404]).toContain(tries.at(-1) ?? 404);
      expect(await cancel(orderId)).toBe(200);
      await reconcile(1);
      expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 5 });
      expect(await stockOf(1)).toBe(stock);
    }
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a cancellation refunds once when staff refund everything at the same moment', async () => {
    const stock = await stockOf(1);
    const OrderId = await order(byCard());
    const { id } = await latest(shopper);
    const wish = { cents: null, reason: 'asked for', by: 'staff srey' as const };
    await Promise.all([cancel(OrderId), refundPayment(db, payments.methods, id, wish)]);
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: 3108, order: 5 });
    expect(await stockOf(1)).toBe(stock);
    expect(await shop.books()).toBe(shop.witness());
  });
});
