import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  storage = new FakeStorage();
  fakeTab(storage);
});

const mug = {
  ProductId: 4,
  ProductName: 'Mug',
  Price: 12.5,
  DiscountedPrice: null,
  DefaultImage: '/content/mug.webp',
};

it('stores every documented field of a wish list entry', async () => {
  const { addToWishlist } = await import('./wishlist.ts');
  expect(addToWishlist({ ...mug, ColorId: 3, ColorName: 'Saffron' })).toBe('addedToWishlist');
  expect(storage.json('customerWishList')).toEqual([
    {
      ProductId: '4',
      ProductName: 'Mug',
      Price: 12.5,
      DiscountedPrice: null,
      DiscountId: null,
      IsDiscountCalculated: false,
      CouponCode: null,
      SizeId: null,
      SizeShortName: '',
      ColorId: 3,
      ColorName: 'Saffron',
      Quantity: 1,
      ShippingCharges: 0,
      DefaultImage: '/content/mug.webp',
    },
  ]);
});

it('rejects a product already on the wish list', async () => {
  const { addToWishlist, readWishlist } = await import('./wishlist.ts');
  addToWishlist(mug);
  expect(addToWishlist({ ...mug, ProductId: '4' })).toBe('alreadyInWishlist');
  expect(readWishlist()).toHaveLength(1);
});

it('reads wish list entries written by another client', async () => {
  storage.entries.set(
    'customerWishList',
    JSON.stringify([{ ProductId: '9', ProductName: 'Pen', Price: '3.20', Quantity: '2' }]),
  );
  const { readWishlist } = await import('./wishlist.ts');
  expect(readWishlist()).toMatchObject([{ ProductId: '9', Price: 3.2, Quantity: 2, DefaultImage: '' }]);
});

it('removes one wish list entry, or all of them', async () => {
  const { addToWishlist, clearWishlist, readWishlist, removeFromWishlist } = await import('./wishlist.ts');
  addToWishlist(mug);
  addToWishlist({ ...mug, ProductId: 5 });
  removeFromWishlist(4);
  expect(readWishlist().map(({ ProductId }) => ProductId)).toEqual(['5']);
  clearWishlist();
  expect(storage.getItem('customerWishList')).toBe('[]');
});

it('restores a removed entry in its position, and keeps other changes since', async () => {
  const { addToWishlist, clearWishlist, readWishlist, removeFromWishlist } = await import('./wishlist.ts');
  const ids = () => readWishlist().map(({ ProductId }) => ProductId);
  for (const ProductId of [1, 2, 3]) addToWishlist({ ...mug, ProductId });
  const undo = removeFromWishlist(2);
  removeFromWishlist(3);
  addToWishlist({ ...mug, ProductId: 4 });
  undo?.();
  expect(ids()).toEqual(['1', '2', '4']);
  undo?.();
  expect(ids()).toEqual(['1', '2', '4']);

  const undoAll = clearWishlist();
  addToWishlist({ ...mug, ProductId: 5 });
  undoAll?.();
  expect(ids()).toEqual(['1', '2', '4', '5']);
});

it('refuses the 101st product', async () => {
  const { addToWishlist, readWishlist } = await import('./wishlist.ts');
  for (let ProductId = 1; ProductId <= 100; ProductId += 1) addToWishlist({ ...mug, ProductId });
  expect(addToWishlist({ ...mug, ProductId: 101 })).toBe('wishlistFull');
  expect(addToWishlist({ ...mug, ProductId: 100 })).toBe('alreadyInWishlist');
  expect(readWishlist()).toHaveLength(100);
});
