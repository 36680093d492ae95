import { describe, expect, it } from 'vitest';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { sharedShop } from '../support/running-shop.ts';
import { label } from '../journeys/support/texts.ts';
import { labelKeys } from './tables/label-keys.ts';

const shop = await sharedShop();
const request = async (path: string, parameters: object = {}) =>
  (await shop.request(path, { ...parameters, recordValueJson: '[]' })).data;
const data = (path: string, parameters?: object) => request(`dynamic/dataoperation/${path}`, parameters);

describe('labels', () => {
  const labelsOf = (entityId: number | string, languageCode: string) =>
    request('common/localization-cstm-portal/get-localization-data', { entityId, languageCode });

  it.each(Object.entries(labelKeys))(
    'screen %s has every label key that existing clients look for, in Khmer',
    async (entityId, keys) => {
      const { labelsJsonData } = await labelsOf(entityId, 'ar');
      const texts = new Map<string, string>(
        labelsJsonData.map((each: { labelHtmlId: string; text: string }) => [each.labelHtmlId, each.text]),
      );
      for (const key of keys.split(' '))
        expect({ key, text: texts.get(key) }).toEqual({ key, text: expect.stringMatching(/\S/u) });
    },
  );

  it.each(Array.from({ length: 38 }, (_, at) => at + 57).filter((entityId) => entityId !== 93))(
    'the labels of screen %i are returned',
    async (entityId) => {
      expect(await labelsOf(entityId, 'ar')).toEqual({ labelsJsonData: expect.any(Array) });
      // English texts that staff edited: the demo shop has its own texts for the benefits on the home page.
      const set = entityId === 87 ? ['lbl_facility_pygateway', 'lbl_facility_support'] : [];
      const { labelsJsonData } = await labelsOf(entityId, 'en');
      expect(labelsJsonData.map(({ labelHtmlId }: { labelHtmlId: string }) => labelHtmlId)).toEqual(set);
    },
  );
});

describe('header of every page', () => {
  it.each(['en', 'ar'] as const)('the header links to every main page by its name (%s)', async (lang) => {
    const html = await (await fetch(`${shop.url}/${lang}/login`)).text();
    const [header = ''] = /<header class="site-head".*?<\/header>/su.exec(html) ?? [];
    const links = [...header.matchAll(/<a\b[^>]* href="\/\w+([^"]*)"[^>]*>(.*?)<\/a>/gsu)].map(
      ([, path = '', inside = '']) => ({
        path,
        text: inside.replaceAll(/<[^>]*>/gu, '').replaceAll('&#x27;', "'"),
      }),
    );
    const top = (key: keyof typeof topHeaderLabels.texts) => label(lang, topHeaderLabels, key);
    const main = (key: keyof typeof megaMenuLabels.texts) => label(lang, megaMenuLabels, key);
    for (const [path, text] of [
      ['/about', top('lbl_thead_about')],
      ['/faq', top('lbl_thead_faq')],
      ['/contact-us', top('lbl_thead_contct')],
      ['/', main('lbl_mgmenu_home')],
      ['/all-products/0/all-categories', main('lbl_mgmenu_products')],
      ['/login', main('lbl_mgmenu_login')],
      ['/cart', main('lbl_mgmenu_cart')],
    ])
      expect(links).toContainEqual({ path, text: expect.stringContaining(text!) });
    // The logo also links to home; categories and search open in place.
    expect(links.filter(({ path }) => path === '/').length).toBeGreaterThanOrEqual(2);
    expect(header).toContain(main('lbl_mgmenu_category'));
    expect(header).toContain('search-btn');
  });
});

describe('complete lists on pages', () => {
  // Returns URLs without their slugs, which differ by language.
  const linked = (html: string, section: string, path: RegExp) => {
    const [, part = ''] = new RegExp(`aria-labelledby="${section}"(.*?)</section>`, 'su').exec(html) ?? [];
    return [...new Set([...part.matchAll(path)].map(([, id]) => Number(id)))];
  };
  const product = /href="\/\w+\/product-detail\/(\d+)\//gu;
  const ids = (list: readonly { ProductId: number }[]) => list.map(({ ProductId }) => ProductId);

  it.each(['en', 'ar'])(
    'home: 20 recent and 20 popular products, every popular category (%s)',
    async (lang) => {
      const html = await (await fetch(`${shop.url}/${lang}/`)).text();
      const list = { PageNo: 1, PageSize: 20 };
      const [recent, popular, categories] = await Promise.all([
        data('get-recents-products-list', list),
        data('get-popular-products-list', list),
        data('get-popular-categories'),
      ]);
      const order = ['popular-categories', 'recent-products', 'campaigns', 'popular-products', 'newsletter'];
      const sections = [...html.matchAll(/<section[^>]* aria-labelledby="([\w-]+)"/gu)].map(([, id]) => id);
      expect(sections.filter((id) => order.includes(id ?? ''))).toEqual(order);
      expect(recent.length).toBe(20);
      expect(categories.length).toBeGreaterThanOrEqual(6);
      expect(linked(html, 'recent-products', product)).toEqual(ids(recent));
      // The featured product comes first.
      const [large, ...others] = linked(html, 'popular-products', product);
      expect(others).toEqual(ids(popular).filter((id) => id !== large));
      expect(others.length).toBe(19);
      expect(linked(html, 'popular-categories', /href="\/\w+\/all-products\/([1-9]\d*)\//gu)).toEqual(
        categories.map(({ CategoryID }: { CategoryID: number }) => CategoryID),
      );
    },
  );

  it('a product page shows every related product it requests', async () => {
    const html = await (await fetch(`${shop.url}/en/product-detail/1/x/y`)).text();
    const related = await data('get-related-products-list', { ProductId: 1, PageNo: 1, PageSize: 8 });
    expect(linked(html, 'related', product)).toEqual(ids(related));
  });
});
