import { describe, expect, test } from 'vitest';
import { aboutLabels } from '#contract/labels/storefront/about.ts';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { listText } from '#rules/text-of-language.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { howWePrintLabels } from '#contract/labels/storefront/how-we-print.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { arrived, eventually, link, main, messageOf, open, pathOf, stored } from './support/pages.ts';
import { label, said, labelsOf } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';
import { printSteps } from '#storefront/pages/how-we-print/steps.ts';

describe.each(stricterLanguage)('the help pages, in %s', (lang) => {
  const shared = labelsOf(lang, sharedLabels);
  const guest = (options: { width?: 390 | 1440; stored?: Record<string, unknown>; script?: boolean } = {}) =>
    visitor({ lang, width: 1440, ...options });

  test('the footer has the quick links and information of the specification', async () => {
    const { page, shop } = await guest({ script: false });
    await page.goto(`${shop}/${lang}/about`);
    const footer = page.getByRole('contentinfo');
    const texts = labelsOf(lang, footerLabels);
    const linksIn = (name: string) =>
      footer
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((all) => all.map((each) => `${each.textContent} ${each.getAttribute('href')}`));
    await eventually(() => linksIn(texts('lbl_footr_quicklink'))).toEqual([
      `${texts('lbl_footr_home')} /${lang}/`,
      `${texts('lbl_footr_about')} /${lang}/about`,
      `${texts('lbl_footr_faq')} /${lang}/faq`,
    ]);
    expect((await linksIn(texts('lbl_footr_info'))).slice(0, 2)).toEqual([
      `${texts('lbl_footr_about')} /${lang}/about`,
      `${texts('lbl_footr_cont')} /${lang}/contact-us`,
    ]);
  });

  test.each(widthOf[lang])(
    'the about page describes the shop and leads to its products at %i px',
    async (width) => {
      const me = await guest({ width });
      await open(me, '/about');
      const { page } = me;
      await arrived(me, shared('titleAboutUs'));
      const text = label(lang, aboutLabels, 'shopText', { shop: 'Angkor Gifts' });
      await eventually(() => main(page).getByText(text, { exact: true }).isVisible()).toBe(true);
      await link(main(page), shared('titleAllProducts')).click();
      await eventually(() => pathOf(page)).toBe(`/${lang}/all-products/0/all-categories`);
    },
  );

  test('a link at the end of every page leads to the six steps of a printed order, and they to products for a logo', async () => {
    const { page, shop } = await guest({ script: false });
    await page.goto(`${shop}/${lang}/about`);
    const name = shared('titleHowWePrint');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const texts = labelsOf(lang, howWePrintLabels);
    const steps = main(page).getByRole('listitem').getByRole('heading', { level: 2 });
    expect(await steps.allTextContents()).toEqual(printSteps.map(([step]) => texts(step)));
    await link(main(page), texts('products')).click();
    const found = main(page).locator('a[href*="/product-detail/"]');
    await found.first().waitFor();
    expect(await found.count()).toBeGreaterThan(3);
  });

  test('the FAQ explains payment, works by keyboard, and shows no sample code beside a working one', async () => {
    const me = await guest();
    const { page } = me;
    await open(me, '/faq');
    const texts = labelsOf(lang, faqLabels);
    await arrived(me, texts('lbl_faq_pagetitle'));
    const answers = ['paymentCard', 'paymentWallet', 'paymentBank', 'paymentQr', 'paymentCash'] as const;
    // The banks in the demo's settings.
    const banks = listText(
      lang,
      lang === 'en' ? ['Lotus Demo Bank', 'Jasmine Demo Bank'] : ['ធនាគារសាកល្បង ផ្កាឈូក', 'ធនាគារសាកល្បង ម្លិះ'],
    );
    for (const key of answers)
      expect(await main(page).getByText(texts(key, { banks }), { exact: true }).isVisible(), key).toBe(true);
    expect(await main(page).getByText(texts('qrDemo')).count()).toBe(0);
    const code = main(page).getByText(texts('paymentCash'), { exact: true });
    const question = page.getByText(texts('paymentQuestion'), { exact: true });
    await page.locator('summary').filter({ has: question }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => code.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await eventually(() => code.isVisible()).toBe(true);
    await link(main(page), texts('askUs')).click();
    await arrived(me, label(lang, contactLabels, 'lbl_contactus_title'));
  });

  test('refresh clears user and cart, says so and opens the home page; the wish list remains', async () => {
    const { shop } = await guest();
    const { stored: savedState } = await newCustomer(shop);
    const wished = [
      { ProductId: '3', ProductName: 'Cap', Price: 7, Quantity: 1, ShippingCharges: 0, DefaultImage: '' },
    ];
    const me = await guest({
      stored: { ...savedState, cartItems: cartOf({ id: 48 }), customerWishList: JSON.stringify(wished) },
    });
    const { page } = me;
    await open(me, '/about');
    await page.goto(`${shop}/${lang}/refresh`);
    await messageOf(
      page,
      { en: 'All data refreshed successfully', ar: said(lang, 'refreshed') }[lang],
    ).waitFor();
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
    expect(pathOf(page)).toBe(`/${lang}/`);
    await eventually(() => stored(page, 'user')).toEqual({});
    expect(await stored(page, 'cartItems')).toEqual([]);
    await eventually(() => page.evaluate(() => localStorage.getItem('Token') ?? '')).toBe('');
    await eventually(() => stored(page, 'customerWishList')).toHaveLength(1);
    await page.goBack();
    await eventually(() => pathOf(page)).toBe(`/${lang}/about`);
  });
});
