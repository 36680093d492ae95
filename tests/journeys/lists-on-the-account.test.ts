import { describe, expect, test } from 'vitest';
import { accountListLabels } from '#contract/labels/storefront/account-lists.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import { messages } from '#contract/messages.ts';
import { shopUrl } from '../support/browser.ts';
import { lose, loseAnswer, lost } from './support/answers.ts';
import { cartOf, type Customer, endSession, login as logInAnew, newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  message,
  open,
  openProduct,
  stored,
} from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { releaseTest, visitor, type Visitor } from './support/visitor.ts';

const pepper = productOf('kampot-pepper', 'en').id;
const candles = productOf('scented-candle-trio', 'en').id;
const bowl = productOf('silver-bowl-set-6', 'en').id;

type Lines = readonly (readonly [id: number, quantity: number])[];
const cartIn = async ({ page }: Visitor): Promise<Lines> =>
  (((await stored(page, 'cartItems')) as { ProductId: string; Quantity: number }[] | null) ?? [])
    .map(({ ProductId, Quantity }) => [Number(ProductId), Quantity] as const)
    .toSorted(([one], [other]) => one - other);
const lines = (...each: [number, number][]): Lines => each.toSorted(([one], [other]) => one - other);
const wishesIn = async ({ page }: Visitor) =>
  (((await stored(page, 'customerWishList')) as { ProductId: string }[] | null) ?? []).map(({ ProductId }) =>
    Number(ProductId),
  );

/** Returns the account's list, as another browser of the customer gets it. */
async function onAccount({ email, password }: Customer, list: 'cart' | 'wish' = 'cart'): Promise<Lines> {
  const { user, Token } = await logInAnew(shopUrl(), email, password);
  const answer = await fetch(`${shopUrl()}/api/v1/${syncCustomerLists.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      token: Token,
      userid: String((user as { UserID: number }).UserID),
    },
    body: JSON.stringify({ requestParameters: { Lines: [] } }),
  });
  const rows = JSON.parse(((await answer.json()) as { data: string }).data) as {
    List: string;
    ProductId: number;
    Quantity: number;
  }[];
  return lines(
    ...rows
      .filter(({ List, Quantity }) => List === list && Quantity > 0)
      .map(({ ProductId, Quantity }): [number, number] => [ProductId, Quantity]),
  );
}

const lang = 'ar';
const width = 390;

describe('lists synced with the account', () => {
  const come = (savedState: Record<string, unknown> = {}) => visitor({ lang, width, stored: savedState });
  const comeUnreached = (savedState: Record<string, unknown>) =>
    visitor({ lang, width, stored: savedState, expected: lost });
  const logOut = async ({ page, phone }: Visitor) => {
    if (phone) {
      await page.evaluate(() => localStorage.setItem('user', '{}'));
      await page.reload();
      return;
    }
    await button(page.getByRole('banner'), label(lang, megaMenuLabels, 'lbl_mgmenu_logout')).click();
  };
  const login = async (me: Visitor, { email, password }: Customer) => {
    await open(me, '/login');
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    await logIn(me, email, password);
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
  };
  const remove = async (me: Visitor, slug: string) => {
    const { name } = productOf(slug, lang);
    await button(main(me.page), label(lang, cartLabels, 'removeNamed', { name })).click();
  };

  test('a visitor’s cart is merged into the account at login, with the larger quantity', async () => {
    const customer = await newCustomer(shopUrl(), lang);
    const first = await come({
      ...customer.stored,
      cartItems: cartOf({ id: pepper, quantity: 2 }, { id: bowl, quantity: 5 }),
    });
    await open(first, '/');
    await eventually(() => onAccount(customer)).toEqual(lines([pepper, 2], [bowl, 5]));

    const second = await come({ cartItems: cartOf({ id: pepper, quantity: 4 }, { id: candles }) });
    await login(second, customer);
    const all = lines([pepper, 4], [candles, 1], [bowl, 5]);
    await eventually(() => cartIn(second)).toEqual(all);
    await eventually(() => onAccount(customer)).toEqual(all);

    await open(first, '/cart');
    await eventually(() => cartIn(first)).toEqual(all);
    await link(main(first.page), productOf('scented-candle-trio', lang).name).waitFor();
    await eventually(() => onAccount(customer)).toEqual(all);
  });

  releaseTest('a login on the way to the checkout loads the account’s cart', async () => {
    const customer = await newCustomer(shopUrl(), lang);
    const first = await come({ ...customer.stored, cartItems: cartOf({ id: pepper, quantity: 2 }) });
    await open(first, '/');
    await eventually(() => onAccount(customer)).toEqual(lines([pepper, 2]));

    const second = await come();
    // The account's lists arrive late.
    await second.page.route(`**/${syncCustomerLists.path}`, async (route) => {
      await second.page.waitForTimeout(500);
      await route.continue();
    });
    await open(second, `/login?next=/${lang}/checkout`);
    await logIn(second, customer.email, customer.password);
    await arrived(second, label(lang, sharedLabels, 'titleCheckout'));
    await button(second.page, label(lang, checkoutLabels, 'lbl_check_placeorder')).waitFor();
    await eventually(() => cartIn(second)).toEqual(lines([pepper, 2]));
  });

  releaseTest(
    'a wish list entry is saved with name and price, and shown in the language of another browser',
    async () => {
      const customer = await newCustomer(shopUrl(), lang);
      const first = await come(customer.stored);
      await openProduct(first, 'kampot-pepper');
      await button(main(first.page), label(lang, productDetailLabels, 'lbl_prd_det_addwish')).click();
      await message(first, 'addedToWishlist').waitFor();
      await eventually(() => wishesIn(first)).toEqual([pepper]);
      await eventually(() => onAccount(customer, 'wish')).toEqual(lines([pepper, 1]));
      const second = await come(customer.stored);
      await open(second, '/');
      await eventually(() => wishesIn(second)).toEqual([pepper]);
      const [here, there] = [
        await stored(first.page, 'customerWishList'),
        await stored(second.page, 'customerWishList'),
      ] as Record<string, unknown>[][];
      const { DefaultImage: _, ...wish } = here![0]!;
      expect(there![0]).toMatchObject(wish);
    },
  );

  releaseTest(
    'an item removed in one browser does not return in another, and items added offline are not lost',
    async () => {
      const customer = await newCustomer(shopUrl(), lang);
      const first = await come({ ...customer.stored, cartItems: cartOf({ id: pepper, quantity: 2 }) });
      await open(first, '/cart');
      await eventually(() => onAccount(customer)).toEqual(lines([pepper, 2]));
      const second = await comeUnreached(customer.stored);
      await open(second, '/');
      await eventually(() => cartIn(second)).toEqual(lines([pepper, 2]));

      // The second browser is offline while the first removes the line.
      await lose(second.page, syncCustomerLists);
      await openProduct(second, 'scented-candle-trio');
      await button(main(second.page), label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
      await message(second, 'addedToCart').waitFor();
      await remove(first, 'kampot-pepper');
      await eventually(() => onAccount(customer)).toEqual(lines());

      await second.page.unroute(`**/api/v1/${syncCustomerLists.path}`);
      await second.page.reload();
      await eventually(() => cartIn(second)).toEqual(lines([candles, 1]));
      await eventually(() => onAccount(customer)).toEqual(lines([candles, 1]));
    },
  );

  releaseTest('a lost response does not restore removed items', async () => {
    const customer = await newCustomer(shopUrl(), lang);
    const first = await comeUnreached(customer.stored);
    await open(first, '/');
    await eventually(() => stored(first.page, 'accountLists')).not.toBeNull();
    await loseAnswer(first.page, syncCustomerLists);
    await openProduct(first, 'kampot-pepper');
    await button(main(first.page), label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
    await eventually(() => onAccount(customer)).toEqual(lines([pepper, 1]));
    const second = await come(customer.stored);
    await open(second, '/cart');
    await remove(second, 'kampot-pepper');
    await eventually(() => onAccount(customer)).toEqual(lines());
    await first.page.unroute(`**/api/v1/${syncCustomerLists.path}`);
    await first.page.reload();
    await eventually(() => cartIn(first)).toEqual(lines());
    await eventually(() => onAccount(customer)).toEqual(lines());
  });

  test('a logout keeps local storage and the account’s copy, which the next login loads', async () => {
    const customer = await newCustomer(shopUrl(), lang);
    const me = await come({ ...customer.stored, cartItems: cartOf({ id: pepper, quantity: 2 }) });
    await open(me, '/');
    await eventually(() => onAccount(customer)).toEqual(lines([pepper, 2]));
    const before = await stored(me.page, 'cartItems');
    await logOut(me);
    await eventually(() => stored(me.page, 'user')).toEqual({});
    await eventually(() => stored(me.page, 'cartItems')).toEqual(before);

    // Another visitor resets the state in this browser, and adds something.
    await open(me, '/refresh');
    await eventually(() => stored(me.page, 'cartItems')).toEqual([]);
    await openProduct(me, 'scented-candle-trio');
    await button(main(me.page), label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
    await message(me, 'addedToCart').waitFor();
    await login(me, customer);
    await eventually(() => cartIn(me)).toEqual(lines([pepper, 2], [candles, 1]));
  });

  test('an expired session loses no changes: the next login sends them', async () => {
    const customer = await newCustomer(shopUrl(), lang);
    const me = await come({
      ...customer.stored,
      cartItems: cartOf({ id: pepper, quantity: 2 }, { id: bowl }),
    });
    await open(me, '/cart');
    await eventually(() => onAccount(customer)).toEqual(lines([pepper, 2], [bowl, 1]));
    await endSession(me.shop, customer);
    const refused = me.page.waitForResponse((each) => each.url().endsWith(syncCustomerLists.path));
    await remove(me, 'kampot-pepper');
    await refused;
    await login(me, customer);
    await eventually(() => cartIn(me)).toEqual(lines([bowl, 1]));
    const again = await come();
    await login(again, customer);
    await eventually(() => cartIn(again)).toEqual(lines([bowl, 1]));
    await eventually(() => onAccount(customer)).toEqual(lines([bowl, 1]));
  });

  releaseTest('damaged storage removes nothing from the account', async () => {
    const customer = await newCustomer(shopUrl(), lang);
    const me = await come({ ...customer.stored, cartItems: cartOf({ id: pepper, quantity: 2 }) });
    await open(me, '/');
    await eventually(() => onAccount(customer)).toEqual(lines([pepper, 2]));
    await me.page.evaluate(() => localStorage.setItem('cartItems', '[{"ProductId":'));
    await me.page.reload();
    await eventually(() => cartIn(me)).toEqual(lines([pepper, 2]));
    await eventually(() => onAccount(customer)).toEqual(lines([pepper, 2]));
  });

  test('on a shared browser the next customer does not see the previous lists unless they accept them', async () => {
    const [one, two] = [await newCustomer(shopUrl(), lang), await newCustomer(shopUrl(), lang)];
    const me = await come({ ...one.stored, cartItems: cartOf({ id: pepper, quantity: 2 }) });
    await open(me, '/');
    await eventually(() => onAccount(one)).toEqual(lines([pepper, 2]));
    await logOut(me);
    await eventually(() => stored(me.page, 'user')).toEqual({});
    await openProduct(me, 'scented-candle-trio');
    await button(main(me.page), label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
    await message(me, 'addedToCart').waitFor();

    await login(me, two);
    await message(me, 'listsSetAside').waitFor();
    await eventually(() => onAccount(two)).toEqual(lines([candles, 1]));
    await eventually(() => cartIn(me)).toEqual(lines([candles, 1]));
    await eventually(() => onAccount(one)).toEqual(lines([pepper, 2]));

    await open(me, '/cart');
    const note = me.page.getByRole('region', { name: label(lang, accountListLabels, 'asideTitle') });
    await note.waitFor();
    await me.page.reload();
    await button(note, label(lang, accountListLabels, 'asideMerge')).click();
    await link(main(me.page), productOf('kampot-pepper', lang).name).waitFor();
    expect(await note.count()).toBe(0);
    await eventually(() => onAccount(two)).toEqual(lines([pepper, 2], [candles, 1]));
    await eventually(() => onAccount(one)).toEqual(lines([pepper, 2]));
  });

  releaseTest('the previous customer’s items are discarded on request', async () => {
    const [one, two] = [await newCustomer(shopUrl(), lang), await newCustomer(shopUrl(), lang)];
    const me = await come({ ...one.stored, cartItems: cartOf({ id: pepper, quantity: 2 }) });
    await open(me, '/');
    await eventually(() => onAccount(one)).toEqual(lines([pepper, 2]));
    await me.page.evaluate((savedState) => {
      for (const [name, value] of Object.entries(savedState))
        localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    }, two.stored);
    await open(me, '/cart');
    const note = me.page.getByRole('region', { name: label(lang, accountListLabels, 'asideTitle') });
    await button(note, label(lang, accountListLabels, 'asideDismiss')).press('Enter');
    await eventually(() => note.count()).toBe(0);
    await me.page.getByRole('heading', { name: label(lang, messages, 'cartIsEmpty') }).waitFor();
    await me.page.reload();
    await me.page
      .getByRole('heading', { name: label(lang, sharedLabels, 'titleCart') })
      .or(me.page.getByRole('heading', { name: label(lang, cartLabels, 'heading') }))
      .first()
      .waitFor();
    expect(await note.count()).toBe(0);
    await eventually(() => onAccount(two)).toEqual(lines());
  });
});
