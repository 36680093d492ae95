import { expect, it } from 'vitest';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import { priceWhenAdded, pricesChanged, withPrices } from './shown-prices.ts';

const cart = (...lines: { id: number; price: number; reduced?: number; option?: number }[]) =>
  ({
    productsData: lines.map(({ id, price, reduced, option }) => ({
      ProductId: id,
      Price: price,
      ...(reduced !== undefined && { DiscountedPrice: reduced }),
      ProductAllSelectedAttributes:
        option === undefined ? [] : [{ ProductAttributeID: 5, PrimaryKeyValue: option }],
    })) as unknown as PricedLine[],
  }) as PricedCart;
const shown = withPrices(new Map(), cart({ id: 1, price: 10 }, { id: 2, price: 8, reduced: 6, option: 3 }));

it('a price has changed when the same options cost a different amount than shown before', () => {
  expect(pricesChanged(shown, cart({ id: 1, price: 10 }))).toBe(false);
  expect(pricesChanged(shown, cart({ id: 1, price: 10.01 }))).toBe(true);
  expect(pricesChanged(shown, cart({ id: 2, price: 8, option: 3 }))).toBe(true);
  expect(pricesChanged(shown, cart({ id: 2, price: 9, reduced: 6, option: 3 }))).toBe(false);
});

it('different options and lines never shown before do not count as changed', () => {
  expect(pricesChanged(shown, cart({ id: 2, price: 11, option: 4 }))).toBe(false);
  expect(pricesChanged(shown, cart({ id: 9, price: 1 }))).toBe(false);
  expect(pricesChanged(new Map(), cart({ id: 1, price: 11 }))).toBe(false);
});

it('earlier prices are remembered when a cart without that line is shown', () => {
  expect(pricesChanged(withPrices(shown, cart({ id: 9, price: 1 })), cart({ id: 1, price: 11 }))).toBe(true);
});

it('a line shows its price when added if it has changed since', () => {
  const [line] = cart({ id: 1, price: 10, reduced: 9 }).productsData;
  expect(priceWhenAdded(line!, { 1: 10 })).toBe(10);
  expect(priceWhenAdded(line!, { 1: 9 })).toBeNull();
  expect(priceWhenAdded(line!, {})).toBeNull();
  for (const damaged of ['10', null, {}]) expect(priceWhenAdded(line!, { 1: damaged })).toBeNull();
});

it('another price by quantity is not a changed price', () => {
  const Terms = {
    Steps: [
      { From: 1, Price: 10 },
      { From: 25, Price: 8 },
    ],
  };
  const at = (Quantity: number, Price: number) => {
    const { productsData } = cart({ id: 1, price: Price });
    return { productsData: productsData.map((line) => ({ ...line, Terms, Quantity })) } as PricedCart;
  };
  const before = withPrices(new Map(), at(24, 10));
  expect(pricesChanged(before, at(25, 8))).toBe(false);
  expect(pricesChanged(before, at(24, 9))).toBe(true);
  expect(priceWhenAdded(at(25, 8).productsData[0]!, { 1: 10 })).toBeNull();
});
