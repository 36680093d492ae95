import { describe, expect, it } from 'vitest';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { exactly } from '#tests/support/calls.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { blueMug, mug, orderFor } from './order-fixtures.ts';

const { db, ask } = await testShop(['catalogue', 'coupons']);

const glass = (Quantity: number) => ({
  ProductId: 3,
  Quantity,
  productSelectedAttributes: [{ ProductId: '3', ProductAttributeID: 2, PrimaryKeyValue: 2 }],
});
const coupon = async (CouponCode: unknown, lines: readonly object[], who: Shopper | null = null) => {
  const reply = await ask(getCouponCodeDiscount, { CouponCode, cartJsonData: JSON.stringify(lines) }, who);
  expect(reply.status).toBe(200);
  exactly(getCouponCodeDiscount.response).parse(reply.data);
  return reply;
};
const takesOff = async (code: string, lines: readonly object[]) =>
  (await coupon(code, lines)).data.DiscountValueAfterCouponAppliedWithQuantity;

describe('a coupon takes off', () => {
  it('a fixed amount of the total, once', async () => {
    expect((await coupon('FIVE', [mug(2), glass(1)])).data).toEqual({
      DiscountValueAfterCouponAppliedWithQuantity: 5,
      DiscountValueAfterCouponApplied: 5,
      DiscountId: 100,
    });
  });

  it('whatever the case of the code, and blanks around it', async () => {
    expect(await takesOff('  five ', [mug(1)])).toBe(5);
  });

  it('an amount for every unit of its products', async () => {
    expect(await takesOff('MUGS', [mug(3), glass(2)])).toBe(3);
  });

  it('a percentage of everything in its categories and below them, rounded once', async () => {
    // Both stand below drinkware: 10 % of 31.08 + 200.
    expect(await takesOff('DRINK10', [mug(2), glass(2)])).toBe(23.11);
  });

  it('never more than what it is for costs', async () => {
    await db.updateTable('product').set({ price_cents: 120 }).where('id', '=', 3).execute();
    expect(await takesOff('FIVE', [glass(2)])).toBe(2.4);
    await db.updateTable('product').set({ price_cents: 10_000 }).where('id', '=', 3).execute();
  });
});

describe('a coupon takes nothing off', () => {
  it.each(['NOSUCH', 'ENDED', 'LATER', 'USEDUP', 'OFF', "FIVE' or '1'='1", '%', 'ﬁve'])(
    'when the code is %s',
    async (code) => {
      const { data, envelope } = await coupon(code, [mug(1)]);
      expect(data.DiscountValueAfterCouponAppliedWithQuantity).toBeUndefined();
      expect(envelope.errorMessage).toBe('Invalid coupon code!');
    },
  );

  it.each([
    [null, 'Coupon code is required'],
    [['FIVE'], 'An error occured. Please try again!'],
  ])('when it is %o', async (code, sentence) => {
    expect((await coupon(code, [mug(1)])).envelope).toMatchObject({
      statusCode: 400,
      errorMessage: sentence,
      data: '{}',
    });
  });

  it('when nothing in the cart is meant by it, or the cart is empty', async () => {
    expect((await coupon('MUGS', [glass(1)])).data).toMatchObject({ MessageCode: 'invalidCoupon' });
    expect((await coupon('FIVE', [])).data).toMatchObject({ MessageCode: 'invalidCoupon' });
  });

  it('when a line is reduced already, and says so', async () => {
    const { data, envelope } = await coupon('FIVE', [mug(1), blueMug(1)]);
    expect(data).toMatchObject({ MessageCode: 'couponNotWithDiscount' });
    expect(envelope.errorMessage).toBe('Coupons can’t be combined with discounted items.');
  });

  it('when this customer has used it as often as they may; others still can', async () => {
    const [one, other] = [await newShopper(db), await newShopper(db)];
    expect((await coupon('ONCE', [mug(1)], one)).data.DiscountId).toBe(103);
    await ask(postCustomerOrder, orderFor(one, [mug(1)], { CouponCode: 'ONCE' }), one);
    expect((await coupon('ONCE', [mug(1)], one)).data).toMatchObject({ MessageCode: 'invalidCoupon' });
    expect((await coupon('ONCE', [mug(1)], other)).data.DiscountId).toBe(103);
  });

  it('when the cart cannot be read', async () => {
    expect(
      (await ask(getCouponCodeDiscount, { CouponCode: 'FIVE', cartJsonData: '[' })).envelope,
    ).toMatchObject({ statusCode: 400, data: '{}' });
  });
});
