import { expect, test } from 'vitest';
import { aboutLabels } from '#contract/labels/storefront/about.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeHistoryLabels } from '#contract/labels/office/history.ts';
import { officeLabelsLabels } from '#contract/labels/office/labels.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { partsText } from '#rules/text-of-language.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice, heading } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import {
  busy,
  chosen,
  pageOf,
  publishBanner,
  sendPicture,
  typeBanner,
} from './support/office/content-typed.ts';
import { button, eventually, held } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import { releaseTest, type Visitor, type Width } from './support/visitor.ts';
import { confirmQuestion } from './support/questions.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const pageOfShop = (path: string) => pageOf(shop, path);
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/** Opens a screen as the demo's editor; in Khmer, as an editor whose language is Khmer. */
async function at(lang: LanguageCode, width: Width, screen: 'content' | 'labels'): Promise<Visitor> {
  // The server refuses a preview of incomplete content and outdated changes, and removed content is missing.
  const expected = /status of 40[049] .*(?:preview|change)-record/u;
  const me = await openOffice(lang, width, { shop, path: `/${screen}`, role: 'editor', expected });
  const name =
    screen === 'labels'
      ? labelsOf(lang, officeFrameLabels)('labels')
      : labelsOf(lang, officeContentLabels)('views');
  await heading(me.page, name);
  return me;
}

test('a holiday banner is previewed while typing, published when saved, and undone', async () => {
  const t = labelsOf('en', officeContentLabels);
  const common = labelsOf('en', officeCommonLabels);
  const fields = labelsOf('en', contentFieldLabels);
  const me = await at('en', 1440, 'content');
  const { page } = me;
  const rows = page.getByRole('list', { name: t('banners'), exact: true }).getByRole('link');
  const places = async () => (await rows.allInnerTexts()).map((text) => text.replace(/^\d+\. /u, ''));
  const banner = { english: 'Boats on the river', khmer: 'បុណ្យអុំទូក' };
  await typeBanner(me, { ...banner, file: busy });
  const drawn = page.frameLocator('.shop-frame iframe');
  await drawn.getByText('Boats on the river').first().waitFor();
  await page.locator('.segments-row label').filter({ hasText: 'ខ្មែរ' }).click();
  await drawn.locator('[dir=rtl]').getByText('បុណ្យអុំទូក').first().waitFor();
  await page
    .locator('.segments-row label')
    .filter({ hasText: t('phone') })
    .click();
  await drawn.getByText('បុណ្យអុំទូក').first().waitFor();
  // The selected section is outlined on the page; the other sections link to their own fields.
  await page.locator('.page-mark.is-chosen').getByText(t('newBanner')).waitFor();
  await page
    .locator('.page-mark')
    .getByRole('link', { name: t('scene') })
    .waitFor();
  await clean(me);
  expect(await pageOfShop('/en/')).not.toContain('Boats on the river');

  // The text would be unreadable on this picture. A note says so while the picture is selected, and again on
  // publishing.
  const weak = page.locator('.quiet-said.is-weak');
  await weak.waitFor();
  await button(page, common('publish')).click();
  await page.locator('.one-picture .error').getByText('4.5:1').waitFor();
  await sendPicture(page);
  await weak.waitFor({ state: 'detached' });
  await publishBanner(me, banner);

  // The keyboard changes its position in the complete list.
  const before = await places();
  const place = before.indexOf('Boats on the river');
  const [key, after] = place === 0 ? ['Alt+ArrowDown', 1] : ['Alt+ArrowUp', place - 1];
  await page.locator('.part-rows .is-here .grip').press(key);
  await eventually(async () => (await places()).indexOf('Boats on the river')).toBe(after);

  const history = labelsOf('en', officeHistoryLabels);
  const undo = (what: string) => button(page, history('undoThis', { what }));
  await eventually(async () => {
    if ((await page.getByRole('dialog').count()) === 0) await button(page, common('history')).click();
    return undo(fields('banner.position')).count();
  }).toBe(1);
  await clean(me);
  await undo(fields('banner.position')).click();
  await eventually(() => undo(fields('banner.position')).count()).toBe(2);
  // Changes are undone one at a time.
  await eventually(() => page.locator('.history [aria-busy]').count()).toBe(0);
  await undo(history('made')).click();
  await page.getByText(t('noSuch')).waitFor();
  await eventually(() => pageOfShop('/en/')).not.toContain('Boats on the river');
});

releaseTest('a campaign with dates is created on a phone, in Khmer', async () => {
  const t = labelsOf('ar', officeContentLabels);
  const common = labelsOf('ar', officeCommonLabels);
  const fields = labelsOf('ar', contentFieldLabels);
  const records = labelsOf('ar', recordLabels);
  const me = await at('ar', 390, 'content');
  const { page } = me;
  await page.locator('.part-rows .is-here').waitFor();
  await page
    .getByRole('navigation', { name: t('views') })
    .getByRole('link', { name: t('campaigns') })
    .click();
  await page.getByRole('list', { name: t('campaigns') }).waitFor();
  await clean(me);
  await page.getByRole('link', { name: t('newCampaign') }).click();
  await chosen(page, t('newCampaign'));
  await sendPicture(page);
  for (const [language, text] of [
    ['english', 'Feast of boats'],
    ['khmer', 'បុណ្យទូក'],
  ] as const)
    await page
      .getByRole('textbox', {
        name: partsText('ar', [fields('campaign.mainTitle'), records(language)]),
        exact: true,
      })
      .fill(text);
  await page.getByLabel(fields('campaign.startsOn'), { exact: true }).fill('2026-11-23');
  await page.getByLabel(fields('campaign.endsOn'), { exact: true }).fill('2026-11-22');
  await page.locator('.part-preview-why').getByText(fields('campaign.endsOn')).waitFor();
  await page.getByLabel(fields('campaign.endsOn'), { exact: true }).fill('2099-11-25');
  await page.frameLocator('.shop-frame iframe').getByRole('heading', { name: 'បុណ្យទូក' }).waitFor();
  // The bar covers no element partly.
  await page.evaluate(() => window.scrollTo(0, 0));
  await clean(me);
  await button(page, common('publish')).click();
  await chosen(page, 'បុណ្យទូក');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await eventually(() => pageOfShop(`/en/campaign/${id}/feast-of-boats`)).toContain('25-11-2099');
  await button(page, records('remove')).click();
  await confirmQuestion(page);
  await page.getByText(t('noSuch')).waitFor();
  await eventually(async () => (await fetch(`${shop}/en/campaign/${id}/feast-of-boats`)).status).toBe(404);
});

test('an interface text is found, edited in place, shown in the shop and undone', async () => {
  const t = labelsOf('en', officeLabelsLabels);
  const common = labelsOf('en', officeCommonLabels);
  const me = await at('en', 1440, 'labels');
  const { page } = me;
  const { deliveryText: formatDelivery } = aboutLabels.texts;
  await page.getByRole('searchbox').fill(formatDelivery);
  const row = page.locator('.label-rows > li');
  await eventually(() => row.count()).toBe(1);
  const english = row.getByLabel(t('english', { key: 'deliveryText' }));
  await english.fill('By boat, to every province.');
  await clean(me);
  await button(row, common('save')).click();
  await row.getByText(t('byStaff')).waitFor();
  await eventually(() => pageOfShop('/en/about')).toContain('By boat, to every province.');
  await button(page, common('undo')).click();
  await eventually(() => english.inputValue()).toBe(formatDelivery);
  await eventually(() => pageOfShop('/en/about')).toContain(formatDelivery);
});

releaseTest('a question is created in a group, moved to another, and shown in both languages', async () => {
  const t = labelsOf('en', officeContentLabels);
  const common = labelsOf('en', officeCommonLabels);
  const fields = labelsOf('en', contentFieldLabels);
  const records = labelsOf('en', recordLabels);
  const forms = labelsOf('en', officeFormLabels);
  const me = await at('en', 1440, 'content');
  const { page } = me;
  const views = page.getByRole('navigation', { name: t('views') });
  expect(await views.getByRole('link').allInnerTexts()).toHaveLength(5);
  await views.getByRole('link', { name: labelsOf('en', officeFrameLabels)('customPages') }).click();
  await views.getByRole('link', { name: t('faq') }).click();
  const box = (name: 'question' | 'answer', language: 'english' | 'khmer') =>
    page.getByRole('textbox', { name: `${fields(`pages.faq.${name}`)}, ${records(language)}`, exact: true });
  /** Returns headings and questions in their order. */
  const all = () => page.locator('.part-rows :is(h2, .part-name)').allInnerTexts();
  /** Returns the list without the demo's own entries. */
  const list = async () => (await all()).filter((text) => [...heads, ...made].includes(text));
  const heads = [fields('pages.faq.group.paying'), fields('pages.faq.group.delivery')];
  const made = ['Invoice question', 'Broken question'];
  // It can't be previewed yet, so a note says so, and the input is accepted.
  const write = async (group: string, english: string, khmer: string) => {
    await button(page, t('newQuestion')).click();
    await page.getByText(t('writeFirst')).waitFor();
    await page.getByLabel(fields('pages.faq.group'), { exact: true }).selectOption(group);
    for (const name of ['question', 'answer'] as const) {
      await box(name, 'english').fill(`${english} ${name}`);
      await box(name, 'khmer').fill(`${khmer} ${name}`);
    }
  };
  await write('paying', 'Invoice', 'វិក្កយបត្រ');
  await page.getByText(t('writeFirst')).waitFor({ state: 'detached' });
  await page.frameLocator('.shop-frame iframe').getByText('Invoice question').first().waitFor();
  await write('delivery', 'Broken', 'បែក');
  await clean(me);
  expect(await list()).toEqual([heads[0], 'Invoice question', heads[1], 'Broken question']);
  // Moved past the end of its group, it belongs to the next group.
  await button(page, common('reorderNamed', { name: 'Invoice question' })).press('Alt+ArrowDown');
  await eventually(list).toEqual([heads[1], 'Invoice question', 'Broken question']);
  const come = await held(page, '**/api/account/get-me');
  await button(page, common('publish')).click();
  for (const [path, question, answer] of [
    ['/en/faq', 'Invoice question', 'Invoice answer'],
    ['/ar/faq', 'វិក្កយបត្រ question', 'វិក្កយបត្រ answer'],
  ] as const)
    await eventually(async () => {
      const html = await pageOfShop(path);
      return [question, answer].every((text) => html.includes(text));
    }).toBe(true);
  const html = await pageOfShop('/en/faq');
  expect(html.indexOf('Invoice question')).toBeLessThan(html.indexOf('Broken question'));
  // As before, it is removed while the screen still waits for the published version.
  for (const name of ['Broken question', 'Invoice question']) {
    await page.locator('.part-name').getByText(name).click();
    await button(page, t('takeOut')).click();
  }
  come();
  await page.locator('form [aria-busy]').waitFor({ state: 'detached' });
  await button(page, common('publish')).click();
  await eventually(() => pageOfShop('/en/faq')).not.toContain('Invoice question');

  // With two tabs, the second to publish shows what the first published, and doesn't replace it by itself.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab.locator('.part-name').first().click();
  await tab
    .getByRole('textbox', { name: fields('pages.faq.question') })
    .first()
    .fill('Second tab?');
  await write('paying', 'First tab', 'ផ្ទាំងទីមួយ');
  await button(page, common('publish')).click();
  await eventually(() => pageOfShop('/en/faq')).toContain('First tab question');
  await button(tab, common('publish')).click();
  const conflict = tab.getByRole('dialog');
  await conflict
    .getByRole('radio', { name: new RegExp(`^${forms('theirs')} .*First tab question`, 'u') })
    .waitFor();
  expect(await pageOfShop('/en/faq')).not.toContain('Second tab?');
  await button(conflict, forms('saveThese')).click();
  await tab.locator('.part-name').getByText('First tab question').click();
  await button(tab, t('takeOut')).click();
  await button(tab, common('publish')).click();
  await eventually(() => pageOfShop('/en/faq')).not.toContain('First tab question');
});
