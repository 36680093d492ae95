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

it('the wish list stores every documented field of a wish list entry', async () => {
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

it('the wish list rejects a product it already has', async () => {
  const { addToWishlist, readWishlist } = await import('./wishlist.ts');
  addToWishlist(mug);
  expect(addToWishlist({ ...mug, ProductId: '4' })).toBe('alreadyInWishlist');
  expect(readWishlist()).toHaveLength(1);
});

it('wish list entries written by another client are read', async () => {
  storage.entries.set(
    'customerWishList',
    JSON.stringify([{ ProductId: '9', ProductName: 'Pen', Price: '3.20', Quantity: '2' }]),
  );
  const { readWishlist } = await import('./wishlist.ts');
  expect(readWishlist()).toMatchObject([{ ProductId: '9', Price: 3.2, Quantity: 2, DefaultImage: '' }]);
});

it('one wish list entry is removed, or all of them', async () => {
  const { addToWishlist, clearWishlist, readWishlist, removeFromWishlist } = await import('./wishlist.ts');
  addToWishlist(mug);
  addToWishlist({ ...mug, ProductId: 5 });
  removeFromWishlist(4);
  expect(readWishlist().map(({ ProductId }) => ProductId)).toEqual(['5']);
  clearWishlist();
  expect(storage.getItem('customerWishList')).toBe('[]');
});

it('a removed wish list entry is restored in its position, and other changes since are kept', async () => {
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

it('a full wish list refuses the 101st product', async () => {
  const { addToWishlist, readWishlist } = await import('./wishlist.ts');
  for (let ProductId = 1; ProductId <= 100; ProductId += 1) addToWishlist({ ...mug, ProductId });
  expect(addToWishlist({ ...mug, ProductId: 101 })).toBe('wishlistFull');
  expect(addToWishlist({ ...mug, ProductId: 100 })).toBe('alreadyInWishlist');
  expect(readWishlist()).toHaveLength(100);
});
