import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { cartOf } from './support/customer.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  message,
  messageOf,
  open,
  stored,
} from './support/pages.ts';
import { inRiel, label, nameOf, productOf, rateOf, said, labelsOf } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const says = {
  en: {
    maximum: (n: number) => `Can not add more than ${n} for this product`,
    empty: 'Your cart is empty',
  },
  ar: {
    maximum: (n: number) => said('ar', 'quantityAboveMaximum', { n }),
    empty: said('ar', 'cartIsEmpty'),
  },
} as const;

/** A navy shirt with a one-color print, as the browser stores it. */
const shirt = (lang: 'en' | 'ar') => {
  const { id } = productOf('t-shirt', lang);
  const [line] = cartOf({ id, quantity: 2 });
  const chosen = (ProductAttributeID: number, PrimaryKeyValue: number | string) => ({
    ProductId: String(id),
    ProductAttributeID,
    PrimaryKeyValue,
  });
  return { ...line, productSelectedAttributes: [chosen(1, 1), chosen(2, 3), chosen(3, '2')] };
};

describe.each(stricterLanguage)('the cart, in %s', (lang) => {
  const labels = labelsOf(lang, cartLabels);
  const pepper = productOf('kampot-pepper', lang);
  const guest = (cartItems: unknown[], width: 390 | 1440 = 1440) =>
    visitor({ lang, width, stored: { cartItems } });

  test.each(widthOf[lang])('the cart shows the selected items at %i px', async (width) => {
    const me = await guest([shirt(lang)], width);
    const { page } = me;
    await open(me, '/cart');
    const { name } = productOf('t-shirt', lang);
    await button(page, label(lang, cartLabels, 'seeVariantsOf', { name })).click();
    const popup = page.getByRole('dialog', { name: labels('lbl_cart_product_variant') });
    const row = popup.getByRole('row').filter({ hasText: nameOf('attributes', 'print', lang) });
    await row.waitFor();
    await eventually(() => row.getByRole('cell').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    const totals = page.getByRole('region', { name: labels('lbl_cart_total') });
    const [dollars = '', riel = ''] = (await totals.getByRole('definition').allInnerTexts()).slice(-2);
    expect(riel).toBe(inRiel(dollars));
    await eventually(() => totals.innerText()).toMatch(rateOf(lang));
    const bar = page.getByRole('region', { name: label(lang, sharedLabels, 'titleCheckout') });
    for (const place of width === 390 ? [totals, bar] : [totals])
      await eventually(() => place.innerText()).toContain(riel);
  });

  test.each([
    ['kampot-pepper', 8, 10],
    ['cap', 1, 3],
  ] as const)('the quantity of %s is limited to between 1 and its maximum', async (slug, quantity, max) => {
    const { id } = productOf(slug, lang);
    const me = await guest(cartOf({ id, quantity }));
    const { page } = me;
    await open(me, '/cart');
    const field = page.getByRole('spinbutton');
    const more = button(page, label(lang, sharedLabels, 'oneMore'));
    for (let n = quantity + 1; n <= max; n++) {
      await more.click();
      await eventually(() => field.inputValue()).toBe(String(n));
    }
    await more.click({ force: true });
    await messageOf(page, says[lang].maximum(max)).waitFor();
    await eventually(() => field.inputValue()).toBe(String(max));
    await eventually(() => stored(page, 'cartItems')).toMatchObject([{ Quantity: max }]);

    const less = button(page, label(lang, sharedLabels, 'oneLess'));
    for (let n = max - 1; n >= 1; n--) {
      await less.click();
      await eventually(() => field.inputValue()).toBe(String(n));
    }
    await less.click({ force: true });
    await eventually(() => field.inputValue()).toBe('1');
    await eventually(() => stored(page, 'cartItems')).toMatchObject([{ Quantity: 1 }]);
  });

  test('the cart accepts quantities in Khmer digits', async () => {
    const me = await guest(cartOf({ id: pepper.id }));
    await open(me, '/cart');
    const field = me.page.getByRole('spinbutton');
    await field.fill('៤');
    await field.press('Enter');
    await main(me.page).getByText('$34.00', { exact: true }).first().waitFor();
    await eventually(() => field.inputValue()).toBe('4');
  });

  test('a line is removed from the cart, which says when it is empty', async () => {
    const me = await guest(cartOf({ id: pepper.id }, { id: productOf('wall-clock', lang).id }));
    const { page } = me;
    await open(me, '/cart');
    const sums = page.getByRole('region', { name: labels('lbl_cart_total') }).getByRole('definition');
    await eventually(() => sums.allInnerTexts()).toEqual(['$23.00', labels('free'), '$23.00', '94,300៛']);
    const itsPage = new RegExp(`^/${lang}/product-detail/${pepper.id}/`, 'u');
    await eventually(() => link(main(page), pepper.name).getAttribute('href')).toMatch(itsPage);
    const steps = page.getByRole('list', { name: label(lang, orderSummaryLabels, 'steps') });
    await eventually(() => steps.count()).toBe(1);
    await button(page, label(lang, cartLabels, 'removeNamed', { name: pepper.name })).click();
    await message(me, 'removedFromCart').waitFor();
    await link(main(page), pepper.name).waitFor({ state: 'detached' });
    await eventually(() => sums.allInnerTexts()).toEqual(['$14.50', labels('free'), '$14.50', '59,500៛']);
    const clock = productOf('wall-clock', lang).name;
    await button(page, label(lang, cartLabels, 'removeNamed', { name: clock })).click();
    await page.getByRole('heading', { name: says[lang].empty }).waitFor();
    expect(await stored(page, 'cartItems')).toEqual([]);
    for (const gone of [steps, sums, page.getByRole('spinbutton'), link(page, labels('lbl_cart_proc_check'))])
      expect(await gone.count()).toBe(0);
    await link(main(page), labels('lbl_cart_cont_shop')).click();
    await arrived(me, /Angkor Gifts/u);
  });
});
