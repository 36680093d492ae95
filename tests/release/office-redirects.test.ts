import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { recordErrorLabels } from '#contract/labels/office/record-errors.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { redirect } from '#contract/resources/redirect.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { sideways } from '../journeys/support/checks/room.ts';
import { openOffice } from '../journeys/support/open-office.ts';
import { button, eventually, link } from '../journeys/support/pages.ts';
import { labelsOf } from '../journeys/support/texts.ts';
import type { Visitor } from '../journeys/support/visitor.ts';
import { confirmQuestion } from '../journeys/support/questions.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async (me: Visitor) => {
  expect(await axeFindings(me.page)).toEqual([]);
  expect(await sideways(me.page)).toBeLessThanOrEqual(0);
};
const follow = (path: string) => fetch(`${shop}${path}`, { redirect: 'manual' });

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)('old addresses are redirected, one by one and from a file: %s at %i', async (lang, width) => {
  const t = labelsOf(lang, redirect.labels);
  const [list, form] = [labelsOf(lang, officeListLabels), labelsOf(lang, recordLabels)];
  const common = labelsOf(lang, officeCommonLabels);
  const errors = labelsOf(lang, recordErrorLabels);
  const me = await openOffice(lang, width, { shop, path: '/redirects', expected: /status of 40[049]/u });
  const { page } = me;
  // A retry must not meet the redirects of the first try.
  const unique = `${lang}-${crypto.randomUUID().slice(0, 8)}`;
  const [from, to] = [`/old-${unique}.html`, `/${lang}/about`];

  await link(page, t('newOne')).click();
  await page.getByLabel(t('field.fromPath')).fill(from);
  await page.getByLabel(t('field.toPath')).fill('about');
  await button(page, form('make')).click();
  await page.getByText(errors('path')).waitFor();
  await clean(me);
  await page.getByLabel(t('field.toPath')).fill(to);
  await button(page, form('make')).click();
  // The saved redirect opens at its own address.
  await button(page, common('history')).waitFor();
  await eventually(() => new URL(page.url()).pathname).toMatch(/\/redirects\/\d+$/u);
  await clean(me);
  const answer = await follow(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  expect((await fetch(`${shop}${from}`)).status).toBe(200);

  // A change is undone from the history.
  await page.getByLabel(t('field.toPath')).fill(`/${lang}/faq`);
  await button(page, common('save')).click();
  await eventually(async () => (await follow(from)).headers.get('location')).toBe(`/${lang}/faq`);
  await button(page, common('history')).click();
  await page
    .getByRole('button', { name: common('undo') })
    .first()
    .click();
  await eventually(async () => (await follow(from)).headers.get('location')).toBe(to);
  await page.keyboard.press('Escape');

  await link(page, list('back')).click();
  const row = page.getByRole('row', { name: from });
  await row.waitFor();
  await clean(me);
  const csv = `fromPath,toPath\n${from},/${lang}/contact-us\n/from-file-${unique},${to}\n/wrong-${unique},nowhere\n`;
  await button(page, list('import')).click();
  await page
    .getByLabel(list('chooseFile'))
    .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText(list('wouldCreate', { n: 1 })).waitFor();
  await page.getByText(list('wouldChange', { n: 1 })).waitFor();
  await page.getByText(list('wouldRefuse', { n: 1 })).waitFor();
  await clean(me);
  await button(page, list('importNow', { n: 2 })).click();
  await page.getByRole('row', { name: `/from-file-${unique}` }).waitFor();
  expect((await follow(from)).headers.get('location')).toBe(`/${lang}/contact-us`);

  if (width < 1000) await button(page, labelsOf(lang, officeFiltersLabels)('filters')).waitFor();
  await page.getByRole('searchbox').fill(`from-file-${unique}`);
  await row.waitFor({ state: 'detached' });
  await clean(me);
  await page
    .getByRole('row', { name: `/from-file-${unique}` })
    .getByRole('link')
    .click();
  await button(page, form('remove')).click();
  await confirmQuestion(page);
  // The list without the search: only the deleted one is missing.
  await row.waitFor();
  await page.getByRole('row', { name: `/from-file-${unique}` }).waitFor({ state: 'detached' });
  expect((await follow(`/from-file-${unique}`)).status).toBe(404);
});
