import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productsGridLabels } from '#contract/labels/products-grid.ts';
import { testBrowser } from '../support/browser.ts';
import { openWishlist } from './support/chrome.ts';
import { cartOf } from './support/customer.ts';
import { link, main, open } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor, widths } from './support/visitor.ts';

const browser = await testBrowser();

/** The signs of a text as they stand on the screen, line by line from left to right. */
const onScreen = (text: Locator): Promise<string> =>
  text.evaluate((element) => {
    const signs: { sign: string; left: number; top: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (let at = 0; at < (node.nodeValue ?? '').length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [place] = range.getClientRects();
        if (place && place.width > 0) {
          signs.push({ sign: node.nodeValue?.[at] ?? '', left: place.left, top: Math.round(place.top) });
        }
      }
    }
    return signs
      .toSorted((a, b) => (Math.abs(a.top - b.top) > 4 ? a.top - b.top : a.left - b.left))
      .map(({ sign }) => sign)
      .join('')
      .replaceAll(/\s+/gu, ' ')
      .trim();
  });

describe.each(widths)('laid out right to left, %i px wide', (width) => {
  const guest = (stored = {}) => visitor(browser, { lang: 'ar', width, stored });
  const pepper = productOf('kampot-pepper', 'ar');

  test('prices of cards read from left to right', async () => {
    const me = await guest();
    await open(me, '/all-products/0/all-categories');
    const list = me.page.getByRole('list', { name: label('ar', productsGridLabels, 'products') });
    const card = (slug: string) =>
      list.getByRole('article').filter({ has: link(me.page, productOf(slug, 'ar').name) });
    expect(await onScreen(card('kampot-pepper').getByText('$8.50', { exact: true }))).toBe('$8.50');
    expect(await onScreen(card('insulated-bottle').getByRole('insertion'))).toBe('$12.61');
    expect(await onScreen(card('insulated-bottle').getByRole('deletion'))).toBe('$14.50');
    expect(await onScreen(card('insulated-bottle').getByText('13%'))).toBe('-13%');
  });

  test('amounts of the cart read from left to right', async () => {
    const me = await guest({ cartItems: cartOf({ id: pepper.id, quantity: 3 }) });
    await open(me, '/cart');
    const row = main(me.page)
      .getByRole('row')
      .filter({ has: link(me.page, pepper.name) });
    expect(await onScreen(row.getByText('$8.50', { exact: true }))).toBe('$8.50');
    expect(await onScreen(row.getByText('$25.50', { exact: true }))).toBe('$25.50');
  });

  test('quantity and price of the wish list read from left to right', async () => {
    const wished = { ProductId: '48', ProductName: pepper.name, Price: 10, Quantity: 2, DefaultImage: '' };
    const me = await guest({ customerWishList: [wished] });
    await open(me, '/');
    await openWishlist(me);
    const panel = me.page.getByRole('dialog');
    expect(await onScreen(panel.getByText('2 x $10.00', { exact: true }))).toBe('2 x $10.00');
    expect(await onScreen(panel.getByRole('heading', { level: 2 }).getByText('(1)'))).toBe('(1)');
  });

  test('phone numbers and address of the footer read from left to right', async () => {
    const me = await guest();
    await open(me, '/login');
    const foot = me.page.getByRole('contentinfo');
    for (const text of ['+855 12 345 678', 'hello@example.com', '023 456 789 · 023 456 780']) {
      expect(await onScreen(foot.getByText(text, { exact: true }))).toBe(text);
    }
  });

  test('a text that is not kept apart is seen scrambled', async () => {
    const me = await guest();
    await open(me, '/login');
    await me.page.evaluate(() => {
      const text = document.createElement('div');
      text.dir = 'rtl';
      text.textContent = '+855 12 345 678';
      document.querySelector('main')?.append(text);
    });
    const scrambled = main(me.page).getByText('+855 12 345 678', { exact: true });
    expect(await onScreen(scrambled)).not.toBe('+855 12 345 678');
  });
});
