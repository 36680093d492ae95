import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { officeMergeLabels } from '#contract/labels/office/merge.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from '../journeys/support/open-office.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { button, eventually } from '../journeys/support/pages.ts';
import { labelsOf } from '../journeys/support/texts.ts';
import { confirmQuestion, declineQuestion, question } from '../journeys/support/questions.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async (page: Page) => expect(await axeFindings(page)).toEqual([]);

/**
 * Makes an office call from the page.
 * @returns its data
 */
const call = <Data>(page: Page, path: string, body: object): Promise<Data> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/office/api/${to}`, { method: 'POST', headers, body: sent });
      return ((await answer.json()) as { data: never }).data;
    },
    [path, JSON.stringify(body)] as const,
  );

test.each([
  // Khmer is the stricter language.
  ['ar', 390],
] as const)('duplicate tags are merged and split again: %s at %s', async (lang, width) => {
  const t = labelsOf(lang, officeMergeLabels);
  const common = labelsOf(lang, officeCommonLabels);
  const leave = labelsOf(lang, officeFormLabels)('leave');
  const { page } = await openOffice(lang, width, { shop, path: '/words?kind=tag', role: 'editor' });
  await page.getByRole('table').waitFor();
  // Attributes and a product of this journey, which no shopper sees.
  const mark = Date.now();
  const [from, into] = [`From ${mark}`, `Into ${mark}`];
  const tag = async (name: string) => {
    const fields = { names: { en: name, ar: name } };
    const wish = { kind: 'tag', id: null, version: null, fields };
    return (await call<{ id: number }>(page, 'records/change-record', wish)).id;
  };
  const [one, other] = [await tag(from), await tag(into)];
  const { id } = await call<{ id: number }>(page, 'catalogue/create-product', {
    attempt: await page.evaluate(() => crypto.randomUUID()),
    fields: { texts: { en: { name: `Tagged ${mark}` } }, priceCents: 100, categoryIds: [1], tagIds: [one] },
  });
  const tagsNow = async () =>
    (await call<{ product: { tagIds: number[] } }>(page, 'catalogue/get-product', { id })).product.tagIds;
  await page.reload();
  await button(page, from).click();

  // Unsaved input in a record is never discarded without a question, however the record is closed.
  const record = page.getByRole('dialog').first();
  const name = record.locator('[name=names]');
  await name.fill(`Typed ${mark}`);
  await page.keyboard.press('Escape');
  await question(page).getByRole('heading', { name: leave }).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'hidden' });
  await button(record, labelsOf(lang, sharedLabels)('close')).click();
  await declineQuestion(page);
  expect(await name.inputValue()).toBe(`Typed ${mark}`);
  await page.keyboard.press('Escape');
  await confirmQuestion(page);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(page, from).click();
  expect(await name.inputValue()).toBe(from);

  await button(record, t('open')).click();
  const merging = page.getByRole('dialog', { name: t('heading', { name: from }) });
  await merging.getByLabel(t('into')).selectOption({ label: into });
  await merging.getByText(`Tagged ${mark}`).waitFor();
  await clean(page);
  await button(merging, t('mergeOne')).click();
  await page.getByText(t('done', { from, into, n: 1 })).waitFor();
  await button(page, from).waitFor({ state: 'detached' });
  expect(await tagsNow()).toEqual([other]);
  await clean(page);
  await button(page, common('undo')).click();
  await page.getByText(t('undone')).waitFor();
  await button(page, from).waitFor();
  await eventually(tagsNow).toEqual([one]);
});
