import { describe, expect, it } from 'vitest';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from './order-fixtures.ts';

const { db, request, query } = await testShop(['catalogue', 'coupons']);
await query`update discount set first_order = true where coupon_code in ('FIVE', 'MUGS')`;

let numbers = 12_000_000;
/** A shopper with their own phone number. */
async function shopperWith(mobile = `0${numbers++}`): Promise<Shopper> {
  const shopper = await newShopper(db);
  await db.updateTable('customer').set({ mobile }).where('id', '=', shopper.customerId).execute();
  return shopper;
}
const order = async (shopper: Shopper, CouponCode = '', pieces = 1) =>
  (await request(postCustomerOrder, orderFor(shopper, [mug(pieces)], { CouponCode }), shopper)).data[0] as {
    OrderId?: number;
    ResponseMsg: string;
    MessageCode?: string;
    OrderTotal?: number;
  };
const check = async (shopper: Shopper | null) =>
  (
    await request(
      getCouponCodeDiscount,
      { CouponCode: 'FIVE', cartJsonData: JSON.stringify([mug(1)]) },
      shopper,
    )
  ).data;
const statusOf = (orderId: number | undefined, status_id: number) =>
  db.updateTable('customer_order').set({ status_id }).where('id', '=', Number(orderId)).execute();

describe('a coupon for a first order', () => {
  it('a coupon for a first order applies to it, and is refused for the next one with the reason', async () => {
    const shopper = await shopperWith();
    expect(await check(shopper)).toMatchObject({ DiscountValueAfterCouponApplied: 5 });
    expect(await order(shopper, 'FIVE')).toMatchObject({ OrderTotal: 10.54 });
    expect(await check(shopper)).toMatchObject({ MessageCode: 'couponFirstOrder' });
    expect(await order(shopper, 'FIVE', 2)).toMatchObject({ MessageCode: 'couponFirstOrder' });
  });

  it('a coupon for a first order is refused after an order without a coupon', async () => {
    const shopper = await shopperWith();
    await order(shopper);
    expect(await check(shopper)).toMatchObject({ MessageCode: 'couponFirstOrder' });
  });

  it('a coupon for a first order applies again after the earlier order was canceled or refunded', async () => {
    const shopper = await shopperWith();
    const { OrderId } = await order(shopper, 'FIVE');
    for (const status of [91, 5]) {
      await statusOf(OrderId, status);
      expect(await check(shopper), String(status)).toMatchObject({ DiscountValueAfterCouponApplied: 5 });
    }
    await statusOf(OrderId, 4);
    expect(await check(shopper)).toMatchObject({ MessageCode: 'couponFirstOrder' });
  });

  it('a coupon for a first order is refused for another account with the same phone number, however it is written', async () => {
    await order(await shopperWith('012 345 999'));
    expect(await order(await shopperWith('+855 12 345 999'), 'FIVE')).toMatchObject({
      MessageCode: 'couponFirstOrder',
    });
    const byPhone = await shopperWith();
    await db
      .updateTable('customer')
      .set({ email: '+85512345999' })
      .where('id', '=', byPhone.customerId)
      .execute();
    expect(await check(byPhone)).toMatchObject({ MessageCode: 'couponFirstOrder' });
  });

  it('a coupon for a first order is refused for an email address that an order of another account has', async () => {
    const shopper = await shopperWith();
    const { OrderId } = await order(await shopperWith());
    const { email } = await db
      .selectFrom('customer')
      .select('email')
      .where('id', '=', shopper.customerId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('customer_order')
      .set({ email: email ?? '' })
      .where('id', '=', Number(OrderId))
      .execute();
    expect(await check(shopper)).toMatchObject({ MessageCode: 'couponFirstOrder' });
  });

  it('a coupon for a first order shows its discount to visitors, whose orders are not known yet', async () => {
    expect(await check(null)).toMatchObject({ DiscountValueAfterCouponApplied: 5 });
  });

  it('a coupon for a first order is used once by orders of two accounts with one phone number at the same time, even of two coupons', async () => {
    for (let round = 0; round < 5; round++) {
      const mobile = `0${numbers++}`;
      const [one, other] = [await shopperWith(mobile), await shopperWith(mobile)];
      const answers = await Promise.all([order(one, 'FIVE'), order(other, 'MUGS')]);
      expect(answers.map(({ MessageCode }) => MessageCode ?? 'placed').toSorted()).toEqual([
        'couponFirstOrder',
        'placed',
      ]);
    }
    const [stored] =
      await query`select count(*)::int as uses from coupon_use u join discount d on d.id = u.discount_id
      where d.first_order`;
    const [counted] = await query`select sum(used)::int as uses from discount where first_order`;
    expect(stored).toEqual(counted);
  });
});
