import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeCategoriesLabels } from '#contract/labels/office/categories.ts';
import { catalogueFieldLabels } from '#contract/labels/office/catalogue-fields.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { recordErrorLabels, recordSentenceLabels } from '#contract/labels/office/record-errors.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { officeTaxonomyLabels } from '#contract/labels/office/taxonomy.ts';
import { deliveryMethod } from '#contract/resources/delivery-method.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { partsText } from '#rules/text-of-language.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { button, eventually, held } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import type { Visitor } from './support/visitor.ts';
import { confirmQuestion } from './support/questions.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
/**
 * Waits until a form has closed, which happens once the screen's data has been reloaded. Its row may appear
 * earlier.
 */
const closed = ({ page }: Visitor) => page.getByRole('dialog').waitFor({ state: 'hidden' });

/** Covers an inactive method, a hidden category and an unused tag, which no other journey shows. */
test.each([
  // Khmer is the stricter language.
  ['ar', 390],
] as const)('the owner sets up delivery, categories and attributes: %s at %s', async (lang, width) => {
  const [delivery, labelText, form] = [
    labelsOf(lang, deliveryMethod.labels),
    labelsOf(lang, catalogueFieldLabels),
    labelsOf(lang, recordLabels),
  ];
  const [list, sentence] = [labelsOf(lang, officeListLabels), labelsOf(lang, recordSentenceLabels)];
  const field = (name: string) => delivery(`field.${name}`);
  const me = await openOffice(lang, width, {
    shop,
    path: '/settings/delivery',
    expected: /status of 40[09]/u,
  });
  const { page } = me;
  const both = (label: string, language: 'english' | 'khmer') =>
    page.getByRole('textbox', { name: partsText(lang, [label, form(language)]), exact: false });
  await page.getByRole('link', { name: delivery('newOne') }).click();
  await both(field('name'), 'english').fill(`Boat ${lang}`);
  await both(field('name'), 'khmer').fill(`ទូក ${lang}`);
  await page.getByLabel(field('daysFrom')).fill('4');
  await page.getByLabel(field('daysTo')).fill('2');
  await page.getByLabel(field('priceCents')).fill('12.50');
  await page.getByRole('checkbox', { name: field('active') }).uncheck();
  await button(page, form('make')).click();
  // An invalid value is reported at its field, and no input is lost.
  await page.getByText(sentence('lessThanFrom')).waitFor();
  await clean(me);
  await page.getByLabel(field('daysTo')).fill('5');
  await button(page, form('make')).click();
  const name = `ទូក ${lang}`;
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('link', { name: list('back') }).click();
  const row = page.getByRole('row', { name });
  await row.getByText('$12.50').waitFor();
  await row.getByText(delivery('field.active.false')).waitFor();
  await clean(me);
  await row.getByRole('link', { name }).click();
  await button(page, form('remove')).click();
  await confirmQuestion(page);
  await row.waitFor({ state: 'detached' });
  await button(page.locator('.toast'), labelsOf(lang, officeCommonLabels)('undo')).click();
  await row.waitFor();

  await page.goto(`${shop}/office/${lang}/categories`);
  const categories = labelsOf(lang, officeCategoriesLabels);
  const common = labelsOf(lang, officeCommonLabels);
  for (const each of ['One', 'Two']) {
    await button(page, categories('newOne')).click();
    await both(labelText('category.names'), 'english').fill(`${each} ${lang}`);
    await page.getByLabel(labelText('category.state'), { exact: true }).selectOption('hidden');
    await button(page, form('make')).click();
    const made = page.locator('.branch.is-chosen', { hasText: `${each} ${lang}` });
    await made.waitFor();
    await button(page, labelsOf(lang, sharedLabels)('close')).click();
  }
  // The window is as high as the tree, so that the bottom bar covers no row.
  await page.setViewportSize({ width, height: 3000 });
  await clean(me);
  const [one, two] = [`One ${lang}`, `Two ${lang}`];
  const order = () => page.locator('.branch-name').allInnerTexts();
  const mine = async () => (await order()).filter((text) => text.endsWith(` ${lang}`));
  expect(await mine()).toEqual([one, two]);
  // Alt with the arrow keys moves it up among its siblings, then below the previous one. The position is
  // announced after each move, and each move is undone.
  const gripOf = (of: string) => button(page, categories('moveNamed', { name: of }));
  const message = (text: string) => page.locator('.last-move').getByText(text);
  await gripOf(two).press('Alt+ArrowUp');
  await message(two).waitFor();
  expect(await mine()).toEqual([two, one]);
  await gripOf(one).press('Alt+ArrowRight');
  await message(categories('movedBelow', { name: one, parent: two, n: 1, total: 1 })).waitFor();
  await eventually(() => page.locator(':focus').getAttribute('aria-label')).toBe(
    categories('moveNamed', { name: one }),
  );
  await clean(me);
  await button(page, common('undo')).click();
  await message(categories('undone', { name: one })).waitFor();
  // While dragging, a line shows the target position. Dropped one level further in, it becomes a child of the
  // one above.
  const grip = await gripOf(one).boundingBox();
  if (!grip) throw new Error('it is in sight');
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 45, grip.y + 12, { steps: 4 });
  await page.locator('.drop-line').waitFor();
  await page.mouse.up();
  await message(categories('movedBelow', { name: one, parent: two, n: 1, total: 1 })).waitFor();

  // What products use can't be deleted. The message says why.
  await page.goto(`${shop}/office/${lang}/words?kind=size`);
  await page.locator('main tbody th .link-btn').first().click();
  await button(page, form('remove')).click();
  await confirmQuestion(page);
  const [reason = ''] = labelsOf(lang, recordErrorLabels)('inUse').split('{about}');
  await page.locator('.toast', { hasText: reason }).waitFor();

  await page.goto(`${shop}/office/${lang}/words?kind=tag`);
  const labels = labelsOf(lang, officeTaxonomyLabels);
  await button(page, labels('newOne')).click();
  await both(labelText('tag.names'), 'english').fill(`Harvest ${lang}`);
  // On a slow connection the form stays for a while after saving, and the message does not cover its close button.
  const come = await held(page, '**/api/account/get-me');
  await button(page, form('make')).click();
  await page.locator('dialog .toast', { hasText: common('saved') }).waitFor();
  await clean(me);
  come();
  await page.getByRole('row', { name: `Harvest ${lang}` }).waitFor();
  await closed(me);
  await clean(me);
});

test.each([
  // Khmer is the stricter language.
  ['ar', 390],
] as const)(
  'payment methods show their switch, missing settings and history: %s at %s',
  async (lang, width) => {
    const t = labelsOf(lang, officePaymentsLabels);
    const common = labelsOf(lang, officeCommonLabels);
    const me = await openOffice(lang, width, { shop, path: '/settings/payments' });
    const { page } = me;
    // A method whose provider has no keys can't be enabled. The missing keys are named, without values.
    const lacking = page.locator('.way', { hasText: 'ACQUIRER_SECRET' });
    await lacking.getByText(t('missing')).waitFor();
    expect(await lacking.getByRole('switch').isDisabled()).toBe(true);
    const [cash] = await page.locator('.way', { has: page.locator('use[href$="#banknote"]') }).all();
    const on = cash!.getByRole('switch');
    await eventually(() => on.isEnabled()).toBe(true);
    expect(await on.isChecked()).toBe(true);
    // The accounts are shown here, and edited in a dialog.
    await page.locator('.accounts').getByText('000 111 222').waitFor();
    await page.setViewportSize({ width, height: 3000 });
    await clean(me);
    await page.setViewportSize({ width, height: 900 });
    await button(page.locator('#accounts'), common('edit')).click();
    await page
      .getByRole('dialog')
      .getByLabel(labelsOf(lang, settingFieldLabels)('shop.bankAccounts.accountNumber'))
      .first()
      .waitFor();
    await clean(me);
    await button(page.getByRole('dialog'), labelsOf(lang, sharedLabels)('close')).click();
    await button(page.locator('#accounts'), t('historyOf', { name: t('accounts') })).click();

    await page.getByRole('dialog', { name: common('history') }).waitFor();
    await clean(me);
  },
);
