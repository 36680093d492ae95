import { describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { bannerSliderLabels } from '#contract/labels/storefront/banner-slider.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { cartOf } from './support/customer.ts';
import { logIn } from './support/login.ts';
import { arrived, button, eventually, link, main, message, open, openProduct } from './support/pages.ts';
import { label, nameOf, productOf, said } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const lang = 'ar';
const width = 390;

describe('recovery', () => {
  test('a login error stays in the form until the next attempt, tied to both fields', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    await open(me, '/login');
    await logIn(me, 'nobody@example.com', 'wrong-password');
    const inForm = page.getByRole('form').getByText(said(lang, 'incorrectLogin'));
    await inForm.waitFor();
    await message(me, 'incorrectLogin').waitFor({ state: 'detached' });
    await eventually(() => inForm.isVisible()).toBe(true);
    const password = page
      .getByRole('form')
      .getByRole('textbox', { name: label(lang, loginLabels, 'lbl_login_password') });
    const email = page.getByRole('form').locator('[name=Email]');
    for (const field of [email, password]) {
      await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
      const id = await field.getAttribute('aria-describedby');
      await eventually(() => page.locator(`#${id}`).innerText()).toContain(said(lang, 'incorrectLogin'));
    }
    await eventually(() => email.inputValue()).toBe('nobody@example.com');
    await page.route('**/api/v1/**', () => undefined);
    await button(page.getByRole('form'), label(lang, loginLabels, 'lbl_login_loginbtn')).click();
    await inForm.waitFor({ state: 'detached' });
  });

  test('the added-to-cart message leads to the cart, which names every option with a surcharge', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    await openProduct(me, 't-shirt');
    const print = nameOf('options', 'print-one-colour', lang);
    for (const name of [nameOf('sizes', 'xxl', lang), nameOf('colours', 'green', lang), print])
      await main(page).getByRole('radio', { name }).first().check({ force: true });
    await button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
    await message(me, 'addedToCart').waitFor();
    await link(page.locator('.toast'), said(lang, 'viewCart')).click();
    await arrived(me, label(lang, cartLabels, 'heading'));
    await main(page).locator('.line-opts').first().waitFor();
    await eventually(() => main(page).locator('.line-opts').first().innerText()).toMatch(
      new RegExp(String.raw`XXL[^+]*\+\$\d.*${print}[^+]*\+\$\d`, 'su'),
    );
  });

  test('a removed item can be restored at its position', async () => {
    const ids = ['kampot-pepper', 'wall-clock', 'ceramic-mug'].map((slug) => productOf(slug, lang));
    const cartItems = cartOf(...ids.map(({ id }) => ({ id })));
    const me = await visitor({ lang, width, stored: { cartItems } });
    const { page } = me;
    await open(me, '/cart');
    const names = () => main(page).locator('.line-name').allInnerTexts();
    await eventually(names).toHaveLength(3);
    const before = await names();
    const remove = label(lang, cartLabels, 'removeNamed', { name: ids[1]!.name });
    await button(main(page), remove).press('Enter');
    await eventually(names).toHaveLength(2);
    const undo = button(main(page), said(lang, 'undo'));
    await eventually(() => undo.evaluate((each) => each === document.activeElement)).toBe(true);
    await undo.press('Enter');
    await eventually(names).toEqual(before);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(before[1]);

    // The message also offers undo, even for the last item.
    await page.evaluate((one) => localStorage.setItem('cartItems', JSON.stringify(one)), [cartItems[0]]);
    await open(me, '/cart');
    await button(main(page), label(lang, cartLabels, 'removeNamed', { name: ids[0]!.name })).click();
    await page.getByText(said(lang, 'cartIsEmpty')).waitFor();
    await button(page.locator('.toast'), said(lang, 'undo')).click();
    await main(page).locator('.line-name').waitFor();
    await eventually(names).toEqual([before[0]]);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(before[0]);

    // The page offers undo in the place of the last item.
    await button(main(page), label(lang, cartLabels, 'removeNamed', { name: ids[0]!.name })).press('Enter');
    await page.getByText(said(lang, 'cartIsEmpty')).waitFor();
    await eventually(() => undo.evaluate((each) => each === document.activeElement)).toBe(true);
    await undo.press('Enter');
    await eventually(names).toEqual([before[0]]);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(before[0]);
  });

  test('a page beyond the last one says so, and how many pages there are', async () => {
    const me = await visitor({ lang, width, expected: /404/u });
    const { page } = me;
    await open(me, '/all-products/0/all-categories?page=999');
    const labels = (key: 'noPage' | 'noPageHint' | 'page', n: number) =>
      label(lang, allProductsLabels, key, { n });
    await page.getByRole('heading', { name: labels('noPage', 999) }).waitFor();
    const hint = await main(page)
      .getByText(new RegExp(labels('noPageHint', 0).replace('0', String.raw`(\d+)`), 'u'))
      .innerText();
    const last = Number(/\d+/u.exec(hint)?.[0]);
    await open(me, `/all-products/0/all-categories?page=${last}`);
    await main(page).locator('.card').first().waitFor();
    await open(me, `/all-products/0/all-categories?page=${last + 1}`);
    await main(page).getByText(labels('noPageHint', last)).waitFor();
    await link(main(page), labels('page', 1)).click();
    await eventually(() => new URL(page.url()).search).toBe('');
    await main(page).locator('.card').first().waitFor();
    expect(await page.getByRole('heading', { name: labels('noPage', last + 1) }).count()).toBe(0);
  });

  test('the first control of the carousel pauses it', async () => {
    const me = await visitor({ lang, width });
    await open(me, '/');
    const carousel = main(me.page).getByRole('region', {
      name: label(lang, bannerSliderLabels, 'highlights'),
    });
    const first = await carousel.locator('a, button').first().getAttribute('aria-label');
    expect([label(lang, bannerSliderLabels, 'pause'), label(lang, bannerSliderLabels, 'play')]).toContain(
      first,
    );
  });
});
