import { beforeEach, describe, expect, it } from 'vitest';
import { readStockValue } from '#shop/orders/hold-queries.ts';
import { placedFromOf } from '#shop/orders/newcomer-hold.ts';
import { dropStale } from '#shop/housekeeping/housekeeping.ts';
import { newShopper, newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { queryOn } from '#tests/support/postgres.ts';
import { testPayments, token } from '#tests/support/test-payments.ts';
import { bags, blueMug, fillShelves, knownShopper, mug, newcomersShop, placed } from './newcomers.ts';

const payments = await testPayments();
const { db, query, orderFrom } = await newcomersShop(
  { CARD_DECLINES_ADDRESS: '1000', CARD_DECLINES_SHOP: '1000' },
  payments.methods,
);
const [here, elsewhere] = ['198.51.100.7', '203.0.113.9'];
/** Begins a payment that stops before its challenge. */
const unpaid = () => ({ PaymentMethod: '5', paymentToken: token('3ds.hook-none') });
const actionRequired = 'Payment Action Required';

beforeEach(() => fillShelves(db));
const held = async () => {
  const rows = await query`
    select sum((case id when 1 then 4000 when 2 then 500 else 150 end - stock) * price_cents)::int as cents
    from product where stock is not null`;
  return rows[0]!.cents;
};
const tries = (shoppers: readonly Shopper[], lines: readonly object[], more: () => object = () => ({})) =>
  Promise.all(shoppers.map((each) => orderFrom(here, each, lines, more())));
const codes = (answers: readonly { MessageCode?: string | undefined; ResponseMsg: string }[]) =>
  new Set(answers.map(({ MessageCode, ResponseMsg }) => MessageCode ?? ResponseMsg));

describe('new customers at one IP address', () => {
  it('one office can place twenty orders of $50 each', async () => {
    expect(codes(await tries(await newShoppers(db, 20), [mug(4)]))).toEqual(new Set([placed]));
  });

  it('cash orders from one IP address are limited to exactly $3,000 of $100,000, however many arrive at once', async () => {
    const answers = await tries(await newShoppers(db, 30), [bags(1)]);
    expect(codes(answers)).toEqual(new Set([placed, 'cashLimitHere']));
    expect(await held()).toBe(300_000);
    expect(answers.find(({ MessageCode }) => MessageCode)).toMatchObject({
      statusCode: 409,
      ResponseMsg:
        'Cash on delivery isn’t available on your network right now. Please choose another payment method, or try again later.',
    });
  });

  it('the limit of an IP address does not affect other IP addresses or returning customers', async () => {
    await tries(await newShoppers(db, 30), [bags(1)]);
    expect((await orderFrom(elsewhere, await newShopper(db), [bags(1)])).ResponseMsg).toBe(placed);
    expect((await orderFrom(here, await knownShopper(db), [bags(1)])).ResponseMsg).toBe(placed);
  });

  it('all IPv6 networks of one home or site count as one IP address', async () => {
    const shoppers = await newShoppers(db, 30);
    const answers = await Promise.all(
      shoppers.map((each, at) => orderFrom(`2001:db8:77:${at % 5}${at.toString(16)}::/64`, each, [bags(1)])),
    );
    expect(codes(answers)).toEqual(new Set([placed, 'cashLimitHere']));
    expect(await held()).toBe(300_000);
    expect((await orderFrom('2001:db8:78:1::/64', await newShopper(db), [bags(1)])).ResponseMsg).toBe(placed);
  });

  it('all IP addresses together are limited to exactly a quarter of the stock, however many orders arrive at once', async () => {
    const shoppers = await newShoppers(db, 30);
    const answers = await Promise.all(
      shoppers.map((each, at) => orderFrom(`192.0.2.${at}`, each, [bags(5)], unpaid())),
    );
    expect(codes(answers)).toEqual(new Set([actionRequired]));
    expect(answers.filter(({ ReservedOncePaid }) => ReservedOncePaid)).toHaveLength(5);
    expect(await held()).toBe(2_500_000);
    expect(await orderFrom('192.0.2.99', await newShopper(db), [bags(1)])).toMatchObject({
      MessageCode: 'paymentLimitAll',
      ResponseMsg: 'We can’t reserve more items for new customers right now. Please try again in 30 minutes.',
    });
  });

  it('a returning customer may reserve as much as they have paid before, at least $1,000, and is then limited like a new one', async () => {
    const little = await knownShopper(db);
    for (const _ of [1, 2, 3]) await orderFrom(here, little, [bags(12)], unpaid());
    expect(await held()).toBe(480_000);
    expect(await orderFrom(here, little, [bags(12)], unpaid())).toMatchObject({ statusCode: 409 });
    expect(await query`select from order_hold`).toHaveLength(2);
    const much = await knownShopper(db);
    await query`update customer_order set subtotal_cents = 800000, total_cents = 800000 where customer_id = ${much.customerId}`;
    for (const _ of [1, 2, 3])
      expect((await orderFrom(here, much, [bags(12)], unpaid())).ResponseMsg).toBe(actionRequired);
    expect(await query`select from order_hold`).toHaveLength(2);
  });

  it('an unpaid reservation shortens the customer’s next one', async () => {
    const who = await newShopper(db);
    const minutes = async () => {
      const { ResponseMsg } = await orderFrom(here, who, [mug(1)], unpaid());
      expect(ResponseMsg).toBe(actionRequired);
      const [payment] =
        await query`select id, order_id, round(extract(epoch from expires_at - created_at) / 60)::int as minutes
        from payment where customer_id = ${who.customerId} order by id desc limit 1`;
      // Expires the payment.
      await query`update payment set state = 'declined', created_at = created_at - interval '30 minutes', expires_at = now(), settled_at = now()
        where id = ${payment.id}`;
      await query`update customer_order set status_id = 91 where id = ${payment.order_id}`;
      return payment.minutes;
    };
    expect([await minutes(), await minutes(), await minutes(), await minutes()]).toEqual([30, 10, 3, 3]);
    await query`update payment set settled_at = now() - interval '25 hours' where customer_id = ${who.customerId}`;
    expect(await minutes()).toBe(30);
  });

  it('payments up to $5,000 per IP address are allowed when the cash limit is reached', async () => {
    await tries(await newShoppers(db, 16), [bags(1)]);
    const answers = await tries(await newShoppers(db, 20), [bags(1)], unpaid);
    expect(codes(answers)).toEqual(new Set([actionRequired]));
    expect(answers.filter(({ ReservedOncePaid }) => ReservedOncePaid)).toHaveLength(10);
    expect(await held()).toBe(500_000);
  });

  it('beyond the limit customers can pay without a reservation, are informed, and get the items once paid', async () => {
    await tries(await newShoppers(db, 26), [bags(1)], unpaid);
    const who = await newShopper(db);
    const before = await held();
    expect(await orderFrom(here, who, [bags(1)], unpaid())).toMatchObject({ ReservedOncePaid: true });
    expect(await held()).toBe(before);
    const paying = { PaymentMethod: '5', paymentToken: token('approve.hook-none') };
    expect((await orderFrom(here, who, [bags(1)], paying)).ResponseMsg).toBe(placed);
    expect(await held()).toBe(before + 20_000);
  });

  it('paid, void and accepted orders no longer count as reserved', async () => {
    const [first, second, third] = await newShoppers(db, 3);
    const paying = () => ({ PaymentMethod: '5', paymentToken: token('approve.hook-none') });
    for (const who of [first!, second!])
      expect((await orderFrom(here, who, [bags(20)], paying())).ResponseMsg).toBe(placed);
    const cash = await newShoppers(db, 15);
    const full = (await tries(cash, [bags(1)])).filter(({ ResponseMsg }) => ResponseMsg === placed).length;
    expect(codes(await tries([third!], [bags(1)]))).toEqual(new Set(['cashLimitHere']));
    const orders = await query`select order_id as id from order_hold
      join customer_order o on o.id = order_id where o.payment_method_id = 6 order by 1 limit 2`;
    await query`update customer_order set status_id = 2 where id = ${orders[0]!.id}`;
    await query`update customer_order set status_id = 91 where id = ${orders[1]!.id}`;
    expect(codes(await tries([first!, second!], [bags(1)]))).toEqual(new Set([placed]));
    expect(codes(await tries([third!], [bags(1)]))).toEqual(new Set(['cashLimitHere']));
    await dropStale(db);
    expect(await query`select from order_hold`).toHaveLength(full);
  });

  it('the limit counts the full value of the items, regardless of discounts and coupons', async () => {
    const answers = await tries(await newShoppers(db, 16), [blueMug(5)]);
    expect(answers.filter(({ ResponseMsg }) => ResponseMsg === placed)).toHaveLength(15);
  });

  it('the limit leaves a quarter of each product to others, and reports how many can be ordered', async () => {
    await db.updateTable('product').set({ stock: 12 }).where('id', '=', 1).execute();
    const [first, second, third] = await newShoppers(db, 3);
    expect((await orderFrom(here, first!, [mug(7)])).ResponseMsg).toBe(placed);
    expect(await orderFrom(here, second!, [mug(3)], { languageCode: 'ar' })).toEqual({
      statusCode: 409,
      ResponseMsg: 'We can only reserve 2 more of Clay Mug right now. Please reduce the quantity.',
      MessageCode: 'reservedShort',
      MessageValues: { n: 2, name: 'ពែងដី' },
    });
    expect((await orderFrom(here, second!, [mug(2)], unpaid())).ResponseMsg).toBe(actionRequired);
    expect(await orderFrom(here, third!, [mug(1)])).toMatchObject({
      MessageCode: 'reservedOut',
      ResponseMsg: 'We can’t reserve any more of Clay Mug right now. Please remove it, or try again later.',
    });
    // A customer with reservations gets no more from another IP address.
    expect(await orderFrom(elsewhere, first!, [mug(3)])).toMatchObject({ MessageCode: 'reservedOut' });
    expect((await orderFrom(elsewhere, third!, [mug(1)])).ResponseMsg).toBe(placed);
  });

  it('limits follow the value of the stock, however large', async () => {
    await query`update product set stock = 2000000000 where stock is not null`;
    expect(await readStockValue(db)).toBeGreaterThan(10 ** 13);
    await query`update product set stock = 2000000000, price_cents = price_cents * 100000 where id = 4`;
    expect(await readStockValue(db)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    await query`update product set price_cents = price_cents / 100000 where id = 4`;
  });

  it('a new customer may order the last unit of a product', async () => {
    await db.updateTable('product').set({ stock: 1 }).where('id', '=', 1).execute();
    expect((await orderFrom(here, await newShopper(db), [mug(1)])).ResponseMsg).toBe(placed);
  });

  it.each([
    ['reserved', false],
    ['not reserved', true],
  ])('the last unit is refused while another customer pays for it, whose own is %s', async (_, isFull) => {
    await db
      .updateTable('product')
      .set({ stock: isFull ? 1 : 2 })
      .where('id', '=', 1)
      .execute();
    if (isFull) await tries(await newShoppers(db, 25), [bags(1)], unpaid);
    const [first, second, third] = await newShoppers(db, 3);
    const begun = await orderFrom(here, first!, [mug(1)], unpaid());
    expect(begun.ResponseMsg).toBe(actionRequired);
    expect(begun.ReservedOncePaid).toBe(isFull || undefined);
    expect(await orderFrom(elsewhere, second!, [mug(1)])).toMatchObject({ MessageCode: 'reservedOut' });
    expect(await orderFrom(elsewhere, second!, [mug(1)], unpaid())).toMatchObject({ ReservedOncePaid: true });
    expect(await query`select stock from product where id = 1`).toEqual([{ stock: 1 }]);
    await query`update payment set expires_at = now(), settled_at = now(), state = 'declined'`;
    expect((await orderFrom(elsewhere, third!, [mug(1)])).ResponseMsg).toBe(placed);
  });

  it('orders from one IP address wait before they take a connection, so that others can order meanwhile', async () => {
    const [other, ...office] = await newShoppers(db, 21);
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const before = db.transaction().execute(async (trx) => {
      await queryOn(trx)`select pg_advisory_xact_lock(hashtextextended(${placedFromOf(here)}, 0))`;
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const waiting = tries(office, [mug(1)]);
    await expect
      .poll(() => query`select from pg_locks where locktype = 'advisory' and not granted`)
      .not.toHaveLength(0);
    expect((await orderFrom(elsewhere, other!, [mug(1)])).ResponseMsg).toBe(placed);
    release.resolve();
    await before;
    expect(codes(await waiting)).toEqual(new Set([placed]));
  });

  it('new customers are distinguished by the network of an IPv6 address', async () => {
    const shoppers = await newShoppers(db, 16);
    const answers = await Promise.all(
      shoppers.map((each, at) => orderFrom(`2001:db8:7:7::${at + 1}`, each, [bags(1)])),
    );
    expect(answers.filter(({ ResponseMsg }) => ResponseMsg === placed)).toHaveLength(15);
  });
});
