import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import { shopUrl } from '../support/browser.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import {
  arrived,
  button,
  eventually,
  main,
  message,
  messageOf,
  messagesShown,
  open,
  pathOf,
  stored,
  unfold,
} from './support/pages.ts';
import { label, productOf, rateOf, said, labelsOf } from './support/texts.ts';
import { type Visitor, visitor, stricterLanguage } from './support/visitor.ts';

// The exact texts of specification §4, §5 and §8; the Khmer ones are from the shop's labels.
const field = { label: label('ar', validatorLabels, 'couponCode') };
const says = {
  en: {
    required: 'Coupon code is required',
    tooLong: 'Coupon code max length should be 30 characters',
    invalid: 'Invalid coupon code!',
    already: 'Coupon code is already applied!',
    request: 'Do you really want place order?',
    placed: 'Order Placed Successfully!',
  },
  ar: {
    required: said('ar', 'required', field),
    tooLong: said('ar', 'maxLength', { ...field, n: 30 }),
    invalid: said('ar', 'invalidCoupon'),
    already: said('ar', 'couponAlreadyApplied'),
    request: said('ar', 'confirmPlaceOrder'),
    placed: said('ar', 'orderPlaced'),
  },
} as const;

describe.each(stricterLanguage)('the checkout, in %s', (lang) => {
  const labels = labelsOf(lang, checkoutLabels);
  const code = ({ page }: Visitor) => page.getByRole('textbox', { name: labels('couponCode') });
  const apply = ({ page }: Visitor) => button(page, labels('lbl_check_applycpn'));

  /** Opens the checkout with pepper for $25.50. */
  async function customer(slug = 'kampot-pepper'): Promise<Visitor> {
    const { stored: login } = await newCustomer(shopUrl());
    const cartItems = cartOf({ id: productOf(slug, lang).id, quantity: 3 });
    return visitor({ lang, width: 1440, stored: { ...login, cartItems } });
  }
  async function atCheckout(slug?: string): Promise<Visitor> {
    const me = await customer(slug);
    await open(me, '/checkout');
    await unfold(me.page, labels('haveCoupon'));
    return me;
  }

  test('the address form lists places in the page language', async () => {
    // A customer who has signed up and is logged in, in English.
    const me = await atCheckout();
    const address = me.page.getByRole('region', { name: labels('lbl_check_billdetail') });
    const country = address.getByText({ en: 'Cambodia', ar: 'កម្ពុជា' }[lang], { exact: true });
    await country.waitFor();
    await eventually(() => country.count()).toBe(1);
  });

  test('the billing details summarize customer and address as text until edited', async () => {
    const { email, stored: login } = await newCustomer(shopUrl());
    const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id });
    const me = await visitor({ lang, width: 1440, stored: { ...login, cartItems } });
    await open(me, '/checkout');
    const details = me.page.getByRole('region', { name: labels('lbl_check_billdetail') });
    for (const fact of ['Bopha', 'Meas', '+855 12 345 679', email, 'House 9, Street 240'])
      await eventually(() => details.getByText(fact, { exact: true }).isVisible()).toBe(true);
    expect(await details.getByRole('textbox').count()).toBe(0);
    await button(details, labels('change')).click();
    await eventually(() => details.getByRole('textbox').count()).toBeGreaterThan(0);
  });

  test.each([
    ['', 'required'],
    ['X'.repeat(31), 'tooLong'],
    ['NOSUCHCODE', 'invalid'],
  ] as const)('the checkout rejects the coupon %j: %s', async (typed, sentence) => {
    const me = await atCheckout();
    await code(me).fill(typed);
    await apply(me).click();
    await eventually(() => messagesShown(me)).toEqual([says[lang][sentence]]);
    await eventually(() => code(me).isVisible()).toBe(true);
  });

  test('a valid coupon hides its field, strikes through the total and shows the new total', async () => {
    const me = await atCheckout();
    // Lower case and Khmer digits are normalized.
    await code(me).fill('welcome៥');
    await apply(me).click();
    await code(me).waitFor({ state: 'detached' });
    expect(await apply(me).count()).toBe(0);
    await eventually(() => me.page.getByRole('deletion').allInnerTexts()).toEqual(['$25.50']);
    await eventually(() => me.page.getByRole('insertion').allInnerTexts()).toEqual(['$20.50']);
    const order = me.page.getByRole('region', { name: labels('lbl_check_yrorder') });
    await eventually(async () => (await order.getByRole('definition').allInnerTexts()).at(-1)).toBe(
      '84,100៛',
    );
    await eventually(() => order.innerText()).toMatch(rateOf(lang));
    const both = label(lang, checkoutLabels, 'cashRiel', { amount: '$20.50', riel: '84,100៛' });
    await eventually(() => main(me.page).innerText()).toContain(both);
  });

  test('an order is confirmed, placed and reported, and after 1 s the home page opens with an empty cart', async () => {
    const me = await customer();
    const { page } = me;
    await me.context.clock.install();
    await open(me, '/cart');
    await open(me, '/checkout');
    const place = button(page, labels('lbl_check_placeorder'));
    await place.click();
    const requests = page.getByRole('dialog', {
      name: says[lang].request,
    });
    await button(requests, labels('confirmNo')).click();
    await requests.waitFor({ state: 'hidden' });
    await eventually(() => stored(page, 'cartItems')).toHaveLength(1);

    await place.click();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(requests, labels('confirmYes')).click();
    const done = messageOf(page, says[lang].placed);
    await done.first().waitFor();
    expect(await stored(page, 'cartItems')).toEqual([]);
    await page.clock.runFor(999);
    expect(pathOf(page)).toBe(`/${lang}/checkout`);
    await page.clock.runFor(1);
    await eventually(() => pathOf(page)).toBe(`/${lang}/`);
    await page.clock.resume();
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
    // Back doesn't lead into a finished checkout.
    await page.goBack();
    await eventually(() => pathOf(page)).toBe(`/${lang}/cart`);
  });

  test('a second submit while the first is pending reports that the coupon is applied', async () => {
    const me = await atCheckout();
    const held: (() => void)[] = [];
    await me.page.route(
      (address) => address.pathname.includes('/get-coupon-code-discount-value/'),
      (route) => new Promise((go) => held.push(() => go(route.continue()))),
    );
    await code(me).fill('WELCOME5');
    await code(me).evaluate((input) => {
      const { form } = input as HTMLInputElement;
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await eventually(() => held.length).toBe(2);
    for (const resume of held) resume();
    await code(me).waitFor({ state: 'detached' });
    await messageOf(me.page, says[lang].already).waitFor();
    await eventually(() => me.page.getByRole('insertion').allInnerTexts()).toEqual(['$20.50']);
  });

  test('with a discounted item a note says that coupons do not apply, and the coupon field remains', async () => {
    const me = await atCheckout('scented-candle-trio');
    const sentence = said(lang, 'couponNotWithDiscount');
    await main(me.page).getByText(sentence, { exact: true }).waitFor();
    await eventually(() => me.page.getByRole('deletion').allInnerTexts()).toEqual(['$25.50']);
    await code(me).fill('WELCOME5');
    await apply(me).click();
    // The message of the specification is shown; the reason stays at the field until the next attempt.
    await eventually(() => messagesShown(me)).toEqual([said(lang, 'invalidCoupon')]);
    await main(me.page).getByText(sentence, { exact: true }).waitFor();
    await eventually(() => message(me, 'invalidCoupon').count()).toBe(0);
    await eventually(() => main(me.page).getByText(sentence, { exact: true }).isVisible()).toBe(true);
    await eventually(() => code(me).isVisible()).toBe(true);
  });
});
