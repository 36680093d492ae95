import { describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { productBoxLabels } from '#contract/labels/storefront/product-box.ts';
import { productsGridLabels } from '#contract/labels/storefront/products-grid.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { eventually, link, main, open } from './support/pages.ts';
import { label, nameOf, productOf, labelsOf } from './support/texts.ts';
import { type Visitor, visitor, stricterLanguage } from './support/visitor.ts';

const query = ({ page }: Visitor) => Object.fromEntries(new URL(page.url()).searchParams);

describe.each(stricterLanguage)('the listing, in %s', (lang) => {
  const labels = labelsOf(lang, filterOptionsLabels);
  const side = labelsOf(lang, sidebarFilterLabels);
  async function shown(path: string): Promise<Visitor> {
    const me = await visitor({ lang, width: 1440 });
    await open(me, `/all-products/0/all-categories${path}`);
    return me;
  }
  const products = ({ page }: Visitor) =>
    page.getByRole('list', { name: label(lang, productsGridLabels, 'products') }).getByRole('heading');

  test('the listing offers the page sizes, sort orders and price ranges of the specification', async () => {
    const { page } = await shown('');
    const options = (name: string) =>
      page.getByRole('combobox', { name }).getByRole('option').allInnerTexts();
    await eventually(() => options(labels('show'))).toEqual(['9', '18', '27', '36', '45', '54', '100']);
    await eventually(() => options(labels('sort'))).toHaveLength(5);
    const prices = page.getByRole('group', { name: side('lbl_lftfilt_price'), exact: true });
    const bands = await prices
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
    expect(bands).toEqual(['', '10-100', '100-200', '200-300', '300-400', '400-500', '500-600', '600-']);
  });

  test('the listing shows 5 page links, with links to the previous and next pages', async () => {
    const me = await shown('?page=4');
    const pages = me.page.getByRole('navigation', {
      name: label(lang, allProductsLabels, 'pages'),
      exact: true,
    });
    const numbers = await pages.getByRole('link').allInnerTexts();
    const [before, after] = [label(lang, allProductsLabels, 'prev'), label(lang, allProductsLabels, 'next')];
    expect(numbers.map((text) => text.trim())).toEqual([before, '2', '3', '4', '5', '6', after]);
    await link(pages, after).click();
    await eventually(() => query(me)['page']).toBe('5');
  });

  test('a tile shows its options and lowest price, and another view only on mouse hover', async () => {
    const shirt = productOf('t-shirt', lang);
    for (const width of [1440, 390] as const) {
      const me = await visitor({ lang, width });
      const requests: string[] = [];
      me.page.on('request', (request) => requests.push(request.url()));
      await open(me, '/all-products/0/all-categories');
      const tile = main(me.page).getByRole('article').filter({ hasText: shirt.name }).first();
      const box = labelsOf(lang, productBoxLabels);
      await tile
        .getByRole('img', {
          name: new RegExp(`${nameOf('colours', 'white', lang)}.*${nameOf('colours', 'grey', lang)}`, 'u'),
        })
        .waitFor();
      await eventually(() => tile.locator('.card-from').innerText()).toMatch(
        new RegExp(`${box('priceFrom')}\\s*\\$6\\.90`, 'u'),
      );
      const pictures = tile.locator('.card-pic img');
      const other = () => requests.filter((url) => url.includes('t-shirt-1-')).length;
      expect([await pictures.count(), other()]).toEqual([1, 0]);
      if (width === 390) await tile.dispatchEvent('pointerover', { pointerType: 'touch' });
      else await tile.hover();
      if (width === 1440) await eventually(other).toBeGreaterThan(0);
      await eventually(() => pictures.count()).toBe(width === 1440 ? 2 : 1);
      const kampot = main(me.page)
        .getByRole('article')
        .filter({ hasText: productOf('kampot-pepper', lang).name });
      expect(await kampot.locator('.card-dots, .card-from').count()).toBe(0);
    }
  });

  test.each([
    ['a filter', { rating: '4' }],
    ['the page size', { show: '18' }],
    ['the order', { sort: 'price-desc' }],
  ] as const)('the listing returns to page 1 after a change of %s', async (what, chosen) => {
    const me = await shown('?page=3');
    const { page } = me;
    const before = await products(me).allInnerTexts();
    if (what === 'a filter') {
      await page.getByRole('radio', { name: label(lang, sidebarFilterLabels, 'starsUp', { n: 4 }) }).check();
    } else {
      const select = page.getByRole('combobox', { name: labels(what === 'the order' ? 'sort' : 'show') });
      await select.selectOption(Object.values(chosen)[0] ?? '');
    }
    await eventually(() => query(me)).toEqual(chosen);
    await eventually(() => products(me).allInnerTexts()).not.toEqual(before);
    const first = link(main(page), label(lang, allProductsLabels, 'page', { n: 1 }));
    await eventually(() => first.getAttribute('aria-current')).toBe('page');
    expect(query(me)).toEqual(chosen);
  });

  test('the listing sorts by current price', async () => {
    const me = await shown('?sort=price-desc');
    expect((await products(me).allInnerTexts())[0]).toBe(productOf('silver-bowl-set-6', lang).name);
  });

  test('the listing can show rows with the short description', async () => {
    const me = await shown('');
    await link(main(me.page), labels('rows')).click();
    await eventually(() => query(me)['view']).toBe('rows');
    await eventually(() =>
      main(me.page).getByRole('article').first().getByRole('paragraph').count(),
    ).toBeGreaterThan(3);
    await eventually(() => products(me).count()).toBe(9);
  });

  test('the listing of a category shows its subcategories, and the category selected', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/all-products/1/x');
    const drinkware = nameOf('categories', 'drinkware', lang);
    await eventually(() => me.page.getByRole('heading', { level: 1 }).innerText()).toBe(drinkware);
    const box = me.page.getByRole('checkbox', { name: new RegExp(`^${drinkware}`, 'u') });
    await eventually(() => box.isChecked()).toBe(true);
    await box.uncheck();
    await eventually(() => new URL(me.page.url()).pathname).toBe(`/${lang}/all-products/0/all-categories`);
  });
});
