import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sizeGuideLabels } from '#contract/labels/storefront/size-guide.ts';
import { partsText } from '#rules/text-of-language.ts';
import { button, eventually, main, message, openProduct, pathOf } from './support/pages.ts';
import { label, nameOf, productOf, labelsOf } from './support/texts.ts';
import { visitor, type Visitor, widthOf, stricterLanguage } from './support/visitor.ts';

/** The number of the mug's pictures per color: with print, without, and four views. */
const mugPictures = 6;
/** Returns the brightness of the window at some points, 0 to 255. */
async function shadesAt({ page }: Visitor, points: [x: number, y: number][]): Promise<number[]> {
  const shot = (await page.screenshot({ scale: 'css' })).toString('base64');
  return page.evaluate(
    async ([base64, places]) => {
      const bytes = Uint8Array.from(atob(base64), (each) => each.codePointAt(0)!);
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })!;
      canvas.drawImage(bitmap, 0, 0);
      return places.map(([x, y]) => {
        const [red, green, blue] = canvas.getImageData(x, y, 1, 1).data;
        return (red! + green! + blue!) / 3;
      });
    },
    [shot, points] as const,
  );
}
const starsIn = (labels: string) => Number(/\d/u.exec(labels)?.[0]);

describe.each(stricterLanguage)('the product page, in %s', (lang) => {
  const labels = labelsOf(lang, productDetailLabels);
  const gallery = ({ page }: Visitor) => page.getByRole('region', { name: labels('pictures') });
  const large = (me: Visitor, n: number, total: number) =>
    gallery(me).getByRole('button', { name: labels('pictureOf', { n, total }) });
  /** Returns the visible share of a picture, 0 to 1. */
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

  test('a swipe shows the next picture and updates the counter', async () => {
    const me = await visitor({ lang, width: 390 });
    await openProduct(me, 'ceramic-mug');
    await gallery(me)
      .getByRole('list')
      .first()
      .evaluate((strip, side) => strip.scrollBy({ left: side * strip.clientWidth }), lang === 'ar' ? -1 : 1);
    await gallery(me).getByText(`2 / ${mugPictures}`).waitFor();
    await eventually(() => seen(me, 2, mugPictures)).toBeGreaterThan(0.5);
    expect(await seen(me, 1, mugPictures)).toBe(0);
  });

  test.each(widthOf[lang])(
    'a picture opens at full size, zooms by keys and buttons, pages and closes at %i px',
    async (width) => {
      const me = await visitor({ lang, width });
      const { page } = me;
      await openProduct(me, 'ceramic-mug');
      await large(me, 1, mugPictures).focus();
      await page.keyboard.press('Enter');
      const { name } = productOf('ceramic-mug', lang);
      const dialog = page.getByRole('dialog', { name });
      const picture = dialog.getByRole('img');
      const wide = async () => Math.round((await picture.boundingBox())!.width);
      await eventually(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(1600);
      const stage = dialog.locator('.enlarged-stage');
      await eventually(() => stage.evaluate((each) => each === document.activeElement)).toBe(true);
      const whole = await wide();
      expect(whole).toBeLessThanOrEqual(width);
      await page.keyboard.press('+');
      await eventually(wide).toBe(Math.round(whole * 1.5));
      await page.keyboard.press('-');
      await eventually(wide).toBe(whole);
      await stage.hover();
      await page.mouse.wheel(0, -100);
      await eventually(wide).toBe(Math.round(whole * 1.2));
      await page.mouse.wheel(0, 100);
      await eventually(wide).toBe(whole);
      await button(dialog, labels('larger')).click();
      await button(dialog, labels('larger')).click();
      await eventually(wide).toBe(Math.round(whole * 2.25));
      await stage.focus();
      const left = await stage.evaluate((each) => each.scrollLeft);
      await page.keyboard.press('ArrowRight');
      await eventually(() => stage.evaluate((each) => each.scrollLeft)).toBeGreaterThan(left);
      await button(dialog, labels('nextPicture')).click();
      await eventually(wide).toBe(whole);
      await eventually(() => picture.getAttribute('alt')).toContain(
        labels('pictureOf', { n: 2, total: mugPictures }),
      );
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
      await eventually(() =>
        large(me, 1, mugPictures).evaluate((each) => each === document.activeElement),
      ).toBe(true);
    },
  );

  test.each([390, 1440] as const)(
    'the background of the enlarged picture continues its edges at %i px',
    async (width) => {
      const me = await visitor({ lang, width });
      await openProduct(me, 'ceramic-mug');
      await large(me, mugPictures, mugPictures).click();
      const picture = me.page.getByRole('dialog').getByRole('img');
      await eventually(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(1600);
      const { x, y, width: side } = (await picture.boundingBox())!;
      const across = width > 1000;
      const points = [0.1, 0.5, 0.9].flatMap((share) =>
        [-20, 4].map((by): [number, number] =>
          across ? [x + by, y + share * side] : [x + share * side, y + by],
        ),
      );
      const furthest = async () => {
        const shades = await shadesAt(me, points);
        return Math.max(...[0, 2, 4].map((at) => Math.abs(shades[at]! - shades[at + 1]!)));
      };
      await expect.poll(furthest).toBeLessThan(16);
    },
  );

  test('selecting a color shows only its pictures, and is announced', async () => {
    const me = await visitor({ lang, width: 1440 });
    await openProduct(me, 'ceramic-mug');
    const green = nameOf('colours', 'green', lang);
    await main(me.page).getByRole('radio', { name: green }).check();
    const alts = () =>
      gallery(me)
        .getByRole('img')
        .evaluateAll((each) => each.map((img) => img.getAttribute('alt')));
    const { name } = productOf('ceramic-mug', lang);
    const kinds = ['viewDetail', 'viewSide', 'viewBack', 'viewRoom'] as const;
    const views = [[], [], ...kinds.map((view) => [labels(view)])].map((view, at) =>
      partsText(lang, [name, green, ...view, labels('pictureOf', { n: at + 1, total: mugPictures })]),
    );
    await eventually(alts).toEqual(expect.arrayContaining(views));
    for (const alt of await alts()) expect([...views, '']).toContain(alt);
    const said = label(lang, productDetailLabels, 'colorPictures', { color: green, n: mugPictures });
    await expect.poll(() => gallery(me).getByRole('status').innerText()).toBe(said);
  });

  test('reviews can be filtered by stars and sorted', async () => {
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    await openProduct(me, 'ceramic-mug');
    await page.getByRole('tab').last().click();
    const list = page.getByRole('tabpanel');
    const stars = () =>
      list
        .locator('.review [role=img]')
        .evaluateAll((each) => each.map((one) => one.getAttribute('aria-label')!));
    const all = await stars();
    await list.getByRole('combobox', { name: labels('sortReviews') }).selectOption('lowestFirst');
    await eventually(stars).toEqual(all.toSorted((one, other) => starsIn(one) - starsIn(other)));
    expect(await list.getByRole('button', { name: /^1 stars/u }).count()).toBe(0);
    const five = all.filter((each) => each.startsWith('5'));
    await button(list, labels('starsBar', { n: 5, count: five.length })).click();
    await eventually(stars).toEqual(five);
    await button(list, labels('allStars')).click();
    await eventually(async () => (await stars()).length).toBe(all.length);
    expect(five.length).toBeLessThan(all.length);
  });

  test('all five tabs have content, and delivery is shown beside the price', async () => {
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    await openProduct(me, 't-shirt');
    const tabs = page.getByRole('tab');
    await eventually(() => tabs.count()).toBe(5);
    for (const tab of await tabs.all()) {
      await tab.click();
      const text = await page.getByRole('tabpanel').first().innerText();
      expect(text.length, text).toBeGreaterThan(60);
    }
    await main(page)
      .locator('.assure')
      .getByText(/Arrives|ទៅដល់/u)
      .waitFor();
  });

  test('the size guide names its columns, shows both units and a drawing, and marks the selected size', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await openProduct(me, 't-shirt');
    await main(page)
      .getByRole('radio', { name: nameOf('sizes', 'm', lang) })
      .check();
    await button(page, labels('lbl_prd_det_sizeguide')).click();
    const guide = page.getByRole('dialog');
    const text = labelsOf(lang, sizeGuideLabels);
    const heads = async () =>
      (await guide.getByRole('columnheader').allInnerTexts()).map((head) => head.replace(/^A\s*/u, ''));
    await eventually(heads).toEqual([text('size'), text('chest')]);
    await guide.getByRole('img', { name: text('clothesDrawing') }).waitFor();
    const rows = guide.getByRole('row');
    await eventually(() => rows.count()).toBe(6);
    const chosen = guide.locator('[aria-current]');
    expect((await chosen.innerText()).split(/\s+/u)).toEqual(expect.arrayContaining(['M', '51', '20.1″']));
    await eventually(() => chosen.count()).toBe(1);
    // In a low window the picture scrolls, and nothing overlaps.
    await page.setViewportSize({ width: 360, height: 560 });
    const box = async (part: Locator) => (await part.boundingBox())!;
    const drawing = await box(guide.getByRole('img', { name: text('clothesDrawing') }));
    expect(drawing.height).toBeGreaterThan(150);
    expect((await box(guide.getByText(text('clothesHow')))).y).toBeGreaterThanOrEqual(
      drawing.y + drawing.height,
    );
  });

  test('the link uses the device’s share dialog, or is copied where there is none', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await me.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await me.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openProduct(me, 'kampot-pepper');
    await button(main(page), labels('share')).click();
    await message(me, 'linkCopied').waitFor();
    const address = me.shop + pathOf(page);
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    await page.evaluate(() => {
      navigator.share = (what) => {
        document.title = JSON.stringify(what);
        return Promise.resolve();
      };
    });
    await button(main(page), labels('share')).click();
    await eventually(async () => (JSON.parse(await page.title()) as { url: string }).url).toBe(address);
  });

  test('the stars lead to the reviews, and every other tab is reachable from there', async () => {
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    await openProduct(me, 't-shirt');
    const shown = () => page.getByRole('tab', { selected: true }).innerText();
    const tabs = page.getByRole('tab');
    const [first, , , , last] = await tabs.allInnerTexts();
    await eventually(shown).toBe(first);
    await main(page).locator('.buy-meta a[href="#reviews"]').click();
    await eventually(shown).toBe(last);
    await tabs.first().click();
    await eventually(shown).toBe(first);
    await tabs.first().press('End');
    await eventually(shown).toBe(last);
  });
});
