import { describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { productsGridLabels } from '#contract/labels/storefront/products-grid.ts';
import { chooseFilters } from './support/page-layout.ts';
import { arrived, eventually, link, main, open } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const scrolled = ({ page }: Visitor) => page.evaluate(() => Math.round(scrollY));

describe.each(stricterLanguage)('going back, in %s', (lang) => {
  describe.each([true, false])('with Navigation API: %s', (navigationApi) => {
    test.each(widthOf[lang])('filters, page and scroll position are restored at %i px', async (width) => {
      const me = await visitor({ lang, width, navigationApi });
      const { page } = me;
      const title = label(lang, allProductsLabels, 'lbl_allprd_allproduct');
      await open(me, '/all-products/0/all-categories?sort=price-asc');
      await link(main(page), label(lang, allProductsLabels, 'page', { n: 3 })).click();
      await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('3');
      await arrived(me, title);
      const list = page.getByRole('list', { name: label(lang, productsGridLabels, 'products') });
      const current = link(main(page), label(lang, allProductsLabels, 'page', { n: 3 }));
      await eventually(() => current.getAttribute('aria-current')).toBe('page');
      const shown = await list.getByRole('heading').allInnerTexts();
      expect(shown).toHaveLength(9);
      const address = page.url();

      const eighth = list.getByRole('link', { name: shown[7] ?? '', exact: true });
      await eighth.scrollIntoViewIfNeeded();
      await eventually(() => scrolled(me)).toBeGreaterThan(100);
      const place = await scrolled(me);
      await eighth.click();
      await arrived(me, shown[7] ?? '');
      await eventually(() => scrolled(me)).toBe(0);

      await page.goBack();
      await arrived(me, title);
      expect(page.url()).toBe(address);
      await eventually(() => list.getByRole('heading').allInnerTexts()).toEqual(shown);
      await eventually(async () => Math.abs((await scrolled(me)) - place)).toBeLessThan(40);
      if (navigationApi)
        await eventually(() => eighth.evaluate((each) => each === document.activeElement)).toBe(true);
    });
  });

  test('the scroll position far down a long list is restored with page transitions', async () => {
    const me = await visitor({ lang, width: 390, motion: true });
    const { page } = me;
    await open(me, '/all-products/0/all-categories?show=45');
    const list = page.getByRole('list', { name: label(lang, productsGridLabels, 'products') });
    const last = list.getByRole('listitem').last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    await eventually(() => scrolled(me)).toBeGreaterThan(4000);
    const place = await scrolled(me);
    // The list is far longer than the next page, which can't be scrolled as far.
    await last.click();
    await main(page).getByRole('tablist').waitFor();
    await eventually(() => scrolled(me)).toBe(0);
    await page.goBack();
    await arrived(me, label(lang, allProductsLabels, 'lbl_allprd_allproduct'));
    expect(page.url()).toContain('show=45');
    await eventually(async () => Math.abs((await scrolled(me)) - place)).toBeLessThan(40);
  });

  test.each(widthOf[lang])('the selected filters remain selected at %i px', async (width) => {
    const me = await visitor({ lang, width });
    const { page } = me;
    await open(me, '/all-products/0/all-categories');
    await chooseFilters(me);
    const address = page.url();
    const { name } = productOf('t-shirt', lang);
    await link(main(page), name).first().click();
    await arrived(me, name);
    await page.goBack();
    await arrived(me, label(lang, allProductsLabels, 'lbl_allprd_allproduct'));
    expect(page.url()).toBe(address);
    expect([...new URL(address).searchParams.keys()].toSorted()).toEqual(['color', 'rating', 'size']);
    const found = page.getByRole('status').getByText(label(lang, allProductsLabels, 'productCountOne'));
    await found.waitFor();
    await page.reload();
    await found.waitFor();
  });
});
