import { describe, expect, test } from 'vitest';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { faint, unseen } from '../journeys/support/checks/seen.ts';
import { openWishlist } from '../journeys/support/chrome.ts';
import { button, eventually, main, message, open, openProduct } from '../journeys/support/pages.ts';
import { label, nameOf } from '../journeys/support/texts.ts';
import { visitor, type Visitor } from '../journeys/support/visitor.ts';

/** Of two sizes one leads to nothing in this color: chosen all the same. */
const nothingOfIt = '/all-products/0/all-categories?color=1&size=3,7';

async function shirtChosen(me: Visitor): Promise<void> {
  await openProduct(me, 't-shirt');
  for (const name of [
    nameOf('sizes', 'm', me.lang),
    nameOf('colours', 'green', me.lang),
    nameOf('options', 'print-one-colour', me.lang),
  ])
    await main(me.page).getByRole('radio', { name }).first().check({ force: true });
}

async function scrolledDown({ page }: Visitor): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.locator('.float.up').waitFor();
}

describe.each(['en', 'ar'] as const)('seen by everyone, in %s', (lang) => {
  const width = lang === 'en' ? 1440 : 390;

  test('in forced colours a chosen colour, size and print can be told from the others', async () => {
    const me = await visitor({ lang, width });
    await shirtChosen(me);
    expect(await unseen(me.page)).toEqual([]);
  });

  test('in forced colours fields, panels and what was added have a frame, logos and controls a ground', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    await open(me, '/');
    await page.locator('.hero-ctl').waitFor();
    await eventually(() => page.locator('.news-field').isVisible()).toBe(true);
    expect(await unseen(page)).toEqual([]);
    await openWishlist(me);
    expect(await unseen(page)).toEqual([]);
    await openProduct(me, 'kampot-pepper');
    await button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart'))
      .first()
      .click();
    await message(me, 'addedToCart').waitFor();
    if (!me.phone) await page.locator('.added').waitFor();
    expect(await unseen(page)).toEqual([]);
  });

  test('in forced colours chosen filters and the current page can be told, and what floats has an edge', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/all-products/0/all-categories?color=1&size=3');
    await scrolledDown(me);
    expect(await unseen(me.page)).toEqual([]);
  });
});

test('a chosen filter that leads to nothing can be read', async () => {
  const me = await visitor({ lang: 'en', width: 1440 });
  await open(me, nothingOfIt);
  await eventually(() => me.page.locator('.side .chip:has(:checked) .opt-none').count()).toBe(1);
  expect(await faint(me.page)).toEqual([]);
});

test('faults of both kinds that are put into a page are found', async () => {
  const me = await visitor({ lang: 'en', width: 1440 });
  await open(me, nothingOfIt);
  await scrolledDown(me);
  await me.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .chip span, .float { outline: none !important; border: 0 none !important; }
      .chip :checked + span, .chip :checked + span * { color: #555a50 !important; background: #0f5c45 !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  expect(await unseen(me.page)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('looks like what is not chosen'),
      expect.stringContaining('floats without an edge'),
    ]),
  );
  expect(await faint(me.page)).toContainEqual(expect.stringMatching(/^1\.\d to 1/u));
});
