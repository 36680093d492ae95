import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';
import type { Call } from '#web/call.ts';

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  storage = new FakeStorage();
  fakeTab(storage);
});

const shirt = {
  ProductId: '7',
  ProductName: 'Shirt',
  Price: 8,
  DiscountedPrice: null,
  DiscountId: null,
  IsDiscountCalculated: false,
  CouponCode: null,
  SizeId: 3,
  SizeShortName: 'M',
  ColorId: 5,
  ColorName: 'Black',
  Quantity: 2,
  ShippingCharges: 0,
  DefaultImage: '/shirt.webp',
} as const;

/** Returns a shop whose cart returns these lines. Records its requests. */
async function moving(productsData: object[], item: object = shirt) {
  const requested: unknown[] = [];
  const call = (async (_: unknown, { cartJsonData }: { cartJsonData: string }) => {
    requested.push(...(JSON.parse(cartJsonData) as unknown[]));
    return { data: { productsData } };
  }) as unknown as Call;
  const { moveToCart } = await import('./move-to-cart.ts');
  return {
    code: await moveToCart(call, item as typeof shirt),
    asked: requested,
    cart: storage.json('cartItems'),
  };
}
const color = { ProductAttributeID: 1, PrimaryKeyValue: 5 };
const size = { ProductAttributeID: 2, PrimaryKeyValue: 3 };

it('a wish list entry moves into the cart with its color, size and quantity', async () => {
  const { code, asked: requested, cart } = await moving([{ ProductId: 7 }]);
  expect(requested).toMatchObject([
    { ProductId: '7', Quantity: 2, productSelectedAttributes: [color, size] },
  ]);
  expect(code).toBe('addedToCart');
  expect(cart).toEqual([
    {
      ProductId: '7',
      productSelectedAttributes: [
        { ProductId: '7', ...color },
        { ProductId: '7', ...size },
      ],
      Quantity: 2,
      ShippingCharges: 0,
      DefaultImage: '/shirt.webp',
    },
  ]);
});

it('a wish list entry without color and size moves into the cart without options', async () => {
  const { cart } = await moving([{ ProductId: 7 }], { ...shirt, ColorId: null, SizeId: null });
  expect(cart).toMatchObject([{ productSelectedAttributes: [] }]);
});

it.each(['choice-missing', 'out-of-stock', 'above-maximum'])(
  'a wish list entry does not move into the cart while the shop answers %s',
  async (Problem) => {
    expect(await moving([{ ProductId: 7, Problem }])).toMatchObject({ code: 'chooseFirst', cart: null });
  },
);

it('a discontinued product is not moved into the cart', async () => {
  expect(await moving([])).toMatchObject({ code: 'chooseFirst', cart: null });
});

it('a product that is already in the cart is not added again', async () => {
  await moving([{ ProductId: 7 }]);
  expect((await moving([{ ProductId: 7 }])).code).toBe('alreadyInCart');
});
