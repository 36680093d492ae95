import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

/** A cart as other clients store it: ids as text or numbers, a typed quantity, extra prices. */
const foreignCart = [
  {
    ProductId: '12',
    productSelectedAttributes: [
      { ProductId: '12', ProductAttributeID: 2, PrimaryKeyValue: 3 },
      { ProductId: '12', ProductAttributeID: 5, PrimaryKeyValue: '8' },
    ],
    Quantity: '2',
    ShippingCharges: 0,
    DefaultImage: '/content/x.png',
    Price: 1,
  },
  { ProductId: 7, Quantity: 1, ShippingCharges: 4, DefaultImage: '/content/y.png' },
];
const ours = [
  {
    ProductId: '12',
    productSelectedAttributes: [
      { ProductId: '12', ProductAttributeID: 2, PrimaryKeyValue: 3 },
      { ProductId: '12', ProductAttributeID: 5, PrimaryKeyValue: '8' },
    ],
    Quantity: 2,
    ShippingCharges: 0,
    DefaultImage: '/content/x.png',
  },
  {
    ProductId: '7',
    productSelectedAttributes: [],
    Quantity: 1,
    ShippingCharges: 0,
    DefaultImage: '/content/y.png',
  },
];

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  storage = new FakeStorage();
  fakeTab(storage);
});

async function modules() {
  const cart = await import('./cart.ts');
  const { useShopState } = await import('./shop-state.ts');
  const { rehydrateState } = await import('./persist.ts');
  const { toastsShown } = await import('#web/toasts.ts');
  const messagesShown = () => toastsShown().map(({ text }) => (text as { code: string }).code);
  return { ...cart, rehydrateState, messagesShown, state: () => useShopState.getState().cart };
}

describe('the cart', () => {
  it('the cart reads cart lines written by another client, and writes them in our format', async () => {
    storage.entries.set('cartItems', JSON.stringify(foreignCart));
    const { rehydrateState, state, setQuantity } = await modules();
    rehydrateState();
    expect(state().cartItems).toEqual(ours);
    expect(state().totalCartItems).toBe(2);
    setQuantity(7, 3);
    expect(storage.json('cartItems')).toEqual([ours[0], { ...ours[1], Quantity: 3 }]);
  });

  it('the cart writes a cart line exactly as existing clients read it', async () => {
    const { addToCart, cartJsonData } = await modules();
    const chosen = [
      { ProductAttributeID: 1, PrimaryKeyValue: '4' },
      { ProductAttributeID: 5, PrimaryKeyValue: 8 },
    ];
    expect(
      addToCart({
        ProductId: 12,
        Quantity: 2,
        productSelectedAttributes: chosen,
        DefaultImage: '/content/x.png',
      }),
    ).toBe('addedToCart');
    const text =
      '[{"ProductId":"12","productSelectedAttributes":[{"ProductId":"12","ProductAttributeID":1,"PrimaryKeyValue":4},{"ProductId":"12","ProductAttributeID":5,"PrimaryKeyValue":"8"}],"Quantity":2,"ShippingCharges":0,"DefaultImage":"/content/x.png"}]';
    expect(storage.getItem('cartItems')).toBe(text);
    expect(cartJsonData()).toBe(text);
  });

  it('the cart rejects a product already in the cart, whether its id is a string or a number', async () => {
    const { addToCart, state } = await modules();
    addToCart({ ProductId: 12, Quantity: 1, DefaultImage: '' });
    expect(addToCart({ ProductId: '12', Quantity: 5, DefaultImage: '' })).toBe('alreadyInCart');
    expect(state().cartItems.map(({ Quantity }) => Quantity)).toEqual([1]);
  });

  it('the cart rejects a cart line that is not a product', async () => {
    const { addToCart } = await modules();
    for (const ProductId of [0, -3, 1.5, Number.NaN, '', 'x', '1e3']) {
      expect(addToCart({ ProductId, Quantity: 1, DefaultImage: '' })).toBe('invalidProduct');
    }
    expect(storage.json('cartItems')).toBeNull();
  });

  it('the cart adds to the lines another tab has stored in the meantime', async () => {
    const { addToCart, state } = await modules();
    addToCart({ ProductId: 1, Quantity: 1, DefaultImage: '' });
    storage.entries.set('cartItems', JSON.stringify(ours));
    addToCart({ ProductId: 3, Quantity: 1, DefaultImage: '' });
    expect(state().cartItems.map(({ ProductId }) => ProductId)).toEqual(['12', '7', '3']);
  });

  it('the cart never keeps a quantity below one', async () => {
    const { addToCart, setQuantity, state } = await modules();
    addToCart({ ProductId: 1, Quantity: -4, DefaultImage: '' });
    setQuantity('1', 0);
    expect(state().cartItems[0]?.Quantity).toBe(1);
    setQuantity('1', Number.NaN);
    expect(state().cartItems[0]?.Quantity).toBe(1);
  });

  it('an order removes the ordered lines from the cart, and none added since', async () => {
    storage.entries.set('cartItems', JSON.stringify(ours));
    const { addToCart, setQuantity, cartJsonData, removeOrdered, state } = await modules();
    const ordered = cartJsonData();
    addToCart({ ProductId: 1, Quantity: 1, DefaultImage: '' });
    setQuantity(7, 5);
    removeOrdered('{{');
    expect(state().totalCartItems).toBe(3);
    removeOrdered(ordered);
    expect(state()).toMatchObject({ totalCartItems: 1, cartItems: [{ ProductId: '1' }] });
    removeOrdered(cartJsonData());
    expect(storage.getItem('cartItems')).toBe('[]');
  });

  it('one cart line is removed, or all of them', async () => {
    storage.entries.set('cartItems', JSON.stringify(ours));
    const { addToCart, removeFromCart, clearCart, state } = await modules();
    removeFromCart(12);
    expect(state()).toMatchObject({ totalCartItems: 1, cartItems: [{ ProductId: '7' }] });
    addToCart({ ProductId: 1, Quantity: 1, DefaultImage: '' });
    clearCart();
    expect(state()).toMatchObject({ totalCartItems: 0, cartItems: [] });
    expect(storage.getItem('cartItems')).toBe('[]');
  });

  it('a removal is undone once, in the same position, and lines added since stay', async () => {
    const { addToCart, removeFromCart, state } = await modules();
    const ids = () => state().cartItems.map(({ ProductId }) => ProductId);
    const add = (ProductId: number) => addToCart({ ProductId, Quantity: 2, DefaultImage: '' });
    for (const ProductId of [1, 2, 3]) add(ProductId);
    const undo = removeFromCart(2);
    add(4);
    undo();
    undo();
    expect(ids()).toEqual(['1', '2', '3', '4']);
    expect(state().totalCartItems).toBe(4);
    expect(state().cartItems[1]?.Quantity).toBe(2);

    const undoFirst = removeFromCart(1);
    add(1);
    undoFirst();
    expect(ids()).toEqual(['2', '3', '4', '1']);

    const before = ids();
    removeFromCart(9)();
    expect(ids()).toEqual(before);
  });
});

describe('a damaged cart', () => {
  it.each(['{"a":', '5', 'true', '{"a":1}', '<html>'])(
    'a damaged cart is set aside with one message: %s',
    async (text) => {
      storage.entries.set('cartItems', text);
      storage.entries.set('customerWishList', text);
      const { rehydrateState, state, messagesShown } = await modules();
      rehydrateState();
      expect(state().cartItems).toEqual([]);
      expect(storage.getItem('cartItems.damaged')).toBe(text);
      expect(storage.getItem('cartItems')).toBe('[]');
      expect(messagesShown()).toEqual(['storageDamaged']);
    },
  );

  it('the valid lines of a damaged cart are kept', async () => {
    storage.entries.set('cartItems', JSON.stringify([{ Price: 4 }, null, ...ours, ours[1]]));
    const { rehydrateState, state, messagesShown } = await modules();
    rehydrateState();
    expect(state().cartItems).toEqual(ours);
    expect(messagesShown()).toEqual(['storageDamaged']);
  });

  it.each(['', 'null', '[]', '{}', '""', 'undefined'])(
    'an empty stored cart is not damaged: %j',
    async (text) => {
      storage.entries.set('cartItems', text);
      const { rehydrateState, messagesShown } = await modules();
      rehydrateState();
      expect(messagesShown()).toEqual([]);
      expect(storage.entries.has('cartItems.damaged')).toBe(false);
    },
  );

  it('a cart that was serialized twice is read without a message', async () => {
    storage.entries.set('cartItems', JSON.stringify(JSON.stringify(ours)));
    const { rehydrateState, state, messagesShown } = await modules();
    rehydrateState();
    expect(state().cartItems).toEqual(ours);
    expect(messagesShown()).toEqual([]);
  });
});

describe.each(['full', 'blocked'] as const)('a %s storage', (kind) => {
  it('the cart works for the visit, with one message that it is lost afterwards', async () => {
    storage.state = kind;
    const { addToCart, removeFromCart, setQuantity, cartJsonData, rehydrateState, messagesShown, state } =
      await modules();
    rehydrateState();
    expect(messagesShown()).toEqual([]);
    for (const ProductId of [1, 2])
      expect(addToCart({ ProductId, Quantity: 1, DefaultImage: '' })).toBe('addedToCart');
    setQuantity(1, 4);
    const undo = removeFromCart(2);
    expect(state().cartItems).toMatchObject([{ ProductId: '1', Quantity: 4 }]);
    undo();
    expect(JSON.parse(cartJsonData())).toMatchObject([{ ProductId: '1', Quantity: 4 }, { ProductId: '2' }]);
    expect(storage.entries.size).toBe(0);
    expect(messagesShown()).toEqual(['storageFull']);
  });
});

describe('a full cart', () => {
  const full = Array.from({ length: 100 }, (_, at) => ({ ...ours[1], ProductId: String(at + 1000) }));

  it('a full cart refuses the 101st product, and accepts it once there is room', async () => {
    storage.entries.set('cartItems', JSON.stringify(full));
    const { rehydrateState, addToCart, removeFromCart, state } = await modules();
    rehydrateState();
    const line = { ProductId: 7, Quantity: 1, DefaultImage: '' };
    expect(addToCart(line)).toBe('cartFull');
    expect(addToCart({ ...line, ProductId: 1000 })).toBe('alreadyInCart');
    expect(state().cartItems).toHaveLength(100);
    const undo = removeFromCart(1000);
    expect(addToCart(line)).toBe('addedToCart');
    undo();
    expect(state().cartItems.at(-1)?.ProductId).toBe('7');
    expect(state().cartItems).toHaveLength(100);
  });
});
