import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newProductsLabels } from '#contract/labels/storefront/new-products.ts';
import { popularCategoriesLabels } from '#contract/labels/storefront/popular-categories.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { button, eventually, main, open } from './support/pages.ts';
import { label } from './support/texts.ts';
import { type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

test.each(stricterLanguage)('a product row scrolls to all its products, in %s', async (lang) => {
  const [width] = widthOf[lang];
  const me = await visitor({ lang, width });
  await open(me, '/');
  const shelf = main(me.page).getByRole('region', {
    name: label(lang, newProductsLabels, 'lbl_rcntprd_title'),
    exact: true,
  });
  const cards = shelf.getByRole('article');
  await eventually(() => cards.count()).toBe(20);
  await cards.first().scrollIntoViewIfNeeded();
  const inSight = (at: number) =>
    cards.nth(at).evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= -1 && right <= innerWidth + 1;
    });
  const [back, on] = [
    button(shelf, label(lang, sharedLabels, 'rowBack')),
    button(shelf, label(lang, sharedLabels, 'rowOn')),
  ];
  // With the keyboard, the focused element is visible, and the arrow keys move the row.
  await cards.first().getByRole('link').focus();
  await eventually(() => inSight(0)).toBe(true);
  const startOf = () => cards.first().evaluate((card) => Math.round(card.getBoundingClientRect().left));
  const start = await startOf();
  await me.page.keyboard.press(lang === 'en' ? 'ArrowRight' : 'ArrowLeft');
  await eventually(async () => (await startOf()) !== start).toBe(true);
  await cards.nth(19).getByRole('link').focus();
  await eventually(() => inSight(19)).toBe(true);
  await eventually(() => on.isVisible()).toBe(false);
  if (me.phone) return byTouch(me, cards.first(), startOf);
  // With the buttons, the row moves back to the first, and five forward. A button at the end disappears once
  // it loses the focus.
  for (let n = 0; n < 4; n++) await back.press('Enter');
  await eventually(() => inSight(0)).toBe(true);
  await eventually(() => back.getAttribute('aria-disabled')).toBe('true');
  await on.click();
  await eventually(() => inSight(9)).toBe(true);
  await eventually(() => inSight(4)).toBe(false);
  await back.press('Enter');
  await on.focus();
  await eventually(() => back.isVisible()).toBe(false);
});

/** Swipes the row back to the first products, while the page does not scroll. */
async function byTouch(
  { page, context }: Visitor,
  card: Locator,
  startOf: () => Promise<number>,
): Promise<void> {
  const [before, scrolled] = [await startOf(), await page.evaluate(() => scrollY)];
  const row = await card.boundingBox();
  const [x, y] = [195, row!.y + row!.height / 2];
  const finger = await context.newCDPSession(page);
  // In right-to-left pages the first products are at the right, so the finger moves left.
  const away = before > 0 ? -1 : 1;
  const touch = (type: string, at?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (let moved = 0; moved <= 150; moved += 15) await touch('touchMove', x + away * moved);
  await touch('touchEnd');
  await eventually(async () => Math.abs((await startOf()) - before)).toBeGreaterThan(60);
  await eventually(() => page.evaluate(() => scrollY)).toBe(scrolled);
}

test('Tab scrolls each category of the row fully into view', async () => {
  const lang = 'ar';
  const me = await visitor({ lang, width: 390 });
  await open(me, '/');
  const row = main(me.page).getByRole('region', {
    name: label(lang, popularCategoriesLabels, 'lbl_popct_category'),
  });
  const links = row.getByRole('listitem').getByRole('link');
  await links.first().focus();
  for (let at = 1; at < (await links.count()); at++) {
    await me.page.keyboard.press('Tab');
    // Time for scroll snapping.
    await me.page.waitForTimeout(600);
    const { left, right, focused } = await links.nth(at).evaluate((each) => {
      const box = each.getBoundingClientRect();
      return { left: box.left, right: box.right, focused: each === document.activeElement };
    });
    expect(focused).toBe(true);
    expect(left, `${at}`).toBeGreaterThanOrEqual(-1);
    expect(right, `${at}`).toBeLessThanOrEqual(391);
  }
});
