import { describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { productsGridLabels } from '#contract/labels/storefront/products-grid.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { chooseCategory } from './support/page-layout.ts';
import { arrived, button, eventually, link, main, open } from './support/pages.ts';
import { counted, label, nameOf, labelsOf } from './support/texts.ts';
import {
  releaseTest,
  stricterLanguage,
  type VisitOptions,
  type Visitor,
  visitor,
  widthOf,
} from './support/visitor.ts';

const everything = '/all-products/0/all-categories';
const query = ({ page }: Visitor) => Object.fromEntries(new URL(page.url()).searchParams);

describe.each(stricterLanguage)('filters and layout of the listing, in %s', (lang) => {
  const labels = labelsOf(lang, filterOptionsLabels);
  const side = labelsOf(lang, sidebarFilterLabels);
  const products = ({ page }: Visitor) =>
    page.getByRole('list', { name: label(lang, productsGridLabels, 'products') });
  const shown = (me: Visitor) => products(me).getByRole('article').count();
  const inRows = async (me: Visitor) => (await products(me).getAttribute('class')) === 'rows';
  const guest = (options: Partial<VisitOptions> = {}) => visitor({ lang, width: 1440, ...options });
  const category = nameOf('categories', 'clothing-textile', lang);

  test('the count beside a value matches its list, also with other filters', async () => {
    const me = await guest();
    await open(me, `${everything}?rating=4`);
    const filters = me.page.getByRole('complementary', { name: side('filters') });
    const white = filters.getByRole('checkbox', { name: counted(nameOf('colours', 'white', lang)) });
    const told = /(\d+)$/u.exec(await white.locator('..').innerText())?.[1];
    expect(Number(told)).toBeGreaterThan(0);
    await white.check();
    await eventually(() => query(me)['color']).toBeDefined();
    await eventually(() => main(me.page).getByRole('status').first().innerText()).toMatch(
      new RegExp(String.raw`(?:^|\D)${told}(?:\D|$)`, 'u'),
    );
  });

  test.each(widthOf[lang])('layout and page size are remembered across lists at %i px', async (width) => {
    const me = await guest({ width });
    await open(me, everything);
    await link(main(me.page), labels('rows')).click();
    await eventually(() => inRows(me)).toBe(true);
    await me.page.getByRole('combobox', { name: labels('show') }).selectOption('18');
    await eventually(() => shown(me)).toBe(18);
    await chooseCategory(me, 'clothing-textile');
    await arrived(me, category);
    await eventually(() => inRows(me)).toBe(true);
    expect(query(me)).toEqual({ view: 'rows', show: '18' });
    await me.page.goBack();
    await eventually(() => shown(me)).toBe(18);
  });

  test('the counts in the filter sheet follow the selection before it is applied', async () => {
    const me = await guest({ width: 390 });
    await open(me, everything);
    await button(me.page, labels('filter')).click();
    const sheet = me.page.getByRole('dialog', { name: labels('filter') });
    const four = sheet.getByRole('radio', { name: side('starsUp', { n: 4 }) }).locator('..');
    const before = await four.innerText();
    const white = sheet.getByRole('checkbox', { name: counted(nameOf('colours', 'white', lang)) });
    const n = Number(/(\d+)$/u.exec(await white.locator('..').innerText())?.[1]);
    await white.check();
    await button(sheet, side('showProducts', { n })).waitFor();
    expect(await four.innerText()).not.toBe(before);
    expect(query(me)).toEqual({});
  });

  test('filters without results suggest which one to remove, and how many products that shows', async () => {
    const me = await guest({ width: 390, script: false });
    await me.page.goto(`${me.shop}/${lang}${everything}?rating=5&color=2`);
    const choiceLink = main(me.page).getByRole('link', { name: /\(.*\)$/u });
    const n = Number(
      /(\d+) ?[^\d]*\)$|\(\D*(\d+)/u
        .exec(await choiceLink.innerText())
        ?.slice(1)
        .find(Boolean),
    );
    await choiceLink.click();
    expect(new URL(me.page.url()).searchParams.has('rating')).toBe(false);
    await eventually(() => shown(me)).toBe(Math.min(n, 9));
  });

  test('removed filters can be restored', async () => {
    const me = await guest({ stored: { listLayout: 'view=rows&show=18' } });
    await open(me, everything);
    await link(main(me.page), labels('threeColumns')).click();
    await eventually(() => inRows(me)).toBe(false);
    await me.page.getByRole('combobox', { name: labels('show') }).selectOption('9');
    await eventually(() => shown(me)).toBe(9);
    await chooseCategory(me, 'clothing-textile');
    await arrived(me, category);
    expect(query(me)).toEqual({});
    expect(await inRows(me)).toBe(false);
  });

  test('a list loaded as a document never flashes another layout, and the URL takes precedence', async () => {
    const me = await guest({ stored: { listLayout: 'view=rows&show=18' } });
    await me.page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('main .grid')) sessionStorage.setItem('grid', 'seen');
      }).observe(document, { childList: true, subtree: true });
    });
    await open(me, everything);
    await eventually(() => inRows(me)).toBe(true);
    await eventually(() => shown(me)).toBe(18);
    expect(await me.page.evaluate(() => sessionStorage.getItem('grid'))).toBeNull();
    await open(me, `${everything}?view=2&show=9`);
    expect(await inRows(me)).toBe(false);
    await eventually(() => shown(me)).toBe(9);
    await open(me, `${everything}?page=2`);
    expect(query(me)).toEqual({ page: '2' });
  });

  test('layout and page size also persist without the Navigation API', async () => {
    const me = await guest({ navigationApi: false, stored: { listLayout: 'view=rows' } });
    await open(me, '/');
    await chooseCategory(me, 'clothing-textile');
    await arrived(me, category);
    expect(query(me)).toEqual({ view: 'rows' });
    await eventually(() => inRows(me)).toBe(true);
  });

  releaseTest('an unknown layout is ignored', async () => {
    const me = await guest({ stored: { listLayout: 'view=%00x&show=5000&page=3' } });
    await open(me, everything);
    await eventually(() => shown(me)).toBe(9);
    await main(me.page)
      .getByText(label(lang, allProductsLabels, 'productCount', { n: 69 }))
      .waitFor();
  });
});
