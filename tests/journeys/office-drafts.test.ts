import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from './support/checks/axe.ts';
import { openOffice } from './support/open-office.ts';
import { button, eventually } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import type { Width } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');

const call = <Data>(page: Page, path: string, body: object): Promise<Data> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/office/api/${to}`, { method: 'POST', headers, body: sent });
      return ((await answer.json()) as { data: never }).data;
    },
    [path, JSON.stringify(body)] as const,
  );

type Fields = Record<string, unknown>;
interface Noun {
  kind: RecordKind;
  lang: LanguageCode;
  width: Width;
  path: (id: number) => string;
  /** Opens the record, where its path isn't enough. */
  open?: (page: Page) => Promise<void>;
  fields: Fields;
  /** The edited field, and its value for a text. */
  name: string;
  value: (text: string) => unknown;
  /** What a colleague edits beside it. */
  others: Fields;
}

const mark = Date.now();
const both = (text: string) => ({ en: text, km: 'ខ្មែរ' });
const names = (text: string) => ({ en: text, ar: `ខ្មែរ ${mark}` });
const nouns: Noun[] = [
  {
    kind: 'wayToDeliver',
    lang: 'en',
    width: 1440,
    path: (id) => `/settings/delivery/${id}`,
    fields: { name: both('Drafted'), company: 'Before', active: false },
    name: 'company',
    value: (text) => text,
    others: { priceCents: 350 },
  },
  {
    kind: 'discount',
    lang: 'ar',
    width: 390,
    path: (id) => `/discounts/${id}`,
    fields: { name: 'Before', kind: 'total', couponCode: `DRAFT${mark}`, amountCents: 100 },
    name: 'name',
    value: (text) => text,
    others: { minCents: 2000 },
  },
  {
    kind: 'category',
    lang: 'en',
    width: 390,
    path: (id) => `/categories?id=${id}`,
    fields: { names: names('Before'), state: 'hidden' },
    name: 'names',
    value: names,
    others: { metaTitle: both('Theirs too') },
  },
  {
    kind: 'tag',
    lang: 'ar',
    width: 1440,
    path: () => '/words?kind=tag',
    open: (page) => button(page, names('').ar).click(),
    fields: { names: names('Before') },
    name: 'names',
    value: names,
    others: {},
  },
];

test.each(nouns)(
  'an unsaved $kind survives a reload, loses nothing to a colleague’s edit, and saving it is undone',
  async ({ kind, lang, width, path, open, fields, name, value, others }) => {
    const [common, form] = [labelsOf(lang, officeCommonLabels), labelsOf(lang, officeFormLabels)];
    const me = await openOffice(lang, width, { shop, path: '/account', expected: /status of 409/u });
    const { page } = me;
    await page.waitForURL(({ pathname }) => pathname.endsWith('/account'));
    // A retry may not use the code of the attempt before.
    const own = 'couponCode' in fields ? { ...fields, couponCode: `DRAFT${Date.now()}` } : fields;
    const change = (id: number | null, changed: Fields) =>
      call<{ id: number }>(page, changeRecord.path, { kind, id, version: null, fields: changed });
    const { id } = await change(null, own);
    const now = async () => {
      const { records } = await call<{ records: { id: number; fields: Fields }[] }>(page, getRecords.path, {
        kind,
      });
      return records.find((each) => each.id === id)?.fields;
    };
    const openRecord = async () => {
      await page.goto(`${shop}/office/${lang}${path(id)}`);
      await open?.(page);
    };
    const field = page.locator(`[name="${name}"]`);
    await openRecord();
    await field.fill('Mine');
    const bar = page.locator('.save-bar');
    await bar.getByText(common('oneFieldChanged')).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await openRecord();
    await bar.waitFor();
    expect(await field.inputValue()).toBe('Mine');

    await change(id, { ...others, [name]: value('Theirs') });
    await field.press('Control+s');
    const conflict = page.getByRole('dialog', { name: form('conflict') });
    await conflict.getByRole('radio', { name: new RegExp(`^${form('theirs')} Theirs`, 'u') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await conflict.getByRole('radio', { name: new RegExp(`^${form('yours')} Mine`, 'u') }).check();
    await button(conflict, form('saveThese')).click();
    await eventually(now).toMatchObject({ ...others, [name]: value('Mine') });
    await bar.waitFor({ state: 'detached' });
    await button(page.locator('.toast').last(), common('undo')).click();
    await eventually(now).toMatchObject({ ...others, [name]: value('Theirs') });

    // Discarded input isn't offered again.
    await openRecord();
    expect(await field.inputValue()).toBe('Theirs');
    await field.fill('Discarded');
    await button(page, form('discard')).click();
    await openRecord();
    expect(await field.inputValue()).toBe('Theirs');
    await bar.waitFor({ state: 'detached' });
  },
);
