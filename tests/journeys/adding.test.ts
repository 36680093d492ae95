import { describe, expect, test } from 'vitest';
import { productBoxLabels } from '#contract/labels/storefront/product-box.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { cartOf } from './support/customer.ts';
import {
  button,
  eventually,
  main,
  message,
  messageOf,
  messagesShown,
  open,
  openProduct,
  stored,
} from './support/pages.ts';
import { inRiel, label, nameOf, productOf, said } from './support/texts.ts';
import { inRelease, visitor } from './support/visitor.ts';

const detail = (lang: 'en' | 'ar', key: keyof typeof productDetailLabels.texts) =>
  label(lang, productDetailLabels, key);

// The texts of specification §5, "Add to cart checks, in this order", and §8; the Khmer ones are from the
// shop's labels.
const checks = {
  en: {
    size: 'Select size of product!',
    color: 'Select color of product!',
    print: 'Please select Logo print variant!',
    added: 'Added to the cart!',
    again: 'Product already exists in your cart!',
    wished: 'Added to your wish list!',
    wishedAgain: 'Product already exists in your wish list!',
    maximum: 'Can not add more than 3 for this product',
    ten: 'Can not add more than 10 for this product',
  },
  ar: {
    size: said('ar', 'selectSize'),
    color: said('ar', 'selectColor'),
    print: said('ar', 'selectAttribute', { attribute: nameOf('attributes', 'print', 'ar') }),
    added: said('ar', 'addedToCart'),
    again: said('ar', 'alreadyInCart'),
    wished: said('ar', 'addedToWishlist'),
    wishedAgain: said('ar', 'alreadyInWishlist'),
    maximum: said('ar', 'quantityAboveMaximum', { n: 3 }),
    ten: said('ar', 'quantityAboveMaximum', { n: 10 }),
  },
} as const;

describe.each(['en' as const, ...inRelease('ar')])('adding to the lists, in %s', (lang) => {
  const says = checks[lang];
  const guest = (savedState = {}) => visitor({ lang, width: 1440, stored: savedState });

  test('add to cart asks for a size, then a color, then the remaining options', async () => {
    const me = await guest();
    const { page } = me;
    await openProduct(me, 't-shirt');
    const choices = [
      [says.size, detail(lang, 'size'), nameOf('sizes', 'm', lang)],
      [says.color, detail(lang, 'color'), nameOf('colours', 'green', lang)],
      [says.print, nameOf('attributes', 'print', lang), nameOf('options', 'print-none', lang)],
    ] as const;
    for (const [sentence, group, option] of choices) {
      await button(page, detail(lang, 'lbl_prd_det_addcart')).click();
      await messageOf(page, sentence).waitFor();
      const requests = page.getByRole('group', { name: new RegExp(`^${group}`, 'u') });
      await eventually(() =>
        requests
          .getByRole('radio')
          .first()
          .evaluate((each) => each === document.activeElement),
      ).toBe(true);
      await requests.getByRole('radio', { name: option }).check();
    }
    await button(page, detail(lang, 'lbl_prd_det_addcart')).click();
    await messageOf(page, says.added).waitFor();
    // The error closed when the option was selected.
    await eventually(() => messagesShown(me)).toEqual([expect.stringContaining(says.added)]);
    await eventually(() => stored(page, 'cartItems')).toMatchObject([
      { ProductId: String(productOf('t-shirt', lang).id), Quantity: 1, ShippingCharges: 0 },
    ]);
  });

  test.each([390, 1440] as const)(
    'the price is in dollars and riel, changes with the selected options, and loads the riel font at %i px',
    async (width) => {
      const { page, ...me } = await visitor({ lang, width });
      await openProduct({ page, ...me }, 't-shirt');
      const prices = () =>
        main(page).locator('.buy-price, .bar-price').locator('visible=true').allInnerTexts();
      const before = await prices();
      await main(page)
        .getByRole('radio', { name: nameOf('options', 'print-one-colour', lang) })
        .check();
      await eventually(prices).not.toEqual(before);
      for (const text of [...before, ...(await prices())]) {
        const [dollars = ''] = /\$[\d.]+/u.exec(text) ?? [];
        expect(text).toContain(inRiel(dollars));
      }
      await page.evaluate(() => document.fonts.ready);
      if (lang === 'ar') return;
      const faces = await page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) => (family.includes('Riel') ? [status] : [])),
      );
      expect(faces).toEqual(['loaded']);
    },
  );

  // The rest does not depend on language or direction.
  if (lang === 'ar') return;

  test('size measurements and all options open with one press', async () => {
    const me = await guest();
    const { page } = me;
    await openProduct(me, 't-shirt');
    const dialog = page.getByRole('dialog');
    const heads = () => dialog.getByRole('rowheader').allInnerTexts();
    await button(page, detail(lang, 'lbl_prd_det_sizeguide')).click();
    const sizes = ['s', 'm', 'l', 'xl', 'xxl'].map((slug) => nameOf('sizes', slug, lang));
    await eventually(heads).toEqual(sizes.map((name) => expect.stringContaining(name)));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await button(page, detail(lang, 'lbl_prd_det_btn_variant')).click();
    const prints = ['print', 'print-back'].map((slug) => nameOf('attributes', slug, lang));
    const kinds = [detail(lang, 'color'), detail(lang, 'size'), ...prints];
    await eventually(heads).toEqual(kinds);
    await eventually(() => dialog.getByRole('row').filter({ hasText: 'XXL' }).innerText()).toContain('+$');
  });

  test('adding a product twice keeps one cart line', async () => {
    const me = await guest({ cartItems: cartOf({ id: productOf('kampot-pepper', lang).id, quantity: 2 }) });
    await openProduct(me, 'kampot-pepper');
    await button(me.page, detail(lang, 'lbl_prd_det_addcart')).click();
    await messageOf(me.page, says.again).waitFor();
    await eventually(() => stored(me.page, 'cartItems')).toMatchObject([{ Quantity: 2 }]);
  });

  test('adding a product twice keeps one wish list entry', async () => {
    const me = await guest();
    await openProduct(me, 'kampot-pepper');
    const add = button(me.page, detail(lang, 'lbl_prd_det_addwish'));
    await add.click();
    await messageOf(me.page, says.wished).waitFor();
    await add.click();
    await messageOf(me.page, says.wishedAgain).waitFor();
    await eventually(() => stored(me.page, 'customerWishList')).toHaveLength(1);
  });

  test('the heart of a product card adds to the wish list', async () => {
    const me = await guest();
    await open(me, '/all-products/0/all-categories');
    const { name } = productOf('ceramic-mug', lang);
    await button(main(me.page), label(lang, productBoxLabels, 'addToWishlist', { name }))
      .first()
      .click();
    await messageOf(me.page, says.wished).waitFor();
    await eventually(() => stored(me.page, 'customerWishList')).toMatchObject([
      { ProductName: name, Quantity: 1 },
    ]);
  });

  test('pressing an active heart shows a message that can remove the product', async () => {
    const me = await guest();
    await open(me, '/all-products/0/all-categories');
    const { name } = productOf('ceramic-mug', lang);
    const heart = button(main(me.page), label(lang, productBoxLabels, 'addToWishlist', { name })).first();
    await heart.click();
    await messageOf(me.page, says.wished).waitFor();
    await heart.click();
    await messageOf(me.page, says.wishedAgain).waitFor();
    await eventually(() => stored(me.page, 'customerWishList')).toHaveLength(1);
    await button(me.page, said(lang, 'remove')).click();
    await message(me, 'removedFromWishlist').waitFor();
    expect(await stored(me.page, 'customerWishList')).toEqual([]);
    await eventually(() => heart.getAttribute('aria-pressed')).toBe('false');
  });

  test.each(['', '0'])('a quantity of %j is rejected', async (typed) => {
    const me = await guest();
    await openProduct(me, 'kampot-pepper');
    const quantity = me.page.getByRole('spinbutton');
    await quantity.fill(typed);
    await button(me.page, detail(lang, 'lbl_prd_det_addcart')).click();
    await messageOf(me.page, 'Select quantity!').waitFor();
    await eventually(() => quantity.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await stored(me.page, 'cartItems')).toEqual(null);
    await button(me.page, label(lang, sharedLabels, 'oneMore')).click();
    await button(me.page, detail(lang, 'lbl_prd_det_addcart')).click();
    await messageOf(me.page, says.added).waitFor();
    await eventually(() => stored(me.page, 'cartItems')).toMatchObject([{ Quantity: 1 }]);
  });

  test.each([
    ['cap', 3, 'maximum'],
    ['kampot-pepper', 10, 'ten'],
  ] as const)('the quantity of %s is limited to between 1 and %i', async (slug, max, sentence) => {
    const me = await guest();
    const { page } = me;
    await openProduct(me, slug);
    const quantity = page.getByRole('spinbutton');
    await button(page, label(lang, sharedLabels, 'oneLess')).click({ force: true });
    await eventually(() => quantity.inputValue()).toBe('1');
    const more = button(page, label(lang, sharedLabels, 'oneMore'));
    for (let n = 1; n < max; n++) await more.click();
    await eventually(() => quantity.inputValue()).toBe(String(max));
    await more.click({ force: true });
    await messageOf(page, says[sentence]).waitFor();
    await eventually(() => quantity.inputValue()).toBe(String(max));
  });

  test('a typed quantity above the maximum is corrected with a message before anything is added', async () => {
    const me = await guest();
    const { page } = me;
    await openProduct(me, 'kampot-pepper');
    await page.getByRole('spinbutton').fill('12');
    const add = button(page, detail(lang, 'lbl_prd_det_addcart'));
    await add.click();
    await messageOf(page, says.ten).waitFor();
    await eventually(() => page.getByRole('spinbutton').inputValue()).toBe('10');
    expect(await stored(page, 'cartItems')).toEqual(null);
    await add.click();
    await eventually(() => stored(page, 'cartItems')).toMatchObject([{ Quantity: 10 }]);
  });

  test('an out-of-stock product cannot be added to the cart', async () => {
    const me = await guest();
    await openProduct(me, 'feather-flag');
    await button(me.page, detail(lang, 'lbl_prd_det_outstock')).click({ force: true });
    await message(me, 'outOfStock').waitFor();
    expect(await stored(me.page, 'cartItems')).toEqual(null);
  });
});
