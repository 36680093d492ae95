import { describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { productsGridLabels } from '#contract/labels/storefront/products-grid.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { needsScriptLabels } from '#contract/labels/storefront/needs-script.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { button, eventually, link, main } from './support/pages.ts';
import { counted, label, nameOf, productOf, labelsOf } from './support/texts.ts';
import { visitor, stricterLanguage } from './support/visitor.ts';

describe.each(stricterLanguage)('without JavaScript, in %s', (lang) => {
  const guest = (width: 390 | 1440) => visitor({ lang, width, script: false });
  const heading = { level: 1 } as const;
  const filters = labelsOf(lang, sidebarFilterLabels);

  test('the home page shows its first banner and leads to products', async () => {
    const { page, shop } = await guest(390);
    await page.goto(`${shop}/${lang}/`);
    const title = label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });
    await eventually(() => page.getByRole('heading', { ...heading, name: title }).count()).toBe(1);
    await eventually(() => page.getByRole('article').first().getByRole('heading').isVisible()).toBe(true);
    const { name } = productOf('ceramic-mug', lang);
    await link(main(page), name).first().click();
    await eventually(() => page.getByRole('heading', { ...heading, name }).isVisible()).toBe(true);
  });

  test('the search box opens, and its form returns results', async () => {
    const { page, shop } = await guest(390);
    await page.goto(`${shop}/${lang}/`);
    await button(page, label(lang, searchLabels, 'search'))
      .first()
      .click();
    const { name } = productOf('kampot-pepper', lang);
    const field = page.getByRole('combobox', { name: label(lang, searchLabels, 'searchShop') });
    await field.fill(name);
    await field.press('Enter');
    await link(main(page), name).first().waitFor();
    expect(new URL(page.url()).searchParams.get('SearchTerm')).toBe(name);
  });

  test.each(['cart', 'orders-history', 'update-profile'])(
    '%s says that it needs JavaScript',
    async (path) => {
      const { page, shop } = await guest(390);
      await page.goto(`${shop}/${lang}/${path}`);
      const needs = main(page).getByText(label(lang, needsScriptLabels, 'pageNeedsScript'), { exact: true });
      await eventually(() => needs.isVisible()).toBe(true);
      const loading = main(page).getByText(label(lang, sharedLabels, 'loading'));
      expect(await loading.filter({ visible: true }).count()).toBe(0);
    },
  );

  test.each([390, 1440] as const)('the menu opens and leads to a category at %i px', async (width) => {
    const { page, shop } = await guest(width);
    await page.goto(`${shop}/${lang}/`);
    const menu = page.getByRole('navigation', { name: label(lang, navbarLabels, 'main') });
    await menu.getByText(label(lang, megaMenuLabels, 'lbl_mgmenu_category'), { exact: true }).click();
    const name = nameOf('categories', 'mugs-cups', lang);
    await link(menu, name).click();
    await eventually(() => page.getByRole('heading', { ...heading, name }).isVisible()).toBe(true);
  });

  test('filters and sort order apply with one press, and page 2 is a link', async () => {
    const { page, shop } = await guest(1440);
    await page.goto(`${shop}/${lang}/all-products/0/all-categories`);
    const side = page.getByRole('complementary', { name: filters('filters') });
    await side.getByRole('checkbox', { name: counted(nameOf('colours', 'green', lang)) }).check();
    // A folded group loads its options, and keeps the selection.
    await side.getByText(filters('sizes')).first().click();
    await button(side, label(lang, filterOptionsLabels, 'show')).click();
    await side.getByRole('checkbox', { name: counted('XL') }).waitFor();
    const sort = page.getByRole('combobox', { name: label(lang, filterOptionsLabels, 'sort') });
    await sort.selectOption({ label: label(lang, filterOptionsLabels, 'priceAscending') });
    await button(side, filters('apply')).click();

    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    expect(query()).toMatchObject({ sort: 'price-asc', color: expect.stringMatching(/^\d+$/u) });
    const green = label(lang, filterOptionsLabels, 'removeFilter', {
      name: nameOf('colours', 'green', lang),
    });
    await eventually(() => link(main(page), green).isVisible()).toBe(true);
    const products = page.getByRole('list', { name: label(lang, productsGridLabels, 'products') });
    const names = () => products.getByRole('heading').allInnerTexts();
    const first = await names();
    expect(first[0]).toBe(productOf('paper-gift-bag', lang).name);

    await link(main(page), label(lang, allProductsLabels, 'page', { n: 2 })).click();
    await eventually(query).toMatchObject({ sort: 'price-asc', page: '2' });
    await products.getByRole('heading').first().waitFor();
    const second = await names();
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });

  test.each([390, 1440] as const)(
    'a product at %i px offers no button that needs JavaScript, and says why',
    async (width) => {
      const { page, shop } = await guest(width);
      const { id } = productOf('t-shirt', lang);
      await page.goto(`${shop}/${lang}/product-detail/${id}/shop/x`);
      const labels = labelsOf(lang, productDetailLabels);
      const names = ['lbl_prd_det_addcart', 'lbl_prd_det_addwish', 'lbl_prd_det_writereview'] as const;
      for (const name of names) expect(await button(page, labels(name)).count(), name).toBe(0);
      await eventually(() =>
        main(page)
          .getByText(label(lang, sharedLabels, 'noScript'), { exact: true })
          .isVisible(),
      ).toBe(true);
    },
  );

  test('all tabs of a product are readable, one after another', async () => {
    const { page, shop } = await guest(390);
    const { id, name } = productOf('t-shirt', lang);
    await page.goto(`${shop}/${lang}/product-detail/${id}/shop/x`);
    await eventually(() => page.getByRole('heading', { ...heading, name }).isVisible()).toBe(true);
    const about = page.getByRole('region', { name: label(lang, productDetailLabels, 'about') });
    const labels = labelsOf(lang, productDetailLabels);
    for (const text of [
      'AG-1108',
      labels('lbl_prd_det_head_est_shippingdays'),
      labels('lbl_prd_det_fivereasons'),
      labels('lbl_prd_det_cust_reviews_tab'),
      'Kosal',
    ]) {
      expect(await about.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
    }
  });
});
