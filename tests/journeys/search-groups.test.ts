import { describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { eventually, link, main, open } from './support/pages.ts';
import { label, labelsOf } from './support/texts.ts';
import { visitor, stricterLanguage } from './support/visitor.ts';

describe.each(stricterLanguage)('grouped search results, in %s', (lang) => {
  const side = labelsOf(lang, sidebarFilterLabels);
  const find = (text: string) => `/all-products/0/all-categories?SearchTerm=${encodeURIComponent(text)}`;
  const quoted = (text: string) => label(lang, allProductsLabels, 'quoted', { text });
  const [red, mug, search] =
    lang === 'en' ? ['red', 'mug', 'red mug for wedding'] : ['ក្រហម', 'ពែង', 'ពែងក្រហម សម្រាប់មង្គលការ'];

  test('groups have headings, small groups share a row, and categories without hits are omitted', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, find(search));
    const [some, last] = (lang === 'en' ? [red, mug] : [mug, red]).map(quoted);
    const both = label(lang, allProductsLabels, 'and', { some: some!, last: last! });
    const heads = main(me.page).locator('.group').getByRole('heading', { level: 2 });
    await eventually(() => heads.first().innerText()).toBe(
      label(lang, allProductsLabels, 'theseHave', { text: both }),
    );
    const places = await main(me.page)
      .locator('.group > ul')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().top));
    expect(places[0]).toBe(places[1]);
    const categories = me.page.getByRole('group', { name: side('lbl_lftfilt_category'), exact: true });
    expect(await categories.locator('.opt-none').count()).toBe(0);
  });

  test('a riel price is recognized, selected in the filters, and its filter also works without the search text', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, find(lang === 'en' ? 'gifts under 20000 riel' : 'កាដូ ក្រោម 20000 រៀល'));
    const name = label(lang, sidebarFilterLabels, 'upTo', { amount: '20,000៛ ($4.87)' });
    await link(main(me.page), label(lang, filterOptionsLabels, 'removeFilter', { name }))
      .first()
      .waitFor();
    const chosen = me.page.getByRole('group', { name: side('lbl_lftfilt_price'), exact: true });
    await eventually(() => chosen.getByRole('radio', { checked: true }).getAttribute('value')).toBe(
      '0-20000khr',
    );
    await open(me, '/all-products/0/all-categories?price=0-20000khr');
    await link(main(me.page), label(lang, filterOptionsLabels, 'removeFilter', { name })).waitFor();
    await eventually(() => main(me.page).locator('.found').innerText()).toContain('14');
  });
});
