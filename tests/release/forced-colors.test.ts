import { describe, expect, test } from 'vitest';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { faint, unseen } from '../journeys/support/checks/seen.ts';
import { openWishlist } from '../journeys/support/page-layout.ts';
import { button, eventually, main, message, open, openProduct } from '../journeys/support/pages.ts';
import { label, nameOf } from '../journeys/support/texts.ts';
import { visitor, type Visitor } from '../journeys/support/visitor.ts';

/** One of the two sizes has no results in this color, but is selected all the same. */
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

describe.each(['en', 'ar'] as const)('forced colors for every visitor, in %s', (lang) => {
  const width = lang === 'en' ? 1440 : 390;

  test('in forced colors the selected color, size and print differ visibly from the others', async () => {
    const me = await visitor({ lang, width });
    await shirtChosen(me);
    expect(await unseen(me.page)).toEqual([]);
  });

  test('in forced colors fields, panels and added items have a border, logos and controls a background', async () => {
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

  test('in forced colors selected filters and the current page are marked, and floating elements have an edge', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/all-products/0/all-categories?color=1&size=3');
    await scrolledDown(me);
    expect(await unseen(me.page)).toEqual([]);
  });
});

test('a selected filter without results stays readable', async () => {
  const me = await visitor({ lang: 'en', width: 1440 });
  await open(me, nothingOfIt);
  await eventually(() => me.page.locator('.side .chip:has(:checked) .opt-none').count()).toBe(1);
  expect(await faint(me.page)).toEqual([]);
});

test('planted violations of both kinds are found in a page', async () => {
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
