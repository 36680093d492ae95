import { describe, expect, test } from 'vitest';
import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { sizeGuideLabels } from '#contract/labels/size-guide.ts';
import { testBrowser } from '../support/browser.ts';
import { button, eventually, main, message, openProduct, pathOf } from './support/pages.ts';
import { label, nameOf, productOf } from './support/texts.ts';
import { comingAgain, type Visitor, visitor, widthOf } from './support/visitor.ts';

const browser = await testBrowser();
const come = comingAgain(browser);

describe.each(['en', 'ar'] as const)('the product page, in %s', (lang) => {
  const words = (key: keyof typeof productDetailLabels.texts, values?: Record<string, number>) =>
    label(lang, productDetailLabels, key, values);
  const gallery = ({ page }: Visitor) => page.getByRole('region', { name: words('pictures') });
  const small = (me: Visitor, n: number) => button(gallery(me), words('showPicture', { n }));
  const large = (me: Visitor, n: number, total: number) =>
    gallery(me).getByRole('button', { name: words('pictureOf', { n, total }) });
  /** How much of a picture is in the window, 0 to 1. */
  const seen = (me: Visitor, n: number, total: number) =>
    large(me, n, total).evaluate(
      (each) =>
        new Promise<number>((resolve) => {
          new IntersectionObserver(([entry], observer) => {
            observer.disconnect();
            resolve(Math.round((entry?.intersectionRatio ?? 0) * 10) / 10);
          }).observe(each);
        }),
    );

  test.each(widthOf[lang])(
    'a small picture chosen by keyboard brings the large one, %i px wide',
    async (width) => {
      const me = await come({ lang, width });
      await openProduct(me, 'ceramic-mug');
      expect(await seen(me, 1, 6)).toBeGreaterThan(0.5);
      await small(me, 2).focus();
      await me.page.keyboard.press('Tab');
      expect(await small(me, 3).evaluate((each) => each === document.activeElement)).toBe(true);
      await me.page.keyboard.press('Enter');
      await eventually(() => seen(me, 3, 6)).toBeGreaterThan(0.5);
      expect(await seen(me, 1, 6)).toBe(0);
      await eventually(() => small(me, 3).getAttribute('aria-current')).toBe('true');
      expect(await small(me, 1).getAttribute('aria-current')).toBe('false');
    },
  );

  test('a swipe brings the next picture, and the small ones follow', async () => {
    const me = await come({ lang, width: 390 });
    await openProduct(me, 'ceramic-mug');
    await gallery(me)
      .getByRole('list')
      .first()
      .evaluate((strip, side) => strip.scrollBy({ left: side * strip.clientWidth }), lang === 'ar' ? -1 : 1);
    await eventually(() => small(me, 2).getAttribute('aria-current')).toBe('true');
    expect(await seen(me, 1, 6)).toBe(0);
  });

  test.each(widthOf[lang])(
    'a picture opens in its largest size, by keyboard too, and closes again, %i px wide',
    async (width) => {
      const me = await come({ lang, width });
      const { page } = me;
      await openProduct(me, 'ceramic-mug');
      await large(me, 1, 6).focus();
      await page.keyboard.press('Enter');
      const { name } = productOf('ceramic-mug', lang);
      const picture = page.getByRole('dialog', { name }).getByRole('img', { name });
      await eventually(() =>
        picture.evaluate((each) => (each as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(900);
      expect((await picture.boundingBox())?.width).toBe(1000);
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
      expect(await large(me, 1, 6).evaluate((each) => each === document.activeElement)).toBe(true);
    },
  );

  test('each of the five tabs has something to say, and delivery is told beside the price', async () => {
    const me = await come({ lang, width: 1440 });
    const { page } = me;
    await openProduct(me, 't-shirt');
    const tabs = page.getByRole('tab');
    expect(await tabs.count()).toBe(5);
    for (const tab of await tabs.all()) {
      await tab.click();
      const text = await page.getByRole('tabpanel').innerText();
      expect(text.length, text).toBeGreaterThan(60);
    }
    expect(
      await main(page)
        .getByText(/Phnom Penh · 2|ភ្នំពេញ · 2/u)
        .count(),
    ).toBe(1);
  });

  // Nothing of language or direction.
  if (lang === 'en') return;

  test('under a mouse a picture grows around the pointer', async () => {
    const me = await come({ lang, width: 1440 });
    await openProduct(me, 'ceramic-mug');
    const grown = () =>
      large(me, 1, 6)
        .locator('img')
        .evaluate((each) => getComputedStyle(each).scale);
    expect(await grown()).toBe('none');
    await large(me, 1, 6).hover({ position: { x: 40, y: 60 } });
    await eventually(grown).toBe('1.8');
  });

  test('a chosen colour leaves its pictures', async () => {
    const me = await come({ lang, width: 1440 });
    await openProduct(me, 'ceramic-mug');
    await main(me.page)
      .getByRole('radio', { name: nameOf('colours', 'green', lang) })
      .check();
    await eventually(() =>
      gallery(me)
        .getByRole('img', { name: productOf('ceramic-mug', lang).name })
        .count(),
    ).toBe(1);
    expect(await small(me, 2).count()).toBe(0);
  });

  test('the size guide shows centimetres, and inches when they are chosen', async () => {
    const me = await come({ lang, width: 390 });
    const { page } = me;
    await openProduct(me, 't-shirt');
    await button(page, words('lbl_prd_det_sizeguide')).click();
    const guide = page.getByRole('dialog');
    const unit = (key: 'inches' | 'centimetres') => label(lang, sizeGuideLabels, key);
    const heads = () => guide.getByRole('columnheader').allInnerTexts();
    await eventually(heads).toEqual([label(lang, sizeGuideLabels, 'size'), unit('centimetres')]);
    await guide.getByRole('radio', { name: unit('centimetres') }).focus();
    await page.keyboard.press('ArrowRight');
    await eventually(heads).toEqual([label(lang, sizeGuideLabels, 'size'), unit('inches')]);
    expect(await guide.getByRole('row').count()).toBe(6);
  });

  test('the link is shared by the device, or copied where it has no way of its own', async () => {
    const me = await visitor(browser, { lang, width: 390 });
    const { page } = me;
    await me.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await me.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openProduct(me, 'kampot-pepper');
    await button(main(page), words('share')).click();
    await message(me, 'linkCopied').waitFor();
    const address = me.shop + pathOf(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    await page.evaluate(() => {
      navigator.share = (what) => {
        document.title = JSON.stringify(what);
        return Promise.resolve();
      };
    });
    await button(main(page), words('share')).click();
    await eventually(async () => (JSON.parse(await page.title()) as { url: string }).url).toBe(address);
  });

  test('the stars lead to the reviews, and from there to every other tab', async () => {
    const me = await come({ lang, width: 1440 });
    const { page } = me;
    await openProduct(me, 't-shirt');
    const shown = () => page.getByRole('tab', { selected: true }).innerText();
    const tabs = page.getByRole('tab');
    const [first, , , , last] = await tabs.allInnerTexts();
    expect(await shown()).toBe(first);
    await main(page).locator('.buy-meta a[href="#reviews"]').click();
    await eventually(shown).toBe(last);
    await tabs.first().click();
    await eventually(shown).toBe(first);
    await tabs.first().press('End');
    await eventually(shown).toBe(last);
  });
});
