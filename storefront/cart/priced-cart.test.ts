import { describe, expect, it } from 'vitest';
import { atItsStep } from '#storefront/pages/cart/ladder-line.ts';
import {
  atQuantities,
  goneIds,
  namesOf,
  isReduced,
  payable,
  type PricedCart,
  type PricedLine,
} from './priced-cart.ts';

const line = (changes: Partial<PricedLine> = {}): PricedLine => ({
  ProductId: 1,
  ProductName: 'Silk pillow',
  Price: 12.1,
  Quantity: 2,
  ShippingCharges: 0,
  ColorName: '',
  SizeShortName: '',
  OrderMaximumQuantity: null,
  ProductImagesJson: [],
  ItemSubTotal: 24.2,
  ProductAllSelectedAttributes: [],
  IsDigitalProduct: false,
  StockQuantity: null,
  ...changes,
});
const cart = (...productsData: PricedLine[]): PricedCart => ({
  productsData,
  cartSubTotal: 0,
  shippingSubTotal: 0,
  orderTotal: 0,
});
const items = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([ProductId, Quantity]) => ({ ProductId, Quantity }));

describe('the cart between a change and the response', () => {
  const two = cart(
    line({ Price: 12.1, DiscountedPrice: 10.1, ItemSubTotal: 20.2, ShippingCharges: 1 }),
    line({ ProductId: 2, Price: 0.1, Quantity: 1, ItemSubTotal: 0.1 }),
  );

  it('the cart calculates with the discounted price and the shipping per unit, in whole cents', () => {
    expect(atQuantities(two, items({ 1: 3, 2: 3 }))).toMatchObject({
      productsData: [{ Quantity: 3, ItemSubTotal: 30.3, ShippingCharges: 1.5 }, { ItemSubTotal: 0.3 }],
      cartSubTotal: 30.6,
      shippingSubTotal: 1.5,
      orderTotal: 32.1,
    });
  });

  it('the cart drops removed lines and shows no lines without a price', () => {
    const { productsData, orderTotal } = atQuantities(two, items({ 2: 1, 7: 1 }));
    expect(productsData.map(({ ProductId }) => ProductId)).toEqual([2]);
    expect(orderTotal).toBe(0.1);
  });

  it('the cart keeps an unchanged line as received, and an unchanged cart with the totals of the server', () => {
    expect(atQuantities(two, items({ 1: 2 })).productsData[0]).toBe(two.productsData[0]);
    expect(atQuantities(two, items({ 1: 2, 2: 1 }))).toBe(two);
  });

  it('the cart clears a quantity error once the quantity fits, but keeps sold-out and missing-option errors', () => {
    const after = (changes: Partial<PricedLine>, quantity: number) =>
      atQuantities(cart(line(changes)), items({ 1: quantity })).productsData[0]?.Problem;
    const short = { Quantity: 9, StockQuantity: 3, Problem: 'not-enough-stock' } as const;
    expect(after(short, 4)).toBe('not-enough-stock');
    expect(after(short, 3)).toBeUndefined();
    expect(after({ Quantity: 2, StockQuantity: 0, Problem: 'out-of-stock' }, 1)).toBe('out-of-stock');
    expect(after({ Quantity: 2, Problem: 'choice-missing' }, 1)).toBe('choice-missing');
  });
});

it('a cart keeps the delivery price when a quantity changes', () => {
  const line2 = line({ Price: 2, Quantity: 1, ItemSubTotal: 2 });
  const brought = { ...cart(line2), shippingSubTotal: 1.5, orderTotal: 3.5, DeliveryPrice: 1.5 };
  expect(atQuantities(brought, items({ 1: 3 }))).toMatchObject({ shippingSubTotal: 1.5, orderTotal: 7.5 });
});

it('lines missing from the response count as removed', () => {
  expect(goneIds(items({ 1: 1, 2: 1 }), cart(line()))).toEqual(['2']);
  expect(goneIds(items({ 1: 1 }), cart(line()))).toEqual([]);
});

it('the amount to pay is in dollars with whole cents', () => {
  const totals = { ...cart(), cartSubTotal: 10, shippingSubTotal: 2.3, orderTotal: 12.3 };
  expect(payable(totals, 1.1)).toBe(11.2);
  expect(payable(totals, 99)).toBe(2.3);
});

it('VAT that is added is calculated after the coupon, and again when a quantity changes', () => {
  const Vat = { Rate: 1000, AddedRate: 1000 };
  expect(payable({ ...cart(), cartSubTotal: 10, shippingSubTotal: 2.3, Vat }, 1.1)).toBe(12.32);
  const one = { ...cart(line({ Price: 2.05, Quantity: 1, ItemSubTotal: 2.05 })), Vat };
  expect(atQuantities(one, items({ 1: 3 }))).toMatchObject({ cartSubTotal: 6.15, orderTotal: 6.77 });
  const included = { ...one, Vat: { ...Vat, AddedRate: 0 } };
  expect(atQuantities(included, items({ 1: 3 }))).toMatchObject({ orderTotal: 6.15 });
});

it('a line is discounted when its discounted price is lower', () => {
  expect(isReduced(line({ Price: 5, DiscountedPrice: 4 }))).toBe(true);
  expect(isReduced(line({ Price: 5 }))).toBe(false);
});

it('removed lines keep the names they were priced under, or none if they were never priced', () => {
  const before = cart(
    { ...line(), ProductId: 1, ProductName: 'Mug' },
    { ...line(), ProductId: 2, ProductName: 'Pen' },
  );
  expect(namesOf(['2', '1'], before)).toEqual(['Pen', 'Mug']);
  expect(namesOf(['2', '3'], before)).toBeNull();
  expect(namesOf(['2'], undefined)).toBeNull();
});

describe('a line with prices by quantity', () => {
  const Terms = {
    Steps: [
      { From: 1, Price: 10 },
      { From: 25, Price: 8, DiscountedPrice: 7.5 },
    ],
    Options: [{ ProductAttributeID: 3, PrimaryKeyValue: 1, PriceType: 2 as const, Amount: 10 }],
    ShippingCharges: 0.05,
  };
  const pens = line({ Price: 11, ItemSubTotal: 22, ShippingCharges: 0.1, Terms, OrderMaximumQuantity: 100 });
  const at = (quantity: number, of = pens) =>
    atQuantities(cart(of), items({ 1: quantity }), atItsStep).productsData[0];

  it('a line with prices by quantity has the price of the new quantity before the response', () => {
    expect(at(25)).toMatchObject({
      Price: 8.8,
      DiscountedPrice: 8.3,
      ItemSubTotal: 207.5,
      ShippingCharges: 1.25,
    });
    const back = at(24, at(25));
    expect(back).toMatchObject({ Price: 11, ItemSubTotal: 264 });
    expect(back).not.toHaveProperty('DiscountedPrice');
  });

  it('a line with prices by quantity keeps its problem while the quantity is below the minimum', () => {
    const few = line({ Terms, Problem: 'below-minimum', MinimumQuantity: 5 });
    expect(at(4, few)).toHaveProperty('Problem');
    expect(at(5, few)).not.toHaveProperty('Problem');
  });
});
