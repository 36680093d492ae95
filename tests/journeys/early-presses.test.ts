import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { productBoxLabels } from '#contract/labels/storefront/product-box.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { comeTo, late } from './support/early.ts';
import { button, eventually, main, stored, usable } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const seen = (within: Locator, name: string | RegExp) =>
  button(within, name).filter({ visible: true }).first();
const looks = (page: Page, name: string) =>
  seen(main(page), name).evaluate((element) => getComputedStyle(element).opacity);

describe.each(stricterLanguage)('before the scripts load, in %s', (lang) => {
  const product = productOf('kampot-pepper', lang);
  const path = `/${lang}/product-detail/${product.id}/shop/x`;

  test.each(widthOf[lang])(
    'Add to Cart looks pressed before scripts load, and it and a heart take effect once if pressed twice, at %i px',
    async (width) => {
      const me = await visitor({ lang, width });
      const { page, shop } = me;
      const letThrough = await late(page);
      await comeTo(page, shop + path);
      const add = label(lang, productDetailLabels, 'lbl_prd_det_addcart');
      for (let times = 0; times < 2; times += 1) await seen(main(page), add).click();
      expect(await looks(page, add)).toBe('0.5');
      const heart = seen(main(page), label(lang, productDetailLabels, 'lbl_prd_det_addwish'));
      await heart.click();
      await heart.click();
      expect(await stored(page, 'cartItems')).toBeNull();
      letThrough();
      await usable(page);
      await eventually(() => stored(page, 'cartItems')).toMatchObject([{ ProductId: String(product.id) }]);
      await eventually(() => stored(page, 'customerWishList')).toHaveLength(1);
      await eventually(() => looks(page, add)).toBe('1');
    },
  );

  test.each(widthOf[lang])('a panel opens as soon as its script loads at %i px', async (width) => {
    const me = await visitor({ lang, width });
    const { page, shop, phone } = me;
    const letThrough = await late(page);
    await comeTo(page, `${shop}/${lang}/`);
    const name = phone
      ? label(lang, navbarLabels, 'menu')
      : new RegExp(`^${label(lang, topHeaderLabels, 'lbl_thead_wishlist')}`, 'u');
    await seen(page.getByRole('banner'), name).click();
    letThrough();
    const title = phone
      ? label(lang, navbarLabels, 'menu')
      : label(lang, wishlistLabels, 'lbl_wishlist_title');
    const panel = page.getByRole('dialog', { name: title });
    await panel.waitFor();
    await eventually(() => panel.isVisible()).toBe(true);
  });

  test.each(widthOf[lang])(
    'a press before leaving the page adds no item afterwards at %i px',
    async (width) => {
      const me = await visitor({ lang, width });
      const { page, shop } = me;
      const letThrough = await late(page);
      await comeTo(page, shop + path);
      await button(main(page), label(lang, productDetailLabels, 'lbl_prd_det_addcart'))
        .first()
        .click();
      await comeTo(page, `${shop}/${lang}/about`);
      letThrough();
      await usable(page);
      expect((await stored(page, 'cartItems')) ?? []).toEqual([]);
    },
  );

  test.each(widthOf[lang])('an earlier wish list entry remains at %i px', async (width) => {
    const { id, name } = product;
    const wish = { ProductId: String(id), ProductName: name, Price: 8.5, Quantity: 1, DefaultImage: '' };
    const me = await visitor({ lang, width, stored: { customerWishList: [wish] } });
    const { page, shop } = me;
    const letThrough = await late(page);
    await comeTo(page, `${shop}/${lang}/all-products/0/all-categories`);
    const heart = label(lang, productBoxLabels, 'addToWishlist', { name });
    await seen(main(page), heart).click();
    letThrough();
    await usable(page);
    await page.waitForTimeout(300);
    expect(await stored(page, 'customerWishList')).toMatchObject([wish]);
  });
});
