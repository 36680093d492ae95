import { describe, expect, test } from 'vitest';
import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { createSampleRequest } from '#contract/operations/samples/create-sample-request.ts';
import { createWishlistShare } from '#contract/operations/samples/create-wishlist-share.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { answer, lose, lost, sentTo } from './support/answers.ts';
import { openWishlist } from './support/page-layout.ts';
import { demoCustomer } from './support/customer.ts';
import { mailTo } from './support/mailed.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  message,
  messagesShown,
  open,
  pathOf,
  stored,
} from './support/pages.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import {
  releaseTest,
  stricterLanguage,
  type VisitOptions,
  visitor,
  type Visitor,
  widthOf,
} from './support/visitor.ts';

/** Returns an item as the browser stores it. */
const wished = (lang: LanguageCode, slug: string, changes: object = {}) => {
  const { id, name } = productOf(slug, lang);
  return { ProductId: String(id), ProductName: name, Price: 8.5, Quantity: 2, DefaultImage: '', ...changes };
};

/** Returns the day in this number of days, yyyy-mm-dd. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe.each(stricterLanguage)('the wish list, in %s', (lang) => {
  const pepper = wished(lang, 'kampot-pepper');
  const shirt = wished(lang, 't-shirt', { Quantity: 1 });
  const labels = labelsOf(lang, wishlistLabels);
  const samples = labelsOf(lang, sampleLabels);
  const field = (key: 'fullName' | 'phoneNumber' | 'email' | 'wantedDate' | 'note') =>
    label(lang, validatorLabels, key);
  const guest = (options: Partial<VisitOptions> = {}) =>
    visitor({ lang, width: 1440, stored: { customerWishList: [pepper, shirt] }, ...options });
  const form = ({ page }: Visitor) => page.getByRole('form', { name: samples('reachYou') });
  const box = (me: Visitor, key: Parameters<typeof field>[0]) =>
    form(me).getByRole('textbox', { name: new RegExp(`^${field(key)}`, 'u') });
  const send = (me: Visitor) => button(form(me), samples('send')).click();
  const panel = ({ page }: Visitor) => page.getByRole('dialog', { name: labels('lbl_wishlist_title') });
  const move = (me: Visitor, name: string) => button(panel(me), `${labels('moveToCart')} ${name}`);
  const ids = async ({ page }: Visitor) =>
    ((await stored(page, 'customerWishList')) as { ProductId: string }[]).map(({ ProductId }) => ProductId);

  test.each(widthOf[lang])(
    'the panel shows count, names and quantity x price, and removes one item at %i px',
    async (width) => {
      const long = {
        ...pepper,
        // The catalog has no such product, so its name stays.
        ProductId: '999999',
        ProductName: 'A name of more than thirty characters',
        DiscountedPrice: 1284.5,
        Price: 2000,
      };
      const me = await guest({ width, stored: { customerWishList: [long, shirt] } });
      await open(me, '/login');
      await openWishlist(me);
      await eventually(() => panel(me).getByRole('heading', { level: 2 }).innerText()).toBe(
        `${labels('lbl_wishlist_title')} (2)`,
      );
      const items = panel(me).getByRole('listitem');
      await eventually(() => items.first().getByRole('heading').innerText()).toBe(
        'A name of more than thirty cha…',
      );
      await eventually(() => items.first().locator('p').innerText()).toBe('2 x $1,284.50');
      await eventually(() => items.last().locator('p').innerText()).toBe('1 x $8.50');
      await button(panel(me), labels('removeNamed', { name: long.ProductName })).click();
      await message(me, 'removedFromWishlist').waitFor();
      await eventually(() => ids(me)).toEqual([shirt.ProductId]);
      expect(
        await panel(me)
          .getByRole('heading', { level: 2 })
          .evaluate((title) => title === document.activeElement),
      ).toBe(true);
    },
  );

  test.each(widthOf[lang])('a removed item can be restored at %i px', async (width) => {
    const me = await guest({ width });
    await open(me, '/login');
    await openWishlist(me);
    const undo = button(me.page.locator('.toast'), said(lang, 'undo'));
    const isInPanel = () => panel(me).evaluate((each) => each.contains(document.activeElement));
    await button(panel(me), labels('removeNamed', { name: pepper.ProductName })).click();
    await eventually(() => ids(me)).toEqual([shirt.ProductId]);
    await undo.click();
    await eventually(() => ids(me)).toEqual([pepper.ProductId, shirt.ProductId]);
    await eventually(isInPanel).toBe(true);

    await button(panel(me), labels('lbl_wishlist_clrlist')).click();
    await message(me, 'wishlistCleared').waitFor();
    expect(await ids(me)).toEqual([]);
    await undo.press('Enter');
    await eventually(() => ids(me)).toEqual([pepper.ProductId, shirt.ProductId]);
    await eventually(isInPanel).toBe(true);
  });

  test('names stored in the other language appear in the page language', async () => {
    const other = lang === 'en' ? 'ar' : 'en';
    const me = await guest({
      stored: {
        customerWishList: [wished(other, 'kampot-pepper'), { ...wished(other, 't-shirt'), SizeId: 2 }],
      },
    });
    await open(me, '/about');
    await openWishlist(me);
    const names = [pepper.ProductName, shirt.ProductName];
    await eventually(() => panel(me).getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual(
      names,
    );
    await eventually(() => stored(me.page, 'customerWishList')).toMatchObject([
      { ProductId: pepper.ProductId, ProductName: names[0], Quantity: 2, Price: 8.5 },
      { ProductId: shirt.ProductId, ProductName: names[1], SizeId: 2 },
    ]);
  });

  test.each(widthOf[lang])(
    'the list becomes a sample request with a number and an email to both sides at %i px',
    async (width) => {
      const me = await guest({ width });
      await open(me, '/login');
      await openWishlist(me);
      await link(panel(me), labels('requestSamples')).click();
      await arrived(me, samples('title'));
      expect(pathOf(me.page)).toBe(`/${lang}/wish-list`);
      const email = `bopha.${lang}.${width}@example.com`;
      await box(me, 'fullName').fill('Bopha Keo');
      await box(me, 'email').fill(email);
      await form(me).getByLabel(field('wantedDate')).fill(inDays(9));
      await box(me, 'note').fill('With our logo, please.');
      await send(me);
      const done = me.page.getByRole('region', { name: samples('sent') });
      const number = /SR\d{4,}/u.exec(await done.innerText())?.[0] ?? 'none';
      await eventually(() => done.innerText()).toContain(samples('requestNumber', { number }));
      await eventually(() =>
        done.getByRole('heading').evaluate((title) => title === document.activeElement),
      ).toBe(true);
      // The list still belongs to the shopper.
      await eventually(() => ids(me)).toHaveLength(2);

      const [day, month, year] = [inDays(9).slice(8), inDays(9).slice(5, 7), inDays(9).slice(0, 4)];
      const mine = await mailTo(me.shop, email, number);
      expect(mine).toContain(productOf('kampot-pepper', lang).name);
      expect(mine).toContain(`${day}-${month}-${year}`);
      const shops = await mailTo(me.shop, 'hello@example.com', number);
      for (const text of ['Bopha Keo', email, 'With our logo, please.', productOf('t-shirt', lang).name])
        expect(shops).toContain(text);
    },
  );

  releaseTest('a sample request requires a name and a contact, each reported at its field', async () => {
    const me = await guest();
    await open(me, '/wish-list');
    await send(me);
    await eventually(() => messagesShown(me)).toEqual(
      (['fullName', 'phoneNumber'] as const).map((key) => said(lang, 'required', { label: field(key) })),
    );
    for (const key of ['fullName', 'phoneNumber'] as const) {
      await eventually(() => box(me, key).getAttribute('aria-invalid')).toBe('true');
      const described = await box(me, key).evaluate(
        (input) =>
          document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.innerText,
      );
      expect(described).toContain(said(lang, 'required', { label: field(key) }));
    }
    expect(await box(me, 'email').getAttribute('aria-invalid')).toBeNull();
    await eventually(() => box(me, 'fullName').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
  });

  test('an item without options moves to the cart', async () => {
    const me = await guest();
    await open(me, '/about');
    await openWishlist(me);
    await move(me, pepper.ProductName).click();
    await message(me, 'addedToCart').waitFor();
    await link(me.page.locator('.toast'), said(lang, 'viewCart')).waitFor();
    await eventually(() => ids(me)).toEqual([shirt.ProductId]);
    await eventually(() => stored(me.page, 'cartItems')).toMatchObject([
      { ProductId: pepper.ProductId, Quantity: 2 },
    ]);
    expect(pathOf(me.page)).toBe(`/${lang}/about`);
  });

  test('an item with open options leads to its page, and stays on the list', async () => {
    const me = await guest();
    await open(me, '/about');
    await openWishlist(me);
    await move(me, shirt.ProductName).click();
    await arrived(me, productOf('t-shirt', lang).name);
    await message(me, 'chooseFirst').waitFor();
    await eventually(() => ids(me)).toEqual([pepper.ProductId, shirt.ProductId]);
    await eventually(() => stored(me.page, 'cartItems')).toSatisfy(
      (cart) => !Array.isArray(cart) || cart.length === 0,
    );
  });

  releaseTest('an item already in the cart stays on the list', async () => {
    const me = await guest({
      stored: { customerWishList: [pepper], cartItems: [{ ...pepper, Quantity: 1 }] },
    });
    await open(me, '/about');
    await openWishlist(me);
    await move(me, pepper.ProductName).click();
    await message(me, 'alreadyInCart').waitFor();
    await eventually(() => ids(me)).toEqual([pepper.ProductId]);
    await eventually(() => stored(me.page, 'cartItems')).toMatchObject([{ Quantity: 1 }]);
  });

  test('the wish list keeps everything when the shop is unreachable', async () => {
    const me = await guest({ expected: lost });
    await open(me, '/about');
    await lose(me.page, getCustomerCartItems);
    await openWishlist(me);
    await move(me, pepper.ProductName).click();
    await message(me, 'generalError').waitFor();
    await eventually(() => ids(me)).toEqual([pepper.ProductId, shirt.ProductId]);
  });

  releaseTest(
    'an invalid email address and a past date are reported at their fields without sending the form',
    async () => {
      const me = await guest();
      await open(me, '/wish-list');
      const sent = sentTo(me.page, createSampleRequest);
      await box(me, 'fullName').fill('Bopha Keo');
      await box(me, 'email').fill('bopha at example.com');
      await send(me);
      await message(me, 'invalidEmail').waitFor();
      await box(me, 'email').fill('');
      await box(me, 'phoneNumber').fill('012 345 678');
      const date = form(me).getByLabel(field('wantedDate'));
      await date.fill(inDays(-3));
      await send(me);
      await message(me, 'chooseDay').waitFor();
      await eventually(() => date.getAttribute('aria-invalid')).toBe('true');
      await eventually(() => date.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(sent).toEqual([]);
    },
  );

  releaseTest('typed values are kept when the request was not accepted', async () => {
    const me = await guest();
    await open(me, '/wish-list');
    await answer(me.page, createSampleRequest, {
      statusCode: 400,
      data: [{ ResponseMsg: 'No', MessageCode: 'itemsGone', MessageValues: {} }],
    });
    await box(me, 'fullName').fill('Bopha Keo');
    await box(me, 'phoneNumber').fill('012 345 678');
    await send(me);
    await message(me, 'wishesGone').waitFor();
    await eventually(() => box(me, 'fullName').inputValue()).toBe('Bopha Keo');
  });

  releaseTest('a logged-in customer finds their details filled in', async () => {
    const me = await visitor({ lang, width: 390 });
    await me.page.goto(`${me.shop}/${lang}/`);
    const { stored: savedState } = await demoCustomer(me.shop);
    await me.page.evaluate(({ user, Token }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('Token', Token);
    }, savedState);
    await me.page.evaluate(
      (list) => localStorage.setItem('customerWishList', list),
      JSON.stringify([pepper]),
    );
    await open(me, '/wish-list');
    await eventually(() => box(me, 'fullName').inputValue()).toBe(
      { en: 'Sokha Chan', ar: 'Chan Sokha' }[lang],
    );
    await eventually(() => box(me, 'email').inputValue()).toBe('sokha@example.com');
  });

  test('an empty list explains how to start', async () => {
    const me = await guest({ stored: {} });
    await open(me, '/wish-list');
    await main(me.page)
      .getByRole('heading', { name: labels('empty') })
      .waitFor();
    await eventually(() => me.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await form(me).count()).toBe(0);
  });

  test('a list is shared by a link, opened by another person, and added to their own', async () => {
    const me = await guest({
      stored: { customerWishList: [pepper, { ...shirt, ColorId: 1, SizeId: 2, Quantity: 3 }] },
    });
    await open(me, '/login');
    await openWishlist(me);
    await link(panel(me), labels('share')).click();
    await arrived(me, samples('title'));
    await button(me.page, samples('makeLink')).click();
    const href = await me.page.getByRole('textbox', { name: samples('link') }).inputValue();
    expect(href).toMatch(new RegExp(`^${me.shop}/${lang}/wish-list/[\\w-]{22}$`, 'u'));

    const friend = await visitor({ lang, width: 390 });
    await friend.page.goto(href);
    await arrived(friend, samples('sharedTitle'));
    await eventually(() => friend.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const items = main(friend.page).locator('.wished > li');
    await eventually(() => items.getByRole('heading').allInnerTexts()).toEqual(
      ['kampot-pepper', 't-shirt'].map((slug) => productOf(slug, lang).name),
    );
    await eventually(() => items.last().innerText()).toContain('3 x $');
    await button(items.last(), `${samples('add')} ${productOf('t-shirt', lang).name}`).click();
    await message(friend, 'addedToWishlist').waitFor();
    await eventually(() => stored(friend.page, 'customerWishList')).toMatchObject([
      { ProductId: shirt.ProductId, ColorId: 1, SizeId: 2, Quantity: 3 },
    ]);
    await button(main(friend.page), samples('addAll')).click();
    await eventually(() => ids(friend)).toEqual([shirt.ProductId, pepper.ProductId]);
    await button(main(friend.page), samples('addAll')).click();
    await message(friend, 'alreadyInWishlist').waitFor();
  });

  releaseTest('an edited list gets a new link', async () => {
    const me = await guest();
    await open(me, '/wish-list');
    await button(me.page, samples('makeLink')).click();
    await me.page.getByRole('textbox', { name: samples('link') }).waitFor();
    await button(main(me.page), labels('removeNamed', { name: shirt.ProductName })).click();
    await button(me.page, samples('makeLink')).waitFor();
    await answer(me.page, createWishlistShare, { statusCode: 429, data: [{ ResponseMsg: 'No' }] });
    await button(me.page, samples('makeLink')).click();
    await message(me, 'tooManyRequests').waitFor();
    expect(await me.page.getByRole('textbox', { name: samples('link') }).count()).toBe(0);
  });

  test('an unknown link returns 404 with a message and a link onward', async () => {
    const me = await guest({ expected: /status of 404/u });
    const reply = await me.page.goto(`${me.shop}/${lang}/wish-list/${'A'.repeat(22)}`);
    expect(reply?.status()).toBe(404);
    await arrived(me, samples('gone'));
    await link(main(me.page), labels('seePopular')).click();
    await eventually(() => pathOf(me.page)).toBe(`/${lang}/all-products/0/popular-products`);
  });
});
