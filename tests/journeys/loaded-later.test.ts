import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { newsletterLabels } from '#contract/labels/storefront/newsletter.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { openWishlist } from './support/page-layout.ts';
import { button, eventually, message, open, openProduct } from './support/pages.ts';
import { label } from './support/texts.ts';
import { type Visitor, visitor, stricterLanguage } from './support/visitor.ts';

// Code that the first view doesn't need is in separate files. Users may be faster than these load.

/** Delays a requested file until released. */
async function holdBack(page: Page, file: string): Promise<{ let: () => void; requests: () => number }> {
  let release = () => {};
  let requests = 0;
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    requests += 1;
    await free;
    await route.continue();
  });
  return { let: release, requests: () => requests };
}

describe.each(stricterLanguage)('code loaded later, in %s', (lang) => {
  const come = (width: 390 | 1440, expected?: RegExp) =>
    visitor({ lang, width, ...(expected && { expected }) });
  const menu = label(lang, navbarLabels, 'menu');
  const burger = ({ page }: Visitor) => button(page.getByRole('banner'), menu);
  const panel = ({ page }: Visitor) => page.getByRole('dialog', { name: menu });

  test('a panel opened before its code loads opens afterwards with focus', async () => {
    const me = await come(390);
    const code = await holdBack(me.page, 'panels');
    await open(me, '/');
    expect(code.requests()).toBe(0);
    await burger(me).click();
    await eventually(code.requests).toBe(1);
    expect(await me.page.getByRole('dialog').count()).toBe(0);
    code.let();
    await panel(me).getByRole('heading', { name: menu }).waitFor();
    await eventually(() => panel(me).evaluate((each) => each.contains(document.activeElement))).toBe(true);
    await me.page.keyboard.press('Escape');
    await panel(me).waitFor({ state: 'hidden' });
    await eventually(() => burger(me).evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('a panel that fails to load is reported, and loads on retry', async () => {
    const me = await come(390, /ERR_FAILED/u);
    await me.page.route('**/assets/panels-*', (route) => route.abort());
    await open(me, '/');
    await burger(me).click();
    await message(me, 'generalError').waitFor();
    expect(await me.page.getByRole('dialog').count()).toBe(0);
    await me.page.unroute('**/assets/panels-*');
    await burger(me).click();
    await panel(me).waitFor();
  });

  test('hovering over its button loads the wish list', async () => {
    const me = await come(1440);
    const code = await holdBack(me.page, 'panels');
    code.let();
    await open(me, '/');
    const wishes = new RegExp(`^${label(lang, topHeaderLabels, 'lbl_thead_wishlist')}`, 'u');
    await button(me.page.getByRole('banner'), wishes).hover();
    await eventually(code.requests).toBe(1);
    await openWishlist(me);
    expect(code.requests()).toBe(1);
  });

  test('an email address submitted before the newsletter code loads is checked afterwards', async () => {
    const me = await come(1440);
    const code = await holdBack(me.page, 'subscribe');
    await open(me, '/');
    const form = me.page.getByRole('form', { name: label(lang, newsletterLabels, 'lbl_subsc_ournewsltr') });
    await form.getByRole('textbox').fill(`later.${lang}@example.com`);
    await form.getByRole('textbox').press('Enter');
    await eventually(code.requests).toBe(1);
    expect(await message(me, 'subscribed').count()).toBe(0);
    code.let();
    await message(me, 'subscribed').waitFor();
  });

  test('the review form loads with the reviews, also after a link to the reviews', async () => {
    const me = await come(390);
    const code = await holdBack(me.page, 'review-form');
    await openProduct(me, 'desk-calendar');
    expect(code.requests()).toBe(0);
    await me.page.evaluate(() => (location.hash = '#reviews'));
    await eventually(code.requests).toBe(1);
    code.let();
    await me.page
      .getByRole('form', { name: label(lang, productDetailLabels, 'lbl_prd_det_writereview') })
      .waitFor();
  });
});
