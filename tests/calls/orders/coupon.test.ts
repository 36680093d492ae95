import { describe, expect, it } from 'vitest';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';
import { blueMug, mug, orderFor } from './order-fixtures.ts';

const { db, request } = await testShop(['catalogue', 'coupons']);

const glass = (Quantity: number) => ({
  ProductId: 3,
  Quantity,
  productSelectedAttributes: [{ ProductId: '3', ProductAttributeID: 2, PrimaryKeyValue: 2 }],
});
const coupon = async (CouponCode: unknown, lines: readonly object[], who: Shopper | null = null) => {
  const reply = await request(
    getCouponCodeDiscount,
    { CouponCode, cartJsonData: JSON.stringify(lines) },
    who,
  );
  expect(reply.status).toBe(200);
  strictSchema(getCouponCodeDiscount.response).parse(reply.data);
  return reply;
};
const takesOff = async (code: string, lines: readonly object[]) =>
  (await coupon(code, lines)).data.DiscountValueAfterCouponAppliedWithQuantity;

describe('coupon discount', () => {
  it('a coupon deducts a fixed amount from the total once', async () => {
    expect((await coupon('FIVE', [mug(2), glass(1)])).data).toEqual({
      DiscountValueAfterCouponAppliedWithQuantity: 5,
      DiscountValueAfterCouponApplied: 5,
      DiscountId: 100,
    });
  });

  it('a coupon code ignores case and surrounding spaces', async () => {
    expect(await takesOff('  five ', [mug(1)])).toBe(5);
  });

  it('a code pasted with invisible marks and non-breaking spaces is accepted', async () => {
    for (const typed of ['FI\u200bVE', '\u00a0FIVE\u200d', '\ufeffFIVE\u00a0', '\u2060five'])
      expect(await takesOff(typed, [mug(1)]), JSON.stringify(typed)).toBe(5);
  });

  it('a printed code with hyphens is found, however they and the digits are typed', async () => {
    await db.updateTable('discount').set({ coupon_code: 'SUMMER-10_A' }).where('id', '=', 100).execute();
    for (const typed of ['SUMMER-10_A', 'summer‑10_a', ' Summer–១០_a '])
      expect(await takesOff(typed, [mug(1)]), typed).toBe(5);
    await db.updateTable('discount').set({ coupon_code: 'FIVE' }).where('id', '=', 100).execute();
  });

  it('a coupon deducts an amount for every unit of its products', async () => {
    expect(await takesOff('MUGS', [mug(3), glass(2)])).toBe(3);
  });

  it('a coupon deducts a percentage for its categories and their subcategories, rounded once', async () => {
    // Both products are below drinkware: 10 % of 31.08 + 200.
    expect(await takesOff('DRINK10', [mug(2), glass(2)])).toBe(23.11);
  });

  it('a coupon never deducts more than the matching items cost', async () => {
    await db.updateTable('product').set({ price_cents: 120 }).where('id', '=', 3).execute();
    expect(await takesOff('FIVE', [glass(2)])).toBe(2.4);
    await db.updateTable('product').set({ price_cents: 10_000 }).where('id', '=', 3).execute();
  });
});

describe('refused coupon', () => {
  it.each(['NOSUCH', 'ENDED', 'LATER', 'USEDUP', 'OFF', "FIVE' or '1'='1", '%', 'ﬁve'])(
    'the coupon code %s is refused',
    async (code) => {
      const { data, envelope } = await coupon(code, [mug(1)]);
      expect(data.DiscountValueAfterCouponAppliedWithQuantity).toBeUndefined();
      expect(envelope.errorMessage).toBe('Invalid coupon code!');
    },
  );

  it.each([
    [null, 'Coupon code is required'],
    [['FIVE'], 'An error occured. Please try again!'],
  ])('the malformed coupon code %o is refused', async (code, sentence) => {
    expect((await coupon(code, [mug(1)])).envelope).toMatchObject({
      statusCode: 400,
      errorMessage: sentence,
      data: '{}',
    });
  });

  it('a coupon is refused if the cart is empty or has no matching items', async () => {
    expect((await coupon('MUGS', [glass(1)])).data).toMatchObject({ MessageCode: 'invalidCoupon' });
    expect((await coupon('FIVE', [])).data).toMatchObject({ MessageCode: 'invalidCoupon' });
  });

  it('a coupon is refused if a line is already discounted, with the reason', async () => {
    const { data, envelope } = await coupon('FIVE', [mug(1), blueMug(1)]);
    expect(data).toMatchObject({ MessageCode: 'couponNotWithDiscount' });
    expect(envelope.errorMessage).toBe('Coupons can’t be combined with discounted items.');
  });

  it('a coupon is refused below its minimum order, which is named in the call and in an order', async () => {
    const minimum = (min_cents: number | null) =>
      db.updateTable('discount').set({ min_cents }).where('coupon_code', '=', 'FIVE').execute();
    await minimum(3109);
    const { data, envelope } = await coupon('FIVE', [mug(2)]);
    expect(data).toMatchObject({ MessageCode: 'couponMinimum', MessageValues: { amount: '$31.09' } });
    expect(envelope.errorMessage).toBe('This coupon is for orders of $31.09 or more.');
    const shopper = await newShopper(db);
    const refused = await request(
      postCustomerOrder,
      orderFor(shopper, [mug(2)], { CouponCode: 'FIVE' }),
      shopper,
    );
    expect(refused.data).toMatchObject([{ MessageCode: 'couponMinimum' }]);
    await minimum(3108);
    expect(await takesOff('FIVE', [mug(2)])).toBe(5);
    await minimum(null);
  });

  it('a coupon without a start and an end is applied', async () => {
    await db
      .updateTable('discount')
      .set({ starts_at: null, ends_at: null })
      .where('coupon_code', '=', 'FIVE')
      .execute();
    expect(await takesOff('FIVE', [mug(1)])).toBe(5);
    const shopper = await newShopper(db);
    const placed = await request(
      postCustomerOrder,
      orderFor(shopper, [mug(1)], { CouponCode: 'FIVE' }),
      shopper,
    );
    expect(placed.data).toMatchObject([{ ResponseMsg: 'Order Placed Successfully', OrderTotal: 10.54 }]);
  });

  it('an order is refused whose coupon staff delete while it is placed', async () => {
    const shopper = await newShopper(db);
    const placing = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('discount').where('coupon_code', '=', 'MUGS').execute();
      const sent = request(postCustomerOrder, orderFor(shopper, [mug(1)], { CouponCode: 'MUGS' }), shopper);
      await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
      return { sent };
    });
    expect((await placing.sent).data).toMatchObject([{ MessageCode: 'invalidCoupon' }]);
  });

  it('a coupon this customer has used up is refused, while others can use it', async () => {
    const [one, other] = [await newShopper(db), await newShopper(db)];
    expect((await coupon('ONCE', [mug(1)], one)).data.DiscountId).toBe(103);
    await request(postCustomerOrder, orderFor(one, [mug(1)], { CouponCode: 'ONCE' }), one);
    expect((await coupon('ONCE', [mug(1)], one)).data).toMatchObject({ MessageCode: 'invalidCoupon' });
    expect((await coupon('ONCE', [mug(1)], other)).data.DiscountId).toBe(103);
  });

  it('a coupon is refused if the cart is unreadable', async () => {
    expect(
      (await request(getCouponCodeDiscount, { CouponCode: 'FIVE', cartJsonData: '[' })).envelope,
    ).toMatchObject({ statusCode: 400, data: '{}' });
  });
});
