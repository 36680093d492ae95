import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { newsletterLabels } from '#contract/labels/storefront/newsletter.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { shopUrl } from '../support/browser.ts';
import { openWishlist } from './support/page-layout.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import {
  button,
  eventually,
  link,
  main,
  message,
  open,
  openProduct,
  pathOf,
  unfold,
} from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { type Visitor, visitor } from './support/visitor.ts';

/** Returns the message, before it times out. */
const labels = (lang: 'en' | 'ar', key: keyof typeof sharedLabels.texts, n = 0) =>
  label(lang, sharedLabels, key, { n });

/** Returns the visible cards of the message stack: those that are on top at their center. */
const cardsSeen = ({ page }: Visitor): Promise<string[]> =>
  page.locator('.toast').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 3, top + height / 2);
      return width > 1 && there && card.contains(there) ? [(card as HTMLElement).innerText.trim()] : [];
    }),
  );

const focusOf = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.tagName);

/** Submits the empty form, which shows a message for each required field. */
async function emptySignup(me: Visitor): Promise<number> {
  await open(me, '/signup');
  await button(main(me.page), label(me.lang, signupLabels, 'lbl_singup_submitbnt')).click();
  await me.page.locator('.toast').first().waitFor({ state: 'attached' });
  return me.page.locator('.toast').count();
}

const lang = 'ar';

describe('the message stack', () => {
  test('the message stack shows one message with the count; a press expands it, another closes all', async () => {
    const me = await visitor({ lang, width: 390 });
    const count = await emptySignup(me);
    expect(count).toBeGreaterThan(4);
    await eventually(() => cardsSeen(me)).toHaveLength(1);
    const more = button(me.page, labels(lang, 'moreMessages', count - 1));
    await more.tap();
    await button(me.page, labels(lang, 'closeAllMessages')).waitFor();
    expect((await cardsSeen(me)).length).toBeGreaterThan(1);
    await button(me.page, labels(lang, 'closeAllMessages')).tap();
    await eventually(() => me.page.locator('.toast').count()).toBe(0);
    await eventually(() => focusOf(me)).toMatch(/^(?:INPUT|BUTTON)$/u);
  });

  test('the message stack restores the focus when all messages are closed by keyboard', async () => {
    const me = await visitor({ lang, width: 1440 });
    const count = await emptySignup(me);
    const field = main(me.page).getByRole('textbox').last();
    await field.focus();
    await button(me.page, labels(lang, 'moreMessages', count - 1)).focus();
    await me.page.keyboard.press('Enter');
    await button(me.page, labels(lang, 'closeAllMessages')).waitFor();
    await me.page.keyboard.press('Enter');
    await eventually(() => me.page.locator('.toast').count()).toBe(0);
    await eventually(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test.each([390, 1440] as const)(
    'the message stack does not cover the header of an open panel at %i px',
    async (width) => {
      const { id, name } = productOf('kampot-pepper', lang);
      const item = { ProductId: String(id), ProductName: name, Price: 8.5, Quantity: 2, DefaultImage: '' };
      const me = await visitor({ lang, width, stored: { customerWishList: [item] } });
      await open(me, '/login');
      await openWishlist(me);
      const panel = me.page.getByRole('dialog');
      await button(panel, label(lang, wishlistLabels, 'removeNamed', { name })).click();
      await message(me, 'removedFromWishlist').waitFor();
      const head = (await panel.locator('.dialog-head').boundingBox())!;
      const deck = (await me.page.locator('.toasts').boundingBox())!;
      const isBeside = deck.x >= head.x + head.width || deck.x + deck.width <= head.x;
      expect(isBeside || deck.y >= head.y + head.height).toBe(true);
      await button(panel, labels(lang, 'close')).click();
      await panel.waitFor({ state: 'hidden' });
    },
  );

  test('the message stack is at the top right, and never covers the focused field', async () => {
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await emptySignup(me);
      const { innerWidth } = await page.evaluate(() => ({ innerWidth: window.innerWidth }));
      const deck = await page.locator('.toasts').boundingBox();
      expect(innerWidth - deck!.x - deck!.width).toBeLessThan(40);
      for (const field of await main(page).getByRole('textbox').all()) {
        await field.focus();
        expect(
          await field.evaluate((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const cards = document.querySelector('.toasts')!.getBoundingClientRect();
            const apart =
              cards.right <= left || cards.left >= right || cards.bottom <= top || cards.top >= bottom;
            return apart;
          }),
        ).toBe(true);
      }
    }
  });

  test('each message is announced once: errors immediately, others when the reader pauses', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await emptySignup(me);
    await eventually(() => page.locator('.toasts [aria-live=polite]').count()).toBe(1);
    await eventually(() => page.getByRole('alert').count()).toBe(await page.locator('.toast').count());
    // A dialog that opens over the page shows the messages again, but they are not announced again.
    await page.getByRole('banner').getByRole('button').first().click();
    await page.locator('dialog .toast').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a message', () => {
  test('a message that moves under the pointer catches no press', async () => {
    const { stored: login } = await newCustomer(shopUrl());
    const cartItems = cartOf({ id: productOf('kampot-pepper', 'ar').id, quantity: 2 });
    const me = await visitor({ lang: 'ar', width: 390, stored: { ...login, cartItems } });
    const { page } = me;
    await page.addInitScript(() =>
      sessionStorage.setItem('kado.toasts', JSON.stringify([{ kind: 'info', text: 'Something else' }])),
    );
    await open(me, '/checkout');
    const code = page.getByRole('textbox', { name: label('ar', checkoutLabels, 'couponCode') });
    const apply = button(page, label('ar', checkoutLabels, 'lbl_check_applycpn'));
    await unfold(page, label('ar', checkoutLabels, 'haveCoupon'));
    await page.locator('.toast').first().waitFor();
    const usual = await page.locator('.toasts').boundingBox();
    // Messages appear where the form is, and make room for the focused field.
    await code.evaluate((each, top) => scrollBy(0, each.getBoundingClientRect().top - top), usual!.y + 10);
    await code.fill('WELCOME5');
    await eventually(async () => (await page.locator('.toasts').boundingBox())?.y).not.toBe(usual!.y);
    const at = (await apply.boundingBox())!;
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await code.waitFor({ state: 'detached' });
    expect(await apply.count()).toBe(0);
  });

  test('a message times out under a resting pointer, but not while the pointer moves onto it', async () => {
    const me = await visitor({ lang: 'en', width: 1440 });
    const { page } = me;
    await openProduct(me, 'kampot-pepper');
    const add = button(page, label('en', productDetailLabels, 'lbl_prd_det_addcart'));
    const added = message(me, 'addedToCart');
    // The first message shows where messages appear.
    await add.press('Enter');
    await added.waitFor();
    const box = (await page.locator('.toast').boundingBox())!;
    const [x, y] = [box.x + 80, box.y + box.height / 2];
    await added.waitFor({ state: 'detached' });

    await page.mouse.move(x, y);
    await add.press('Enter');
    await message(me, 'alreadyInCart').waitFor();
    await page.mouse.move(x + 2, y + 1);
    await message(me, 'alreadyInCart').waitFor({ state: 'detached' });

    await page.mouse.move(200, 600);
    await add.press('Enter');
    await message(me, 'alreadyInCart').waitFor();
    await page.mouse.move(x, y);
    await page.waitForTimeout(6000);
    await eventually(() => message(me, 'alreadyInCart').isVisible()).toBe(true);
    await page.mouse.move(200, 600);
    await message(me, 'alreadyInCart').waitFor({ state: 'detached' });
  });

  test('a message about a field closes when the field is corrected', async () => {
    const me = await visitor({ lang: 'en', width: 390 });
    const { page } = me;
    const count = await emptySignup(me);
    const first = main(page).getByRole('textbox').first();
    const said = await page.locator('.toast').first().innerText();
    await first.fill('Sokha');
    await eventually(() => page.locator('.toast').count()).toBe(count - 1);
    expect(await page.locator('.toast').allInnerTexts()).not.toContain(said);
  });

  test('a message about the newsletter or a login closes with the next attempt', async () => {
    const me = await visitor({ lang: 'en', width: 1440 });
    const { page } = me;
    const shown = page.locator('.toast');
    await open(me, '/');
    const field = main(page).getByRole('textbox', { name: label('en', newsletterLabels, 'email') });
    await field.fill('bad');
    await field.press('Enter');
    await shown.first().waitFor();
    await field.fill('bad@example.com');
    await expect.poll(() => shown.count()).toBe(0);

    await open(me, '/login');
    await main(page).getByRole('textbox').first().fill('nobody@example.com');
    const password = main(page).locator('[name=Password]');
    await password.fill('wrong-password');
    await password.press('Enter');
    await message(me, 'incorrectLogin').waitFor();
    await password.fill('another-password');
    await expect.poll(() => shown.count()).toBe(0);
  });

  test('a message closes when its page is left, unless it announces the next page', async () => {
    const me = await visitor({ lang: 'en', width: 1440 });
    const { page } = me;
    await openProduct(me, 'kampot-pepper');
    await button(page, label('en', productDetailLabels, 'lbl_prd_det_addcart')).click();
    await message(me, 'addedToCart').waitFor();
    await link(page.getByRole('banner'), /Home/u).first().click();
    await main(page).locator('.hero').waitFor();
    expect(pathOf(page)).toBe('/en/');
    // The message closes sooner than it would by itself.
    await expect.poll(() => page.locator('.toast').count(), { timeout: 2000 }).toBe(0);
  });
});
