import { beforeEach, expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePagesLabels } from '#contract/labels/office/custom-pages.ts';
import { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import { recordErrorLabels } from '#contract/labels/office/record-errors.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { customPageTexts } from '#contract/labels/server/custom-page-texts.ts';
import { customPage } from '#contract/resources/custom-page.ts';
import { pageDrafts } from '#office/setup-guide/page-drafts.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { partsText } from '#rules/text-of-language.ts';
import { axeFindings } from './support/checks/axe.ts';
import { sideways } from './support/checks/room.ts';
import { openOffice } from './support/open-office.ts';
import { ownShop } from './support/own-shop.ts';
import { button, link, eventually, main, open } from './support/pages.ts';
import { payingIn } from './support/paying.ts';
import { labelsOf } from './support/texts.ts';
import { inRelease, type Visitor, visitor } from './support/visitor.ts';
import { confirmQuestion } from './support/questions.ts';

const { db, url } = await ownShop();
const office = url.replace('127.0.0.1', 'localhost');
const clean = async (me: Visitor) => {
  expect(await axeFindings(me.page)).toEqual([]);
  expect(await sideways(me.page)).toBeLessThanOrEqual(0);
};
// A retry must not meet the page of the first try.
beforeEach(async () => {
  await db.deleteFrom('custom_page').execute();
  await publishInvalidation(db, 'all');
});
const { title } = pageDrafts[0]!.fields;

test.each([['ar', 390, title.km, 'វិក្កយបត្រ'] as const, ...inRelease(['en', 1440, title.en, 'conditions'])])(
  'terms are drafted, filled in, published, linked and found: %s at %i',
  async (lang, width, name, label) => {
    const t = labelsOf(lang, customPage.labels);
    const drafts = labelsOf(lang, officePagesLabels);
    const form = labelsOf(lang, recordLabels);
    const common = labelsOf(lang, officeCommonLabels);
    const errors = labelsOf(lang, recordErrorLabels);
    const guide = labelsOf(lang, officeFirstDayLabels);
    const me = await openOffice(lang, width, {
      shop: office,
      path: '/first-day',
      expected: /status of 40[04]/u,
    });
    const { page } = me;
    await button(page, guide('goTo', { what: drafts('createDraft'), step: drafts('terms') })).click();
    await page.waitForURL(/\/pages\/\d+$/u);
    const drawn = page.frameLocator('.shop-frame iframe');
    await drawn.getByRole('heading', { level: 1, name }).waitFor();
    await clean(me);

    // A draft that still has open parts can't be published.
    await page.getByLabel(t('field.published')).check();
    await button(page, common('save')).click();
    await page
      .getByText(errors('openPart', { about: '[your rule about taxes and delivery charges]' }))
      .waitFor();
    // The refused text has the focus, although it isn't an input.
    await eventually(() => page.evaluate(() => document.activeElement?.ariaMultiLine)).toBe('true');
    await page
      .getByRole('textbox', { name: partsText(lang, [t('field.body'), form('english')]) })
      .fill('Pay before we print.');
    await page
      .getByRole('textbox', { name: partsText(lang, [t('field.body'), form('khmer')]) })
      .fill('បង់ប្រាក់មុនពេលបោះពុម្ព។');
    await drawn.getByText(lang === 'en' ? 'Pay before we print.' : 'បង់ប្រាក់មុនពេលបោះពុម្ព។').waitFor();
    await button(page, common('save')).click();
    await page.getByText(t('field.published.true'), { exact: true }).first().waitFor();
    await clean(me);

    const { storage, check } = payingIn(lang);
    const shopper = await visitor({ lang, width, shop: url, stored: await storage(url) });
    await open(shopper, '/checkout');
    const agreement = labelsOf(lang, customPageTexts)('agreement', { pages: name });
    await shopper.page.getByRole('region', { name: check('lbl_check_yrorder') }).waitFor();
    await main(shopper.page).getByText(agreement, { exact: true }).waitFor();
    await clean(shopper);
    await open(shopper, `/all-products/0/all-categories?SearchTerm=${encodeURIComponent(label)}`);
    await link(main(shopper.page), name).waitFor();
    await clean(shopper);
    await link(shopper.page.getByRole('contentinfo'), name).click();
    await main(shopper.page).getByRole('heading', { level: 1, name }).waitFor();
    await clean(shopper);
    const plain = await visitor({ lang, width, shop: url, script: false });
    await plain.page.goto(`${url}/${lang}/pages/terms`);
    expect(await main(plain.page).getByRole('heading', { level: 1 }).innerText()).toBe(name);

    await button(page, form('remove')).click();
    await clean(me);
    await confirmQuestion(page);
    await page.getByText(t('none')).waitFor();
    await clean(me);
  },
);
