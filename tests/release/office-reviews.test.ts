import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { recordErrorLabels } from '#contract/labels/office/record-errors.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { officeReviewsLabels } from '#contract/labels/office/reviews.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { review } from '#contract/resources/review.ts';
import { partsText } from '#rules/text-of-language.ts';
import { shopUrl } from '../support/browser.ts';
import { caller } from '../support/running-shop.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { heading, openOffice } from '../journeys/support/open-office.ts';
import { button, eventually, link } from '../journeys/support/pages.ts';
import { productOf, labelsOf } from '../journeys/support/texts.ts';
import { stricterLanguage, type Visitor, widthOf } from '../journeys/support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
const { id: productId } = productOf('led-candle', 'en');

/** Writes a review of a product that no other journey reviews. */
const write = (ReviewTitle: string, ReviewRating: number) =>
  caller(shop)(insertProductReview.path, {
    ProductId: productId,
    ReviewerName: 'Sreymom',
    ReviewerEmail: 'sreymom@example.com',
    ReviewTitle,
    ReviewBody: `${ReviewTitle}: that is all I have to say.`,
    ReviewRating,
  });
const pageOf = async (lang: string) =>
  (
    await fetch(`${shop}/${lang}/product-detail/${productId}/x/y`, { headers: { accept: 'text/html' } })
  ).text();

test.each(stricterLanguage)(
  'staff hide an insult and answer an honest review, and the product page follows: %s',
  async (lang) => {
    const [width] = widthOf[lang];
    const t = labelsOf(lang, review.labels);
    const texts = labelsOf(lang, officeReviewsLabels);
    const record = labelsOf(lang, recordLabels);
    const common = labelsOf(lang, officeCommonLabels);
    const together = labelsOf(lang, officeTogetherLabels);
    const [insult, honest] = [`Thieves and liars ${lang}`, `Burns only four hours ${lang}`];
    await write(insult, 1);
    await write(honest, 2);
    expect(await pageOf(lang)).toContain(insult);

    const me = await openOffice(lang, width, {
      shop,
      path: '/reviews',
      role: 'editor',
      expected: /status of 400/u,
    });
    const { page } = me;
    await heading(page, labelsOf(lang, officeFrameLabels)('reviews'));
    await link(page, insult).waitFor();
    await clean(me);
    await link(page, insult).click();
    await page.getByText(`${insult}: that is all`).waitFor();
    await page.getByLabel(t('field.state')).selectOption('hidden');
    await button(page, common('save')).click();
    await page.getByText(labelsOf(lang, recordErrorLabels)('missing')).waitFor();
    await clean(me);
    await page.getByLabel(t('field.reason')).selectOption('insult');
    await button(page, common('save')).click();
    await page.locator('.toast', { hasText: common('saved') }).waitFor();
    await eventually(() => pageOf(lang)).not.toContain(insult);
    await button(page.locator('.toast'), common('undo')).click();
    await eventually(() => pageOf(lang)).toContain(insult);

    await page.goto(`${shop}/office/${lang}/reviews?view=low`);
    await link(page, honest).click();
    const answer = lang === 'ar' ? 'សូមអរគុណ យើងនឹងប្តូរជូន។' : 'Thank you, we will replace it.';
    const language = lang === 'ar' ? 'khmer' : 'english';
    await page
      .getByRole('textbox', { name: partsText(lang, [t('field.answer'), record(language)]) })
      .fill(answer);
    await button(page, common('save')).click();
    await page.locator('.toast', { hasText: common('saved') }).waitFor();
    await eventually(() => pageOf(lang)).toContain(answer);
    expect(await pageOf(lang)).toContain(labelsOf(lang, productDetailLabels)('shopAnswer'));

    // Several at once, and back.
    await link(page, labelsOf(lang, officeListLabels)('back')).click();
    await page.getByRole('checkbox', { name: together('choose', { name: honest }) }).check();
    await button(page, texts('hide')).click();
    await page.getByRole('dialog').getByRole('combobox').selectOption('offTopic');
    await clean(me);
    await button(page.getByRole('dialog'), texts('hide')).click();
    await page.getByText(texts('updated', { n: 1 })).waitFor();
    await eventually(() => pageOf(lang)).not.toContain(honest);
    await button(page.locator('.chosen-bar'), common('undo')).click();
    await page.getByText(texts('undone', { n: 1 })).waitFor();
    await eventually(() => pageOf(lang)).toContain(honest);
  },
);
