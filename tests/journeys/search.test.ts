import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { arrived, button, eventually, link, main, open, pathOf, stored } from './support/pages.ts';
import { label, nameOf, productOf, labelsOf } from './support/texts.ts';
import {
  releaseTest,
  stricterLanguage,
  type VisitOptions,
  type Visitor,
  visitor,
  widthOf,
} from './support/visitor.ts';

const requests = '**/get-search-suggestions';

/** Types letter by letter without delays, however busy the machine is. */
const typeAtOnce = (field: Locator, text: string) =>
  field.evaluate((input, letters) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    for (let length = 1; length <= letters.length; length++) {
      setter.call(input, letters.slice(0, length));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, text);

describe.each(stricterLanguage)('the search box, in %s', (lang) => {
  const t = labelsOf(lang, searchLabels);
  const mug = productOf('ceramic-mug', lang);
  const mugs = nameOf('categories', 'mugs-cups', lang);
  const typed = lang === 'en' ? 'mug' : 'ពែង';

  async function openBox(me: Visitor): Promise<void> {
    // The button's name is followed by the search.
    const opener = { name: new RegExp(`^${t('search')}(?: |$)`, 'u') };
    await me.page.getByRole('button', opener).first().click();
    await field(me).waitFor();
  }
  async function guest(options: Partial<VisitOptions> = {}): Promise<Visitor> {
    const me = await visitor({ lang, width: 1440, ...options });
    await open(me, '/login');
    await openBox(me);
    return me;
  }
  const field = ({ page }: Visitor) => page.getByRole('combobox', { name: t('searchShop') });
  const options = ({ page }: Visitor) =>
    page.getByRole('listbox', { name: t('suggestions') }).getByRole('option');
  const named = (me: Visitor, name: string) => options(me).filter({ hasText: name }).first();

  test.each(widthOf[lang])(
    'the search box suggests categories and products that can be pressed at %i px',
    async (width) => {
      const me = await guest({ width });
      await field(me).pressSequentially(typed);
      await named(me, mugs).waitFor();
      await eventually(() => field(me).getAttribute('aria-expanded')).toBe('true');
      const box = (await named(me, mug.name).boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
      await named(me, mug.name).click();
      await arrived(me, mug.name);
      expect(await field(me).isVisible()).toBe(false);
    },
  );

  test.each(widthOf[lang])('a brand leads to the list of its products at %i px', async (width) => {
    const me = await guest({ width });
    await field(me).pressSequentially('mekong');
    const brand = named(me, 'Mekong Textile').filter({ hasText: t('brand') });
    const products = /\d+$/u.exec(await brand.innerText())?.[0];
    await brand.click();
    await eventually(() => pathOf(me.page)).toBe(`/${lang}/all-products/0/all-categories`);
    await link(
      main(me.page),
      label(lang, filterOptionsLabels, 'removeFilter', { name: 'Mekong Textile' }),
    ).waitFor();
    const found = label(lang, allProductsLabels, 'productCount', { n: products ?? '' });
    await eventually(() => main(me.page).getByText(found).count()).toBeGreaterThan(0);
  });

  test('the customer’s matching searches come first in the suggestions, also for the arrow keys', async () => {
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    const long = `${typed} xyz`;
    await open(me, `/all-products/0/all-categories?SearchTerm=${encodeURIComponent(long)}`);
    await eventually(() => stored(page, 'recentSearches')).toEqual([long]);
    await open(me, '/login');
    await openBox(me);
    await field(me).pressSequentially(typed);
    await named(me, mugs).waitFor();
    await eventually(() => options(me).first().innerText()).toContain(long);
    await eventually(() => options(me).first().innerText()).toContain(t('recent'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).searchParams.get('SearchTerm')).toBe(long);
  });

  test('arrow keys cycle through the suggestions, and Enter opens the selected one', async () => {
    const me = await guest();
    const { page } = me;
    await field(me).pressSequentially(typed);
    await options(me).first().waitFor();
    const names = await options(me).allInnerTexts();
    const chosen = async () => {
      const id = await field(me).getAttribute('aria-activedescendant');
      if (id === null) return null;
      const option = page.locator(`[id="${id}"]`);
      await eventually(() => option.getAttribute('aria-selected')).toBe('true');
      return option.innerText();
    };
    expect(await chosen()).toBeNull();
    await page.keyboard.press('ArrowDown');
    await eventually(chosen).toBe(names[0]);
    await page.keyboard.press('ArrowUp');
    await eventually(chosen).toBeNull();
    await page.keyboard.press('ArrowUp');
    await eventually(chosen).toBe(names.at(-1));
    const at = names.findIndex((name) => name.includes(mug.name));
    for (let presses = 0; presses < at + 2; presses++) await page.keyboard.press('ArrowDown');
    await eventually(chosen).toBe(names[at]);
    await eventually(() => field(me).inputValue()).toBe(typed);
    await page.keyboard.press('Enter');
    await arrived(me, mug.name);
  });

  test('an interpreted search keeps the typed text, and each part can be removed by keyboard', async () => {
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    const results = (text: string) => label(lang, allProductsLabels, 'resultsFor', { text });
    const off = (name: string) =>
      link(main(page), label(lang, filterOptionsLabels, 'removeFilter', { name }));
    await open(me, '/all-products/0/all-categories?SearchTerm=red+mug+under+10+dollars');
    await arrived(me, results('red mug under 10 dollars'));
    expect(await page.title()).toContain(results('red mug under 10 dollars'));
    await off('red').focus();
    await page.keyboard.press('Enter');
    await arrived(me, results('mug under 10 dollars'));
    await off('mug').press('Enter');
    await arrived(me, results('under 10 dollars'));
  });

  test('Enter without a selection searches, Escape closes the list and then the box', async () => {
    const me = await guest();
    const { page } = me;
    await field(me).pressSequentially(typed);
    await options(me).first().waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => options(me).count()).toBe(0);
    await eventually(() => field(me).inputValue()).toBe(typed);
    await page.keyboard.press('Escape');
    await eventually(() => field(me).isVisible()).toBe(false);
    await openBox(me);
    await page.keyboard.press('Enter');
    await arrived(me, label(lang, allProductsLabels, 'resultsFor', { text: typed }));
  });

  test('the search box leaves composition keys to the input method', async () => {
    const me = await guest();
    await field(me).pressSequentially(typed);
    await options(me).first().waitFor();
    const isSameInput = await field(me).evaluate((input) => {
      const press = (key: string) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }),
        );
      return ['ArrowDown', 'Enter', 'Escape'].map((key) => press(key));
    });
    expect(isSameInput).toEqual([true, true, true]);
    expect(await field(me).getAttribute('aria-activedescendant')).toBeNull();
    await eventually(() => options(me).count()).toBeGreaterThan(0);
  });

  test('the search box debounces typing, and drops late responses', async () => {
    const me = await guest();
    const { page } = me;
    const terms: string[] = [];
    await page.route(requests, async (route) => {
      const body = route.request().postDataJSON() as { requestParameters: { SearchTerm: string } };
      const { SearchTerm } = body.requestParameters;
      terms.push(SearchTerm);
      if (SearchTerm === 'pepper') await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await typeAtOnce(field(me), 'pepper');
    await eventually(() => terms).toEqual(['pepper']);
    await field(me).fill('AG-1001');
    await named(me, mug.name).waitFor();
    await page.waitForTimeout(1800);
    await eventually(() => named(me, mug.name).isVisible()).toBe(true);
    expect(await named(me, productOf('kampot-pepper', lang).name).isVisible()).toBe(false);
    expect(terms).toEqual(['pepper', 'AG-1001']);
  });

  test('suggestions that fail to load do not interrupt the search', async () => {
    const me = await visitor({ lang, width: 390, expected: /get-search-suggestions|ERR_FAILED/u });
    await me.page.route(requests, (route) => route.abort());
    await open(me, '/login');
    await openBox(me);
    await field(me).pressSequentially(typed);
    await me.page.waitForTimeout(500);
    expect(await options(me).count()).toBe(0);
    await field(me).press('Enter');
    await eventually(() => pathOf(me.page)).toBe(`/${lang}/all-products/0/all-categories`);
  });

  releaseTest('recent searches appear again, latest first, and can be removed', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    for (const term of ['krama', 'ពែង']) {
      await open(me, `/all-products/0/all-categories?SearchTerm=${encodeURIComponent(term)}`);
    }
    await openBox(me);
    const recents = page.getByRole('list', { name: t('recentSearches') });
    await eventually(() => recents.getByRole('link').allInnerTexts()).toEqual(['ពែង', 'krama']);
    await button(recents, t('removeRecent', { text: 'ពែង' })).click();
    await eventually(() => recents.getByRole('link').allInnerTexts()).toEqual(['krama']);
    await eventually(() => stored(page, 'recentSearches')).toEqual(['krama']);
    await eventually(() => field(me).evaluate((input) => input === document.activeElement)).toBe(true);
    await link(recents, 'krama').click();
    await arrived(me, label(lang, allProductsLabels, 'resultsFor', { text: 'krama' }));
    await openBox(me);
    await button(page, t('clearRecent')).click();
    await eventually(() => recents.count()).toBe(0);
    expect(await stored(page, 'recentSearches')).toEqual([]);
    await eventually(() => field(me).evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe.each(stricterLanguage)('a search without results, in %s', (lang) => {
  const lost = `/${lang}/all-products/0/all-categories?SearchTerm=umbrelaaqq`;
  const popular = label(lang, sidebarFilterLabels, 'lbl_lftfilt_pop_prod');

  test('a search without results is rendered by the server with possible corrections and popular products', async () => {
    const me = await visitor({ lang, width: 390, script: false });
    await me.page.goto(me.shop + lost);
    await main(me.page)
      .getByText(label(lang, allProductsLabels, 'didYouMean'))
      .waitFor();
    await eventually(() => me.page.getByRole('region', { name: popular }).getByRole('article').count()).toBe(
      8,
    );
    await button(main(me.page), label(lang, allProductsLabels, 'askUs')).waitFor();
    const categories = me.page.getByRole('navigation', {
      name: label(lang, allProductsLabels, 'lookThrough'),
    });
    await eventually(() => categories.getByRole('link').count()).toBeGreaterThan(8);
    await link(main(me.page), 'umbrella').click();
    await eventually(() => main(me.page).getByRole('article').count()).toBeGreaterThan(0);
  });

  test('on phones the query is shown above the result and reopens the search', async () => {
    const me = await visitor({ lang, width: 390 });
    await open(me, '/all-products/0/all-categories?SearchTerm=umbrelaaqq');
    await button(
      main(me.page),
      label(lang, allProductsLabels, 'changeSearch', { text: 'umbrelaaqq' }),
    ).click();
    const field = me.page.getByRole('search').getByRole('combobox');
    await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('umbrelaaqq');
  });

  test('a search without results offers to request the missing product in place, and fills in the question form', async () => {
    const me = await visitor({ lang, width: 390 });
    await open(me, '/all-products/0/all-categories?SearchTerm=umbrelaaqq');
    await button(main(me.page), label(lang, allProductsLabels, 'askUs')).click();
    await eventually(() => main(me.page).locator('[name=Subject]').inputValue()).toBe('umbrelaaqq');
  });

  test('a search without results names the recognized terms and price, and the price can be removed', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await open(me, '/all-products/0/all-categories?SearchTerm=wedding+cakeqq+under+3+dollars');
    const labels = main(page).getByRole('listitem');
    await labels.filter({ hasText: 'cakeqq' }).locator('s').waitFor();
    await labels.filter({ hasText: 'wedding' }).getByRole('link').waitFor();
    await main(page)
      .getByRole('link', { name: /\$3 · /u })
      .click();
    await eventually(() => new URL(page.url()).search).toBe('?SearchTerm=wedding+cakeqq');
    await labels.filter({ hasText: 'wedding' }).getByRole('link').click();
    await arrived(me, label(lang, allProductsLabels, 'resultsFor', { text: 'wedding' }));
    await eventually(() => main(page).getByRole('article').count()).toBeGreaterThan(0);
  });

  releaseTest('the search box already offers alternatives to a search without results', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/login');
    await button(me.page, label(lang, searchLabels, 'search'))
      .first()
      .click();
    await me.page.getByRole('combobox').pressSequentially('umbrelaaqq');
    await me.page.getByRole('option', { name: 'umbrella' }).click();
    await arrived(me, label(lang, allProductsLabels, 'resultsFor', { text: 'umbrella' }));
    await eventually(() => main(me.page).getByRole('article').count()).toBeGreaterThan(0);
  });
});
