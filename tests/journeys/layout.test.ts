import { describe, expect, test } from 'vitest';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { shopUrl } from '../support/browser.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, link, main, open, openProduct } from './support/pages.ts';
import { label, nameOf, productOf, shortOf } from './support/texts.ts';
import { visitor, stricterLanguage } from './support/visitor.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Runs in the page. Returns the visible words that a box covers. */
function textsUnder(box: Box): string[] {
  const labels: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main, footer')!.parentElement!, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent?.trim() || parent.closest('.floats, .thumb, script')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue;
      const apart =
        line.right <= box.x ||
        line.left >= box.x + box.width ||
        line.bottom <= box.y ||
        line.top >= box.y + box.height;
      if (!apart) labels.push(node.textContent.trim());
    }
  }
  return labels;
}

describe.each(stricterLanguage)('the layout, in %s', (lang) => {
  test('the contact button has a label and never covers text', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/about');
    const request = link(me.page, label(lang, footerLabels, 'chat')).filter({ visible: true });
    for (const width of [390, 1024, 1280, 1440]) {
      await me.page.setViewportSize({ width, height: 844 });
      for (const share of [0, 0.3, 0.6, 1]) {
        await me.page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), share);
        const box = await request.boundingBox();
        expect(box!.width).toBeGreaterThanOrEqual(24);
        // On phones the bottom bar covers no content, because the page ends above it.
        const isBar = width < 1000;
        expect(isBar ? [] : await me.page.evaluate(textsUnder, box!), `${width}, ${share}`).toEqual([]);
      }
    }
  });

  test('the filters end with the list, and every color has its name beside it', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/all-products/0/all-categories');
    const bottom = (css: string) =>
      me.page.locator(css).evaluate((each) => each.getBoundingClientRect().bottom + scrollY);
    const side = me.page.getByRole('complementary', { name: label(lang, sidebarFilterLabels, 'filters') });
    await me.page.evaluate(() => document.querySelector('footer')!.scrollIntoView());
    expect(await bottom('.list-cols')).toBeLessThan((await bottom('.list-main')) + 2);
    for (const slug of ['green', 'burgundy']) {
      const name = side.getByText(nameOf('colours', slug, lang), { exact: true });
      const box = await name.boundingBox();
      expect(box!.width).toBeGreaterThan(20);
    }
  });

  test('at 768 px, price and options are in the first window, and results precede popular products', async () => {
    const me = await visitor({ lang, width: 390 });
    await me.page.setViewportSize({ width: 768, height: 1024 });
    await openProduct(me, 't-shirt');
    const bar = await me.page.locator('.action-bar').first().boundingBox();
    const expectSeen = async (...parts: string[]) => {
      for (const part of parts) {
        const box = await main(me.page).locator(part).first().boundingBox();
        expect(box!.y + box!.height, part).toBeLessThan(bar!.y);
      }
    };
    // Options that may be left out are below the button.
    await expectSeen('.buy-price', '.moods', '.pick:has(~ .buy-acts) >> nth=-1');
    await openProduct(me, 'glass-bottle');
    await expectSeen('.buy-price', '.stepper');
    await open(me, '/all-products/0/all-categories');
    const heads = await main(me.page).locator('.list-main .card-name, #side-pop').allTextContents();
    expect(heads.length).toBeGreaterThan(2);
    expect(heads.at(-1)).toBe(label(lang, sidebarFilterLabels, 'lbl_lftfilt_pop_prod'));
  });

  test('the filter column fades out while it can scroll further', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/all-products/0/all-categories');
    const seen = await me.page.locator('.list-side').evaluate((each) => {
      const { position, bottom, height, backgroundImage } = getComputedStyle(each, '::after');
      return {
        more: each.scrollHeight > each.clientHeight + 200,
        stays: position === 'sticky' && bottom === '0px',
        fades: Number.parseFloat(height) > 24 && backgroundImage.startsWith('linear-gradient'),
      };
    });
    expect(seen).toEqual({ more: true, stays: true, fades: true });
  });

  test('on phones the contact button is hidden on pages with their own bar, or leaves room', async () => {
    const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id }, { id: productOf('cap', lang).id });
    const { stored } = await newCustomer(shopUrl());
    const me = await visitor({ lang, width: 390, stored: { ...stored, cartItems } });
    const product = `/product-detail/${productOf('t-shirt', lang).id}/shop/x`;
    for (const path of [product, '/cart', '/checkout']) {
      await open(me, path);
      await me.page.locator('.action-bar').first().waitFor();
      for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        await me.page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), share);
        for (const float of await me.page.locator('.float:visible').all()) {
          const box = (await float.boundingBox())!;
          expect(await me.page.evaluate(textsUnder, box), `${path}, ${share}`).toEqual([]);
        }
      }
      // A page without the button links to the contact page in another way.
      expect(await me.page.locator('a[href$="/contact-us"]').count(), path).toBeGreaterThan(0);
    }
  });

  test('both checkout columns end together, with equal gaps between panels', async () => {
    const slugs = ['kampot-pepper', 'wall-clock', 'krama-scarf', 'cap', 'medal'];
    const cartItems = cartOf(...slugs.map((slug) => ({ id: productOf(slug, lang).id })));
    const { stored } = await newCustomer(shopUrl());
    const me = await visitor({ lang, width: 1440, stored: { ...stored, cartItems } });
    await open(me, '/checkout');
    await me.page.locator('.pay-way li').first().waitFor();
    const parts = await me.page
      .locator('.checkout > .form > *, .checkout > .slip')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    const [slip, ...panels] = parts.toReversed();
    expect(Math.abs(slip!.bottom - panels[0]!.bottom)).toBeLessThan(2);
    const gaps = panels.slice(1).map((each, at) => Math.round(panels[at]!.top - each.bottom));
    expect(new Set(gaps).size, String(gaps)).toBe(1);
    expect(gaps[0]).toBeLessThanOrEqual(24);
  });

  test('Place Order is in the first window of a checkout of four lines with options', async () => {
    const lines = {
      cap: [],
      'krama-scarf': [[1, 3]],
      'silk-pillow': [
        [1, 18],
        [2, 10],
        [7, 14],
      ],
      notebook: [
        [1, 3],
        [2, 8],
        [3, 2],
        [9, 19],
      ],
    };
    const cartItems = Object.entries(lines).flatMap(([slug, choices]) =>
      cartOf({ id: productOf(slug, lang).id }).map((line) => ({
        ...line,
        productSelectedAttributes: choices.map(([ProductAttributeID, PrimaryKeyValue]) => ({
          ProductId: line.ProductId,
          ProductAttributeID,
          PrimaryKeyValue,
        })),
      })),
    );
    const { stored } = await newCustomer(shopUrl());
    // Email addresses made for tests take two lines; those of most people take one.
    const user = { ...(stored['user'] as object), EmailAddress: 'bopha.meas@example.com' };
    const me = await visitor({ lang, width: 1440, stored: { ...stored, user, cartItems } });
    await me.page.setViewportSize({ width: 1440, height: 900 });
    await open(me, '/checkout');
    await me.page.locator('.pay-way li').first().waitFor();
    // Something is printed on the cap, so the checkout also shows the story of the order.
    await me.page.locator('.st-ahead').waitFor();
    expect(await me.page.locator('.order-table tbody tr').count()).toBe(4);
    const { y, height } = (await me.page.locator('.order-form .act').boundingBox())!;
    expect(y + height).toBeLessThan(900);
  });

  test('Add to Cart is in the first window of a product, however many options it has', async () => {
    const me = await visitor({ lang, width: 1440 });
    await me.page.setViewportSize({ width: 1440, height: 900 });
    const add = button(main(me.page), label(lang, productDetailLabels, 'lbl_prd_det_addcart'));
    for (const slug of ['t-shirt', 'silk-pillow', 'notebook']) {
      await openProduct(me, slug);
      const { y, height } = (await add.filter({ visible: true }).first().boundingBox())!;
      expect(y + height, slug).toBeLessThan(880);
    }
    await openProduct(me, 't-shirt');
    await button(me.page, label(lang, matrixLabels, 'matrix')).click();
    await main(me.page)
      .getByRole('table', { name: label(lang, matrixLabels, 'matrix') })
      .waitFor();
    const { y: top, height: tall } = (await add.filter({ visible: true }).first().boundingBox())!;
    expect(top + tall, 'with a field for each size').toBeLessThan(880);
    await me.page.setViewportSize({ width: 390, height: 844 });
    const { y, height } = (await add.filter({ visible: true }).last().boundingBox())!;
    expect([y > 700, y + height <= 844]).toEqual([true, true]);
  });

  test('optional printing positions unfold above Add to Cart', async () => {
    const me = await visitor({ lang, width: 390 });
    await openProduct(me, 't-shirt');
    const back = main(me.page).getByRole('radio', { name: nameOf('options', 'back-one-colour', lang) });
    expect(await back.isVisible()).toBe(false);
    await main(me.page)
      .getByText(label(lang, productDetailLabels, 'addPrint'))
      .click();
    await back.check();
    const order = await back.evaluate((each) =>
      each.compareDocumentPosition(document.querySelector('.buy-acts')!),
    );
    // The button follows it in the document.
    expect(order).toBe(4);
  });

  test('the short description of a product is shown in full', async () => {
    const me = await visitor({ lang, width: 390 });
    for (const slug of ['scented-candle-trio', 't-shirt', 'event-display-kit']) {
      await openProduct(me, slug);
      const text = main(me.page).getByText(shortOf(slug, lang), { exact: true }).first();
      await text.waitFor();
      const cut = await text.evaluate((each) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(each);
        const isCut = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
        return { isCut, textOverflow, webkitLineClamp };
      });
      expect(cut, slug).toEqual({ isCut: false, textOverflow: 'clip', webkitLineClamp: 'none' });
    }
  });

  test('the hearts on cards are centered in their buttons in the corner', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/all-products/0/all-categories');
    const off = await main(me.page)
      .locator('.card .wish')
      .evaluateAll((buttons) =>
        buttons.map((each) => {
          const [outer, inner, card] = [each, each.querySelector('svg')!, each.closest('.card')!].map((one) =>
            one.getBoundingClientRect(),
          ) as [DOMRect, DOMRect, DOMRect];
          const across = outer.x + outer.width / 2 - (inner.x + inner.width / 2);
          const down = outer.y + outer.height / 2 - (inner.y + inner.height / 2);
          const isAtEnd = outer.x > card.x + card.width / 2 === (document.dir === 'ltr');
          return Math.max(Math.abs(across), Math.abs(down)) < 1 && isAtEnd;
        }),
      );
    expect(off.length).toBeGreaterThan(8);
    expect(off).not.toContain(false);
  });

  test('the heart of a product is centered in its button', async () => {
    const me = await visitor({ lang, width: 1440 });
    await openProduct(me, 'ceramic-mug');
    const wish = button(main(me.page), label(lang, productDetailLabels, 'lbl_prd_det_addwish')).first();
    const middle = (box: Box | null) => box!.x + box!.width / 2;
    const heart = middle(await wish.locator('svg').boundingBox());
    expect(Math.abs(heart - middle(await wish.boundingBox()))).toBeLessThan(1);
    const category = main(me.page).locator('.buy .card-cat a');
    expect((await category.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  });
});

describe('the layout in Khmer', () => {
  const lang = 'ar';

  test('a number follows the noun it counts, as Khmer requires', async () => {
    const me = await visitor({ lang, width: 390 });
    await open(me, '/all-products/0/all-categories');
    expect(await main(me.page).getByRole('status').first().evaluate(fromLeft)).toMatch(/^ផលិតផល \d+$/u);
    await open(me, '/about');
    await button(me.page, label(lang, navbarLabels, 'wishlistShort')).click();
    const title = label(lang, wishlistLabels, 'lbl_wishlist_title');
    const drawer = me.page.getByRole('dialog').getByRole('heading', { name: title });
    expect(await drawer.evaluate(fromLeft)).toBe(`${title} ( 0 )`);
  });

  test('text in tables is aligned to the right edge', async () => {
    const me = await visitor({ lang, width: 1440 });
    await openProduct(me, 't-shirt');
    await button(main(me.page), label(lang, productDetailLabels, 'lbl_prd_det_btn_variant')).click();
    const heads = me.page.getByRole('dialog').getByRole('columnheader');
    await heads.nth(2).waitFor();
    expect(await heads.count()).toBe(3);
    const gaps = await heads.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return cell.getBoundingClientRect().right - range.getBoundingClientRect().right;
      }),
    );
    expect(Math.max(...gaps)).toBeLessThan(1);
  });
});

test('no line breaks within T-Shirt', async () => {
  const me = await visitor({ lang: 'en', width: 390 });
  await open(me, `/all-products/0/all-categories?SearchTerm=shirt`);
  const names = main(me.page).getByRole('heading', { name: /T-Shirt/u });
  await names.first().waitFor();
  expect(await names.evaluateAll(brokenAt)).toEqual([]);
});

/** Runs in the page. Returns the heading widths at which 'T-Shirt' is broken across two lines. */
function brokenAt(headings: Element[]): number[] {
  const widths = [80, 88, 96, 104, 112, 128, 144, 160, 176];
  return headings.flatMap((heading) => widths.filter((width) => isBroken(heading as HTMLElement, width)));

  function isBroken(heading: HTMLElement, width: number): boolean {
    heading.style.inlineSize = `${width}px`;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.textContent!.indexOf('T-Shirt');
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 'T-Shirt'.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }
    return true;
  }
}

/** Runs in the page. Returns the words of one line from left to right. */
function fromLeft(line: Element): string {
  const labels: { left: number; word: string }[] = [];
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const found of text.textContent!.matchAll(/\S+/gu)) {
      const range = document.createRange();
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      labels.push({ left: range.getBoundingClientRect().left, word: found[0] });
    }
  }
  return labels
    .toSorted((a, b) => a.left - b.left)
    .map(({ word: labelText }) => labelText)
    .join(' ');
}
