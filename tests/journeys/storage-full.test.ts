import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { productBoxLabels } from '#contract/labels/storefront/product-box.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { shopUrl } from '../support/browser.ts';
import { openWishlist } from './support/chrome.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually, link, main, message, open, openProduct, stored } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { label, productOf, said, wordsOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const pepper = productOf('kampot-pepper', 'en');
const trio = productOf('scented-candle-trio', 'en');

describe('a storage that becomes full while somebody is at the shop', () => {
  const help = (within: Locator) => within.getByText(said('en', 'storageHelp'), { exact: true });
  const ids = (list: unknown) => (list as { ProductId: string }[]).map(({ ProductId }) => ProductId);
  /** Run in the page: nothing is stored from here on, or all is again. */
  const setFull = (full: boolean) => {
    const kept = Storage.prototype as Storage & { store?: Storage['setItem'] };
    kept.store ??= kept.setItem;
    kept.setItem = full
      ? () => {
          throw new DOMException('full', 'QuotaExceededError');
        }
      : kept.store;
  };

  test('changes nothing in the cart, says so, and what helps stands there until the next try', async () => {
    const cartItems = cartOf({ id: pepper.id }, { id: trio.id });
    const me = await visitor({ lang: 'en', width: 1440, stored: { cartItems } });
    const { page } = me;
    await open(me, '/cart');
    const line = main(page)
      .getByRole('row')
      .filter({ has: link(page, pepper.name) });
    const quantity = line.getByRole('spinbutton');
    const more = button(line, label('en', sharedLabels, 'oneMore'));
    const remove = button(line, label('en', cartLabels, 'removeNamed', { name: pepper.name }));
    await remove.waitFor();
    await page.evaluate(setFull, true);
    for (const press of [more, remove]) {
      await press.click();
      await message(me, 'generalError').first().waitFor();
      await help(main(page)).waitFor();
      await eventually(() => quantity.inputValue()).toBe('1');
      await eventually(() => message(me, 'generalError').count()).toBe(0);
      await eventually(() => help(main(page)).isVisible()).toBe(true);
    }
    for (const code of ['removedFromCart', 'storageFull'] as const)
      expect(await message(me, code).count()).toBe(0);
    await page.evaluate(setFull, false);
    await remove.click();
    await message(me, 'removedFromCart').waitFor();
    expect(await help(main(page)).count()).toBe(0);
    await page.evaluate(setFull, true);
    await button(main(page), said('en', 'undo')).click();
    await message(me, 'generalError').waitFor();
    await help(main(page)).waitFor();
    expect(ids(await stored(page, 'cartItems'))).toEqual([String(trio.id)]);
  });

  test('changes nothing in the wish list, and moves nothing from it', async () => {
    const me = await visitor({ lang: 'en', width: 1440 });
    const { page } = me;
    await openProduct(me, 'kampot-pepper');
    await button(page, label('en', productDetailLabels, 'lbl_prd_det_addwish')).click();
    await message(me, 'addedToWishlist').waitFor();
    await openWishlist(me);
    const words = wordsOf('en', wishlistLabels);
    const panel = page.getByRole('dialog', { name: words('lbl_wishlist_title') });
    const item = panel.getByRole('listitem').filter({ has: link(page, pepper.name) });
    const move = button(item, `${words('moveToCart')} ${pepper.name}`);
    await move.waitFor();
    await page.evaluate(setFull, true);
    for (const press of [
      move,
      button(item, words('removeNamed', { name: pepper.name })),
      button(panel, words('lbl_wishlist_clrlist')),
    ]) {
      await press.click();
      await message(me, 'generalError').first().waitFor();
      await help(panel).first().waitFor();
      await eventually(() => item.isVisible()).toBe(true);
      await eventually(() => message(me, 'generalError').count()).toBe(0);
    }
    for (const code of ['addedToCart', 'removedFromWishlist', 'wishlistCleared'] as const)
      expect(await message(me, code).count()).toBe(0);
    await page.evaluate(setFull, false);
    await move.click();
    await message(me, 'addedToCart').waitFor();
    expect(await item.count()).toBe(0);
    expect(await help(page.locator('body')).count()).toBe(0);
  });

  test('puts nothing of an order into the cart again, and says what helps', async () => {
    const customer = await newCustomer(shopUrl());
    const { OrderNumber } = await placedOrder(shopUrl(), customer, cartOf({ id: pepper.id }));
    const me = await visitor({ lang: 'en', width: 1440, stored: customer.stored });
    const { page } = me;
    await open(me, `/orders-history?order=${OrderNumber}`);
    const again = button(main(page), label('en', ordersHistoryLabels, 'orderAgain'));
    await again.waitFor();
    await page.evaluate(setFull, true);
    await again.click();
    await message(me, 'generalError').waitFor();
    const outcome = main(page).getByRole('region', {
      name: label('en', ordersHistoryLabels, 'againNone'),
    });
    await help(outcome).waitFor();
    // Nothing of it came into the cart, so nothing says that all of it can be had.
    expect(await outcome.getByText(label('en', ordersHistoryLabels, 'againAll')).count()).toBe(0);
    await page.evaluate(setFull, false);
    await again.click();
    await message(me, 'addedToCart').waitFor();
    await eventually(() => help(main(page)).count()).toBe(0);
  });

  test('fills no heart on a card, and what helps stands on the card', async () => {
    const me = await visitor({ lang: 'en', width: 1440 });
    const { page } = me;
    await open(me, '/all-products/0/all-categories?SearchTerm=pepper');
    const card = main(page)
      .getByRole('article')
      .filter({ has: link(page, pepper.name) });
    const heart = button(card, label('en', productBoxLabels, 'addToWishlist', { name: pepper.name }));
    await heart.waitFor();
    await page.evaluate(setFull, true);
    await heart.click();
    await message(me, 'generalError').waitFor();
    await help(card).waitFor();
    await eventually(() => help(main(page)).count()).toBe(1);
    await eventually(() => heart.getAttribute('aria-pressed')).toBe('false');
    expect(await message(me, 'addedToWishlist').count()).toBe(0);
    await page.evaluate(setFull, false);
    await heart.click();
    await message(me, 'addedToWishlist').waitFor();
    expect(await help(card).count()).toBe(0);
    await eventually(() => heart.getAttribute('aria-pressed')).toBe('true');
  });
});
