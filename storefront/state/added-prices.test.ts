import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  storage = new FakeStorage();
  fakeTab(storage);
});

const modules = async () => ({
  ...(await import('./added-prices.ts')),
  ...(await import('./cart.ts')),
  ...(await import('./persist.ts')),
});
const line = (ProductId: number, Price?: number) => ({
  ProductId,
  Quantity: 1,
  DefaultImage: '/x.png',
  ...(Price !== undefined && { Price }),
});

it('the price of a cart line is stored beside the state, and the line keeps its documented shape', async () => {
  const { addToCart, addedPrices, rehydrateState } = await modules();
  rehydrateState();
  addToCart(line(7, 9.5));
  addToCart(line(8));
  expect(addedPrices()).toEqual({ 7: 9.5 });
  expect(Object.keys((storage.json('cartItems') as object[])[0] ?? {})).toEqual([
    'ProductId',
    'productSelectedAttributes',
    'Quantity',
    'ShippingCharges',
    'DefaultImage',
  ]);
  expect(storage.json('kado')).toMatchObject({ state: { cart: { totalCartItems: 2 } } });
});

it('an added price is kept through other edits and a reload, until its line is removed and another added', async () => {
  const first = await modules();
  first.rehydrateState();
  first.addToCart(line(7, 9.5));
  first.setQuantity(7, 3);
  vi.resetModules();
  const later = await modules();
  later.rehydrateState();
  expect(later.addedPrices()).toEqual({ 7: 9.5 });
  later.removeFromCart(7);
  later.addToCart(line(9, 2));
  expect(later.addedPrices()).toEqual({ 9: 2 });
});

it.each(['{"prices":7}', '{"prices":[1]}', '[]'])(
  'no added prices are read from a damaged root: %s',
  async (text) => {
    storage.entries.set('kado', text);
    const { addedPrices } = await modules();
    expect(addedPrices()).toEqual({});
  },
);
