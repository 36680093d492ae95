import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { storageCases } from '../support/damaged-storages.ts';
import { chooseOptions, taken } from '../support/shopping.ts';
import { openWishlist, toCart } from './support/chrome.ts';
import { button, eventually, link, main, message, open, openProduct, stored } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

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
};

describe.each(['full', 'blocked'] as const)('storage that is %s', (condition) => {
  const restrict = (context: BrowserContext) => context.addInitScript(conditions[condition]);

  test('keeps the cart for the visit, explains it in one sentence, and warns before a login', async () => {
    const me = await visitor({ lang: 'en', width: 1440 });
    await restrict(me.context);
    await me.page.goto(`${me.shop}/en/product-detail/${pepper.id}/shop/x`);
    await taken(me.page);
    // Starts waiting before the clicks, because a message disappears after five seconds.
    const shown = (['addedToCart', 'storageFull'] as const).map(async (code) => {
      await message(me, code).first().waitFor();
      return message(me, code).count();
    });
    for (const name of ['lbl_prd_det_addwish', 'lbl_prd_det_addcart'] as const)
      await button(me.page, label('en', productDetailLabels, name)).click();
    expect(await Promise.all(shown)).toEqual([1, 1]);
    expect(await message(me, 'generalError').count()).toBe(0);
    // Navigation is in place, so the cart is kept.
    await toCart(me);
    await link(main(me.page), pepper.name).waitFor();
    if (condition === 'full') return;
    await me.page.evaluate(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
    await link(me.page.getByRole('banner'), label('en', megaMenuLabels, 'lbl_mgmenu_login')).click();
    await main(me.page).getByRole('textbox').first().fill('sokha@example.com');
    await main(me.page).locator('input[type=password]').fill('kado-demo-1');
    await main(me.page).locator('form:has(input[type=password]) button[type=submit]').click();
    await message(me, 'cookiesOff').waitFor();
    expect(await message(me, 'loginSuccess').count()).toBe(0);
  });
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
