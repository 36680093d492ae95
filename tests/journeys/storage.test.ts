import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { storageCases } from '../support/damaged-storages.ts';
import { chooseOptions, taken } from '../support/shopping.ts';
import { openOrders, openUserDialog, openWishlist } from './support/page-layout.ts';
import { logIn } from './support/login.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  message,
  messagesShown,
  open,
  openProduct,
  pathOf,
  stored,
} from './support/pages.ts';
import { fillSignup } from './support/signup.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { inRelease, type Visitor, visitor } from './support/visitor.ts';

const pepper = productOf('kampot-pepper', 'en');
const shirt = productOf('t-shirt', 'en');

describe('damaged storage', () => {
  // storefront/state/damaged-storage.test.ts tests every kind of damage without a browser.
  const names = ['lines among rubbish', 'everything broken at once'];
  const drawn = storageCases.filter(({ name }) => names.includes(name));
  test('the cases come from the table', () => expect(drawn).toHaveLength(names.length));

  test.each(drawn)('damaged storage does not break a page: $name', async ({ entries, lost }) => {
    const me = await visitor({ lang: 'en', width: 390, stored: entries });
    await open(me, '/');
    if (lost) await message(me, 'storageDamaged').waitFor();
    for (const path of ['/all-products/0/all-categories', '/wish-list', '/cart']) {
      await open(me, path);
      await main(me.page).getByRole('heading', { level: 1 }).waitFor();
    }
    // The damage is reported once, not on every page, and the shop keeps working.
    expect(await message(me, 'storageDamaged').count()).toBe(0);
    await openProduct(me, 'scented-candle-trio');
    await button(me.page, label('en', productDetailLabels, 'lbl_prd_det_addcart'))
      .first()
      .click();
    await message(me, 'addedToCart').waitFor();
  });
});

/** Runs in the page before its scripts. */
const conditions = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  // As in the browsers inside some apps.
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  },
};

const addPepper = async (me: Visitor) => {
  const { page, lang } = me;
  // Starts waiting before the clicks, because a message disappears after five seconds.
  const shown = (['addedToCart', 'storageFull'] as const).map(async (code) => {
    await message(me, code).first().waitFor();
    return message(me, code).count();
  });
  for (const name of ['lbl_prd_det_addwish', 'lbl_prd_det_addcart'] as const)
    await button(page, label(lang, productDetailLabels, name))
      .first()
      .click();
  expect(await Promise.all(shown)).toEqual([1, 1]);
};

describe.each([
  ['blocked', 'ar', 390] as const,
  ['absent', 'en', 390] as const,
  ['full', 'ar', 1440] as const,
  ...inRelease(['blocked', 'en', 1440]),
])('storage that is %s, in %s', (condition, lang, width) => {
  test('without storage a visitor can choose the language, sign up, order, log out and log in again during the visit', async () => {
    const me = await visitor({ lang, width });
    const { page, context, shop } = me;
    await context.addInitScript(conditions[condition]);
    const check = labelsOf(lang, checkoutLabels);
    const home = label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });
    const { id, name } = productOf('kampot-pepper', lang);
    const other = lang === 'en' ? 'ar' : 'en';
    await page.goto(`${shop}/${other}/`);
    await taken(page);
    await page
      .getByRole('contentinfo')
      .or(page.getByRole('banner'))
      .locator(`a[href="/${lang}/"][hreflang]:visible`)
      .first()
      .click();
    await arrived(me, home);
    // The choice of Khmer leads there from an address without a language.
    await page.goto(`${shop}/`);
    await eventually(() => pathOf(page)).toBe(lang === 'ar' ? '/ar/' : '/');
    await open(me, `/product-detail/${id}/shop/x`);
    await addPepper(me);
    expect(await message(me, 'generalError').count()).toBe(0);
    await open(me, '/cart');
    await link(main(page), name).waitFor();
    await link(page, label(lang, cartLabels, 'lbl_cart_proc_check')).click();
    await message(me, 'loginToCheckout').waitFor();
    await link(page, label(lang, loginLabels, 'lbl_login_createacnt')).click();
    await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
    const email = `${randomUUID()}@example.com`;
    await fillSignup(me, email);
    await button(main(page), check('lbl_check_placeorder')).click();
    await message(me, 'signupSuccess').waitFor();
    const sure = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
    await button(sure, check('confirmYes')).click();
    await message(me, 'orderPlaced').waitFor();
    await arrived(me, home);
    // The login survives loading a page.
    await open(me, '/orders-history');
    await main(page).getByText(/AG\d+/u).first().waitFor();
    await openUserDialog(me);
    await button(page.getByRole('dialog'), label(lang, megaMenuLabels, 'lbl_mgmenu_logout')).click();
    await message(me, 'loggedOut').waitFor();
    await open(me, '/login');
    await logIn(me, email, 'lotus-and-krama');
    await message(me, 'loginSuccess').waitFor();
    await arrived(me, home);
    await openOrders(me);
    await main(page).getByText(/AG\d+/u).first().waitFor();
  });
});

test('blocked cookies are explained in one sentence at login', async () => {
  const me = await visitor({ lang: 'en', width: 1440 });
  await me.context.addInitScript(conditions.blocked);
  await me.context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  await open(me, '/login');
  await logIn(me, 'sokha@example.com', 'kado-demo-1');
  await message(me, 'cookiesOff').waitFor();
  expect(await messagesShown(me)).toHaveLength(1);
});

describe('another client of the same API', () => {
  /** Storage as such clients write it, including extra keys. */
  const theirs = {
    cartItems: [
      {
        ProductId: String(pepper.id),
        productSelectedAttributes: [],
        Quantity: '3',
        ShippingCharges: 0,
        DefaultImage: '/content/commonImages/kampot-pepper-1.webp',
      },
    ],
    customerWishList: JSON.stringify([
      {
        ProductId: shirt.id,
        ProductName: shirt.name,
        Price: 6.9,
        DiscountedPrice: null,
        DiscountId: 0,
        IsDiscountCalculated: 0,
        CouponCode: '',
        SizeId: null,
        SizeShortName: undefined,
        ColorId: null,
        ColorName: undefined,
        Quantity: 1,
        ShippingCharges: 0,
        DefaultImage: '',
      },
    ]),
    langCode: 'en',
    Token: '',
    user: '{}',
    'persist:root': '{"userReducer":"{}","commonReducer":"{}","cartReducer":"{}"}',
  };

  test('another client leaves storage that our client can open', async () => {
    const me = await visitor({ lang: 'en', width: 1440, stored: theirs });
    await open(me, '/cart');
    await link(main(me.page), pepper.name).waitFor();
    const quantity = main(me.page).getByRole('spinbutton', {
      name: label('en', cartLabels, 'lbl_hdr_cart_qty'),
    });
    await eventually(() => quantity.inputValue()).toBe('3');
    await openWishlist(me);
    const panel = me.page.getByRole('dialog', { name: label('en', wishlistLabels, 'lbl_wishlist_title') });
    await eventually(() => panel.getByRole('listitem').innerText()).toContain('1 x $6.90');
    expect(await message(me, 'storageDamaged').count()).toBe(0);
  });

  test('another client opens our storage: the documented keys, line by line, as the API accepts them', async () => {
    const me = await visitor({ lang: 'en', width: 1440 });
    await openProduct(me, 't-shirt');
    await chooseOptions(me.page, 1);
    await button(me.page, label('en', productDetailLabels, 'lbl_prd_det_addcart')).click();
    await message(me, 'addedToCart').waitFor();
    await button(me.page, label('en', productDetailLabels, 'lbl_prd_det_addwish')).click();
    await message(me, 'addedToWishlist').waitFor();

    const [line, ...rest] = (await stored(me.page, 'cartItems')) as Record<string, unknown>[];
    expect(rest).toEqual([]);
    expect(line).toEqual({
      ProductId: String(shirt.id),
      productSelectedAttributes: expect.any(Array),
      Quantity: 1,
      ShippingCharges: 0,
      DefaultImage: expect.stringMatching(/^\/content\//u),
    });
    const options = line!['productSelectedAttributes'] as Record<string, unknown>[];
    expect(options.length).toBeGreaterThan(2);
    for (const { ProductId, ProductAttributeID: attribute, PrimaryKeyValue: value, ...others } of options) {
      expect([ProductId, typeof attribute, others]).toEqual([String(shirt.id), 'number', {}]);
      // Color and size were clicked; the other options were selected from a list.
      expect(typeof value).toBe(attribute === 1 || attribute === 2 ? 'number' : 'string');
    }
    await eventually(() => stored(me.page, 'customerWishList')).toEqual([
      expect.objectContaining({
        ProductId: String(shirt.id),
        ProductName: shirt.name,
        Quantity: 1,
        ShippingCharges: 0,
      }),
    ]);

    // Such a client sends the stored text unchanged.
    const text = await me.page.evaluate(() => localStorage.getItem('cartItems'));
    const reply = await fetch(`${me.shop}/api/v1/${getCustomerCartItems.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ requestParameters: { cartJsonData: text, recordValueJson: '[]' } }),
    });
    const { data } = (await reply.json()) as { data: string };
    const { productsData } = JSON.parse(data) as { productsData: Record<string, unknown>[] };
    expect(productsData).toMatchObject([{ ProductId: shirt.id, Quantity: 1, ProductName: shirt.name }]);
    expect(productsData[0]).not.toHaveProperty('Problem');
  });
});
