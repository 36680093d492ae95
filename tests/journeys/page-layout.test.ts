import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { userDialogLabels } from '#contract/labels/storefront/user-dialog.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { formatDate, defaultDates } from '#rules/format-date.ts';
import { shopUrl } from '../support/browser.ts';
import { toCart } from './support/page-layout.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import {
  arrived,
  button,
  eventually,
  link,
  message,
  messageOf,
  open,
  pathOf,
  stored,
} from './support/pages.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { inRelease, type Visitor, visitor } from './support/visitor.ts';

const home = ({ lang }: Visitor) => label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });

const wishListTitle = { en: 'My Wish List', ar: label('ar', wishlistLabels, 'lbl_wishlist_title') };

const wish = (id: number, ProductName: string, Price: number, Quantity = 1) => ({
  ProductId: String(id),
  ProductName,
  Price,
  Quantity,
  ShippingCharges: 0,
  DefaultImage: '',
});

describe.each(['en' as const, ...inRelease('ar')])(
  'the layout’s header, panels and footer, in %s',
  (lang) => {
    const guest = (options: { stored?: Record<string, unknown>; width?: 390 | 1440 } = {}) =>
      visitor({ lang, width: 1440, ...options });
    const menu = labelsOf(lang, megaMenuLabels);

    test('the wish list title shows the count, and items show short names and quantity x price', async () => {
      const long = `${productOf('logo-template', lang).name} ${'ខ្មែរ'.repeat(10)}`;
      // The product is unknown, so its stored name stays.
      const me = await guest({
        stored: {
          customerWishList: JSON.stringify([{ ...wish(999_999, long, 12, 2), DiscountedPrice: 10 }]),
        },
      });
      const { page } = me;
      await open(me, '/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: label(lang, topHeaderLabels, 'lbl_thead_wishlist') })
        .click();
      const panel = page.getByRole('dialog', { name: label(lang, wishlistLabels, 'lbl_wishlist_title') });
      await panel.waitFor();
      // The panel is at the end side, as high as the window.
      const box = await panel.boundingBox();
      const edge = lang === 'ar' ? 0 : 1440 - (box?.width ?? 0);
      expect(box).toMatchObject({ x: edge, y: 0, height: 900 });
      const title = await panel.getByRole('heading', { level: 2 }).innerText();
      expect(title.replaceAll(/\s+/gu, ' ')).toBe(`${wishListTitle[lang]} (1)`);
      const shown = await panel.getByRole('heading', { level: 3 }).innerText();
      expect(shown).toMatch(/…$/u);
      expect([...new Intl.Segmenter('km').segment(shown.replace(/…$/u, ''))].length).toBeLessThanOrEqual(30);
      await eventually(() => panel.getByText('2 x $10.00', { exact: true }).count()).toBe(1);

      await button(panel, label(lang, wishlistLabels, 'lbl_wishlist_clrlist')).click();
      await message(me, 'wishlistCleared').waitFor();
      expect(await stored(page, 'customerWishList')).toEqual([]);
      await panel.getByText(label(lang, wishlistLabels, 'empty'), { exact: true }).waitFor();
    });

    test('selecting a language stores it and opens its home page', async () => {
      const me = await guest();
      await open(me, '/login');
      const other = { ...me, lang: lang === 'en' ? 'ar' : 'en' } as const;
      const names = { en: 'English', ar: 'ខ្មែរ' };
      await link(
        me.page.getByRole('list', { name: label(lang, topHeaderLabels, 'language') }),
        names[other.lang],
      ).click();
      await arrived(other, home(other));
      expect(pathOf(me.page)).toBe(`/${other.lang}/`);
      await eventually(() => me.page.evaluate(() => localStorage.getItem('langCode'))).toBe(other.lang);
      const root = me.page.locator('html');
      await eventually(() => root.getAttribute('lang')).toBe(other.lang);
      await eventually(() => root.getAttribute('dir')).toBe(other.lang === 'ar' ? 'rtl' : 'ltr');
    });

    // The rest does not depend on language or direction.
    if (lang === 'ar') return;

    test('an empty cart shows a message instead of opening; otherwise its items are counted', async () => {
      const me = await guest();
      await open(me, '/login');
      await toCart(me);
      const none = lang === 'en' ? 'No item exists in your cart' : said(lang, 'cartHasNoItem');
      await messageOf(me.page, none).waitFor();
      await eventually(() => me.page.locator('.toast.info').getByText(none).count()).toBe(1);
      expect(pathOf(me.page)).toBe(`/${lang}/login`);

      const other = await guest({ stored: { cartItems: cartOf({ id: 48, quantity: 3 }, { id: 1 }) } });
      await open(other, '/login');
      const cart = link(
        other.page.getByRole('banner'),
        `${menu('lbl_mgmenu_cart')} ${label(lang, navbarLabels, 'cartCount', { n: 2 })}`,
      );
      await eventually(() => cart.locator('.dot').innerText()).toBe('2');
      await cart.click();
      await arrived(other, label(lang, cartLabels, 'heading'));
    });

    test('logout clears the stored user and opens the site root', async () => {
      const { stored: savedState } = await newCustomer(shopUrl());
      const me = await guest({ stored: { ...savedState, cartItems: cartOf({ id: 48 }) } });
      const { page } = me;
      await open(me, '/orders-history');
      await page.getByRole('banner').getByRole('button', { name: 'Bopha', exact: true }).click();
      const dialog = page.getByRole('dialog', {
        name: label(lang, userDialogLabels, 'greeting', { firstName: 'Bopha', lastName: 'Meas' }),
      });
      await link(dialog, label(lang, userDialogLabels, 'lbl_loginmodal_orderhistory')).waitFor();
      await page.keyboard.press('Escape');
      await button(page.getByRole('banner'), menu('lbl_mgmenu_logout')).click();
      await arrived(me, home(me));
      expect(pathOf(page)).toBe(`/${lang}/`);
      await link(page.getByRole('banner'), menu('lbl_mgmenu_login')).waitFor();
      await eventually(() => stored(page, 'user')).toEqual({});
      await eventually(() => page.evaluate(() => localStorage.getItem('Token') ?? '')).toBe('');
      await eventually(() => stored(page, 'cartItems')).toHaveLength(1);
    });

    test('the footer ends with the copyright line and the payment method logos', async () => {
      const me = await guest({ width: 390 });
      const { page } = me;
      await open(me, '/login');
      const foot = page.getByRole('contentinfo');
      const year = formatDate(new Date().toISOString(), defaultDates).slice(-4);
      const line = label(lang, footerLabels, 'copyright', { year, shop: 'Angkor Gifts' });
      await eventually(() => foot.getByText(line, { exact: true }).count()).toBe(1);
      const logos = foot
        .getByRole('list', { name: label(lang, footerLabels, 'paymentMethods') })
        .getByRole('img');
      await logos.last().scrollIntoViewIfNeeded();
      const widths = () =>
        logos.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
      await eventually(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
      expect(await logos.count()).toBeGreaterThanOrEqual(3);
      await eventually(() => logos.evaluateAll((all) => all.every((each) => each.getAttribute('alt')))).toBe(
        true,
      );
    });

    test('the footer shows the shop’s address, phone, email and office numbers', async () => {
      const me = await guest();
      await open(me, '/login');
      const contacts = me.page.getByRole('contentinfo').locator('address');
      for (const contact of [
        'Street 240, Doun Penh, Phnom Penh, Cambodia',
        '+855 12 345 678',
        'hello@example.com',
        '023 456 789 · 023 456 780',
      ])
        await eventually(async () => (await contacts.innerText()).replaceAll(/\s/gu, ' ')).toContain(contact);
    });

    test('a search requires more than one character', async () => {
      const me = await guest({ width: 390 });
      const { page } = me;
      await open(me, '/login');
      const field = page.getByRole('search').getByRole('combobox');
      await button(page, label(lang, searchLabels, 'search'))
        .first()
        .click();
      await field.fill('m');
      await field.press('Enter');
      expect(pathOf(page)).toBe(`/${lang}/login`);
      await field.fill('mug');
      await field.press('Enter');
      await eventually(() => new URL(page.url()).search).toBe('?SearchTerm=mug');
      expect(pathOf(page)).toBe(`/${lang}/all-products/0/all-categories`);
      await page.getByRole('heading', { level: 1 }).getByText('mug').waitFor();
    });
  },
);
