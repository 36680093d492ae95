import { describe, expect, test } from 'vitest';
import { delays } from '#contract/constants.ts';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { bannerSliderLabels } from '#contract/labels/storefront/banner-slider.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { cartOf } from './support/customer.ts';
import { button, eventually, link, message, open, openProduct, pathOf, usable } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { type Visitor, visitor } from './support/visitor.ts';

/** Stops the clock: time passes only when the test advances it. */
async function stopClock({ page }: Visitor): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function timedGuest(motion = false, stored: Record<string, unknown> = {}): Promise<Visitor> {
  const me = await visitor({ lang: 'en', width: 1440, motion, stored });
  await me.context.clock.install();
  return me;
}

describe('timings of specification §9', () => {
  test('a message closes after 5,000 ms', async () => {
    const me = await timedGuest();
    await openProduct(me, 'kampot-pepper');
    await stopClock(me);
    await button(me.page, label('en', productDetailLabels, 'lbl_prd_det_addcart')).click();
    const added = message(me, 'addedToCart');
    await added.waitFor();
    await me.page.mouse.move(5, 5);
    await me.context.clock.runFor(4999);
    expect(await added.isVisible()).toBe(true);
    await me.context.clock.runFor(1);
    await added.waitFor({ state: 'detached' });
  });

  test('the number of messages is not limited', async () => {
    const me = await timedGuest();
    await openProduct(me, 'kampot-pepper');
    await stopClock(me);
    const add = button(me.page, label('en', productDetailLabels, 'lbl_prd_det_addcart'));
    // Presses by keyboard, because the messages finally cover the button.
    for (let n = 0; n < 8; n++) await add.press('Enter');
    await eventually(() => message(me, 'alreadyInCart').count()).toBe(7);
    expect(await message(me, 'addedToCart').count()).toBe(1);
  });

  test('Continue Shopping closes the wish list, and 500 ms later opens the home page', async () => {
    const me = await timedGuest();
    const { page } = me;
    await open(me, '/login');
    const opener = page
      .getByRole('banner')
      .getByRole('button', { name: label('en', topHeaderLabels, 'lbl_thead_wishlist') });
    await opener.click();
    const panel = page.getByRole('dialog', { name: label('en', wishlistLabels, 'lbl_wishlist_title') });
    await panel.waitFor();
    await stopClock(me);
    await button(panel, label('en', wishlistLabels, 'lbl_wishlist_contshop')).click();
    await panel.waitFor({ state: 'hidden' });
    await page.clock.runFor(499);
    expect(pathOf(page)).toBe('/en/login');
    await page.clock.runFor(1);
    await eventually(() => pathOf(page)).toBe('/en/');
  });

  test('beyond 170 px a button scrolls up, 100 px every 10.5 ms', async () => {
    const me = await timedGuest(true);
    const { page } = me;
    await open(me, '/all-products/0/all-categories');
    const scrolled = () => page.evaluate(() => scrollY);
    const up = link(page, label('en', footerLabels, 'backToTop'));
    await page.evaluate(() => scrollTo({ top: 169, behavior: 'instant' }));
    await eventually(scrolled).toBe(169);
    await eventually(() => up.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    await up.waitFor();
    // The scripts for scrolling load at the first interaction.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(1000);
    await stopClock(me);
    await up.click();
    expect(await scrolled()).toBe(1000);
    // The code may still be loading, so the test looks for the first step in increments of one step's
    // duration.
    await eventually(async () => {
      await page.clock.runFor(11);
      return scrolled();
    }).toBe(900);
    await page.clock.runFor(11);
    expect(await scrolled()).toBe(800);
    await page.clock.runFor(200);
    expect(await scrolled()).toBe(0);
    await up.waitFor({ state: 'hidden' });
  });

  test.each([390, 1440] as const)('beyond 170 px the bar slides in and stays at %i px', async (width) => {
    const me = await visitor({ lang: 'en', width });
    const { page } = me;
    await open(me, '/all-products/0/all-categories');
    const top = async () => (await page.getByRole('banner').locator('.bar').boundingBox())?.y;
    const place = (await top()) ?? 0;
    const scrollTo = async (y: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
      await eventually(() => page.evaluate(() => scrollY)).toBe(y);
    };
    for (const y of [100, 170]) {
      await scrollTo(y);
      expect(await top()).toBe(place - y);
    }
    await scrollTo(171);
    await eventually(top).toBe(0);
    // When scrolling up again, the bar leaves at its own position.
    await scrollTo(place + 20);
    expect(await top()).toBe(0);
    await scrollTo(0);
    expect(await top()).toBe(place);
    await eventually(() => page.locator('[data-stuck]').count()).toBe(0);
    await scrollTo(100);
    await eventually(top).toBe(place - 100);
  });

  test('the carousel waits half a second, then moves automatically', async () => {
    const me = await timedGuest(true);
    const { page } = me;
    await stopClock(me);
    await page.goto(`${me.shop}/en/`);
    // Scripts wait for the first paint, which never happens here, or for an interaction.
    await page.keyboard.press('Shift');
    await usable(page);
    const slides = page.locator('.hero-slide');
    const pictures = () => slides.locator('img').count();
    await eventually(() => page.locator('.hero-stage').getAttribute('aria-live')).toBe('polite');
    // The first banner has three.
    expect(await pictures()).toBe(3);
    await page.clock.runFor(499);
    expect(await pictures()).toBe(3);
    await page.clock.runFor(1);
    await eventually(() => page.locator('.hero-stage').getAttribute('aria-live')).toBe('off');
    const leaving = page.locator('.hero-slide.is-leaving');
    const shown = () =>
      slides.evaluateAll((all) =>
        all.flatMap((each, at) => (each.classList.contains('is-shown') ? [at] : [])),
      );
    const count = await slides.count();
    // Slides follow one another, and the first follows the last.
    for (let n = 1; n <= count; n++) {
      await page.clock.runFor(delays.carouselPause);
      await eventually(shown).toEqual([n % count]);
    }
    await page.clock.runFor(delays.carouselSpeed);
    await eventually(() => leaving.count()).toBe(0);
    await button(page, label('en', bannerSliderLabels, 'next')).click();
    await leaving.waitFor({ state: 'attached' });
    await page.clock.runFor(749);
    expect(await leaving.count()).toBe(1);
    await page.clock.runFor(1);
    await eventually(() => leaving.count()).toBe(0);
  });

  test('a page link has no delay', async () => {
    const me = await timedGuest();
    const { page } = me;
    await open(me, '/all-products/0/all-categories');
    await stopClock(me);
    await link(page, label('en', allProductsLabels, 'page', { n: 2 })).click();
    await page.clock.runFor(200);
    await page.waitForURL('**page=2');
    const second = link(page, label('en', allProductsLabels, 'page', { n: 2 }));
    await eventually(() => second.getAttribute('aria-current')).toBe('page');
    expect(new URL(page.url()).search).toBe('?page=2');
  });

  test('a removed line leaves the totals within 500 ms', async () => {
    const [pepper, clock] = [productOf('kampot-pepper', 'en'), productOf('wall-clock', 'en')];
    const me = await timedGuest(false, { cartItems: cartOf({ id: pepper.id }, { id: clock.id }) });
    const { page } = me;
    await open(me, '/cart');
    const sums = page
      .getByRole('region', { name: label('en', cartLabels, 'lbl_cart_total') })
      .getByRole('definition');
    await eventually(() => sums.first().innerText()).toBe('$23.00');
    await stopClock(me);
    await button(page, label('en', cartLabels, 'removeNamed', { name: pepper.name })).click();
    await page.clock.runFor(500);
    await eventually(() => sums.first().innerText()).toBe('$14.50');
    expect(await link(page, pepper.name).count()).toBe(0);
  });
});
