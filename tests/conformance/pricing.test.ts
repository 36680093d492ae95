import { describe, expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';
import { catalogueModel } from './catalogue-model.ts';
import { dearestOptions } from './dearest-options.ts';
import { storedCart } from './tables/other-tables.ts';

const shop = await demoShop();
const products = await catalogueModel(shop.db);
const { chosenOf, lineOf } = await dearestOptions(shop.db);

const cartPath = 'common/get-customer-cart-items/cart-data';
const couponPath = 'common/get-coupon-code-discount-value/calculate-coupon-discount';
const priced = async (cartJsonData: string) =>
  (await shop.ask(cartPath, { cartJsonData, recordValueJson: '[]' })).data;
const cents = (dollars: number) => Math.round(dollars * 100);

describe('GET_CUSTOMER_CART_ITEMS', () => {
  it('prices every product with its options, ids as text, by what the tables say', async () => {
    for (const { id, priceCents, payCents, reductionId, nameEn } of products) {
      const { productsData, ...sums } = await priced(storedCart(lineOf(id, '2')));
      const chosen = chosenOf(id);
      const surcharge = chosen.reduce((sum, option) => sum + option.cents, 0);
      const unit = (reductionId === null ? priceCents : payCents) + surcharge;
      const [line] = productsData;
      const named = (attribute: number) => chosen.find((each) => each.attribute === attribute)?.name ?? '';
      expect(productsData).toHaveLength(1);
      expect(line).toMatchObject({
        ProductId: id,
        ProductName: nameEn,
        Quantity: 2,
        ShippingCharges: 0,
        ColorName: named(1),
        SizeShortName: named(2),
      });
      expect(cents(line.Price)).toBe(priceCents + surcharge);
      expect(Object.hasOwn(line, 'DiscountedPrice')).toBe(reductionId !== null);
      expect(cents(line.DiscountedPrice ?? line.Price)).toBe(unit);
      const total = (unit * 2) / 100;
      expect(line.ItemSubTotal).toBe(total);
      expect(sums).toEqual({ cartSubTotal: total, shippingSubTotal: 0, orderTotal: total });
    }
  });

  it.each(['[]', '', null, undefined])('%j is an empty cart', async (cartJsonData) => {
    expect(await priced(cartJsonData as string)).toEqual({
      productsData: [],
      cartSubTotal: 0,
      shippingSubTotal: 0,
      orderTotal: 0,
    });
  });
});

describe('GET_COUPON_CODE_DISCOUNT', () => {
  const slug = async (sku: string) =>
    (await shop.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
  const value = async (CouponCode: string, cartJsonData: string) => {
    const { status, data } = await shop.ask(couponPath, { CouponCode, cartJsonData });
    expect(status).toBe(200);
    return data.DiscountValueAfterCouponAppliedWithQuantity as number | undefined;
  };
  const cart = storedCart(lineOf(1, 3), lineOf(24, 2), lineOf(27, 2));
  const subTotal = (each: { ItemSubTotal: number }) => cents(each.ItemSubTotal);

  it('takes off what its kind says: of the total, of products, of categories, fixed and in percent', async () => {
    expect(await slug('AG-1001')).toBe(1);
    const { productsData, cartSubTotal } = await priced(cart);
    const [mugs, shirts] = productsData;
    expect({
      WELCOME5: await value('WELCOME5', cart),
      SAVE10: await value('SAVE10', cart),
      MUG1: await value('MUG1', cart),
      TSHIRT10: await value('TSHIRT10', cart),
      UMBRELLA2: await value('UMBRELLA2', cart),
      'welcome5 in small letters': await value('welcome5', cart),
    }).toEqual({
      WELCOME5: 5,
      SAVE10: Math.round(cents(cartSubTotal) / 10) / 100,
      MUG1: mugs.Quantity,
      TSHIRT10: Math.round(subTotal(shirts) / 10) / 100,
      UMBRELLA2: 4,
      'welcome5 in small letters': 5,
    });
  });
});
