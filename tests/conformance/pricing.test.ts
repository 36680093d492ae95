import { describe, expect, it } from 'vitest';
import { runningShop } from '../support/running-shop.ts';
import { catalogueModel } from './catalogue-model.ts';
import { dearestOptions } from './dearest-options.ts';
import { storedCart } from './tables/other-tables.ts';

const shop = await runningShop();
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

  it('never reads a price the browser sends', async () => {
    const honest = storedCart(lineOf(1, 3));
    const [line] = JSON.parse(honest);
    const bent = JSON.stringify([
      { ...line, Price: 0.01, DiscountedPrice: 0.01, ShippingCharges: -50, ItemSubTotal: 0, DiscountId: 1 },
    ]);
    expect(await priced(bent)).toEqual(await priced(honest));
  });

  it.each(['[]', '', null, undefined])('%j is an empty cart', async (cartJsonData) => {
    expect(await priced(cartJsonData as string)).toEqual({
      productsData: [],
      cartSubTotal: 0,
      shippingSubTotal: 0,
      orderTotal: 0,
    });
  });

  it('drops products nobody sells', async () => {
    const { productsData } = await priced(storedCart(['999999', {}], lineOf(1)));
    expect(productsData.map((line: { ProductId: number }) => line.ProductId)).toEqual([1]);
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

  it('never takes off more than the cart costs', async () => {
    const pen = storedCart(lineOf(11, 1));
    const { cartSubTotal } = await priced(pen);
    expect(cartSubTotal).toBeLessThan(5);
    expect(await value('WELCOME5', pen)).toBe(cartSubTotal);
  });

  it.each(['LASTYEAR20', 'COMINGSOON15', 'FIRST3', 'NOSUCH', 'CRAFT15', "' or 1=1 --"])(
    '%s takes nothing off this cart',
    async (code) => {
      expect(await value(code, cart)).toBeUndefined();
    },
  );

  it('takes nothing off a cart with a reduced line', async () => {
    const reduced = products.find(({ reductionId }) => reductionId !== null)!;
    expect(await value('WELCOME5', storedCart(lineOf(1), lineOf(reduced.id)))).toBeUndefined();
  });

  it.each([
    ['', 'Coupon code is required'],
    ['x'.repeat(31), 'Coupon code max length should be 30 characters'],
    ['NOSUCH', 'Invalid coupon code!'],
  ])('%j: %s', async (CouponCode, sentence) => {
    const { envelope, data } = await shop.ask(couponPath, { CouponCode, cartJsonData: cart });
    expect(envelope).toMatchObject({ statusCode: 400, errorMessage: sentence });
    expect(data.DiscountValueAfterCouponAppliedWithQuantity).toBeUndefined();
  });
});

it('nothing of all this reached the log as an error', () => {
  expect(shop.faults()).toEqual([]);
});
