import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { campaignLabels } from '#contract/labels/storefront/campaign.ts';
import { eventually, link, main, open, pathOf } from './support/pages.ts';
import { productOf, labelsOf } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const [newYear] = JSON.parse(readFileSync('database/demo/campaigns.json', 'utf8'));

describe.each(stricterLanguage)('a campaign, in %s', (lang) => {
  const t = labelsOf(lang, campaignLabels);
  const tag = lang === 'en' ? 'en' : 'km';

  test.each(widthOf[lang])(
    'a campaign leads to its gifts by day, group and price at %i px',
    async (width) => {
      const me = await visitor({ lang, width });
      await open(me, '/campaign/1/x');
      const page = main(me.page);
      const day = String.raw`\d\d-\d\d-\d{4}`;
      await page.getByText(new RegExp(`^${t('days', { from: day, to: day })}$`, 'u')).waitFor();
      for (const { title, products } of newYear.groups) {
        const group = page.getByRole('region', { name: title[tag] });
        for (const slug of products) await link(group, productOf(slug, lang).name).waitFor();
        await eventually(() => group.getByRole('article').count()).toBe(products.length);
      }
      // The prices are shown from the cheapest to the most expensive gift, with discounts.
      await page.getByText(t('prices', { from: '$8.50', to: '$32.00' }), { exact: true }).waitFor();
      await link(page, t('seeGifts', { n: 8 })).click();
      const first = page.getByRole('region', { name: newYear.groups[0].title[tag] });
      await eventually(() =>
        first.evaluate((each) => Math.round(each.getBoundingClientRect().top) < 200),
      ).toBe(true);
      await eventually(() => first.evaluate((each) => each === document.activeElement)).toBe(true);
      await link(page, t('askUs')).click();
      await eventually(() => pathOf(me.page)).toBe(`/${lang}/contact-us`);
    },
  );
});
