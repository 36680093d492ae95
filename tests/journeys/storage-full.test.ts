import { expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { openWishlist } from './support/page-layout.ts';
import { cartOf } from './support/customer.ts';
import { button, eventually, link, main, message, open, stored } from './support/pages.ts';
import { label, productOf, said } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const pepper = productOf('kampot-pepper', 'en');
const trio = productOf('scented-candle-trio', 'en');

/** Runs in the page. Disables storage from here on, or enables it again. */
const setFull = (full: boolean) => {
  const storage = Storage.prototype as Storage & { store?: Storage['setItem'] };
  storage.store ??= storage.setItem;
  storage.setItem = full
    ? () => {
        throw new DOMException('full', 'QuotaExceededError');
      }
    : storage.store;
};

test('full storage keeps cart and wish list for the visit, warns once, and stores them once possible', async () => {
  const ids = async (key: 'cartItems' | 'customerWishList') =>
    ((await stored(me.page, key)) as { ProductId: string }[]).map(({ ProductId }) => ProductId);
  const wished = { ProductId: String(trio.id), ProductName: trio.name, Price: 1, Quantity: 1 };
  const me = await visitor({
    lang: 'en',
    width: 1440,
    stored: { cartItems: cartOf({ id: pepper.id }), customerWishList: [wished] },
  });
  const { page } = me;
  await open(me, '/cart');
  const line = main(page)
    .getByRole('row')
    .filter({ has: link(page, pepper.name) });
  const quantity = line.getByRole('spinbutton');
  const remove = button(line, label('en', cartLabels, 'removeNamed', { name: pepper.name }));
  await remove.waitFor();
  await page.evaluate(setFull, true);
  await button(line, label('en', sharedLabels, 'oneMore')).click();
  await eventually(() => quantity.inputValue()).toBe('2');
  await message(me, 'storageFull').waitFor();
  await remove.click();
  await message(me, 'removedFromCart').waitFor();
  await button(main(page), said('en', 'undo')).click();
  await eventually(() => quantity.inputValue()).toBe('2');
  expect(await message(me, 'storageFull').count()).toBeLessThan(2);
  expect(await message(me, 'generalError').count()).toBe(0);
  await page.evaluate(setFull, false);
  await openWishlist(me);
  const panel = page.getByRole('dialog', { name: label('en', wishlistLabels, 'lbl_wishlist_title') });
  await button(panel, `${label('en', wishlistLabels, 'moveToCart')} ${trio.name}`).click();
  await eventually(() => ids('cartItems')).toEqual([String(pepper.id), String(trio.id)]);
  expect(await ids('customerWishList')).toEqual([]);
});
