import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { customer } from '#contract/resources/customer.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { saveCustomer } from '#contract/operations/office/phone-orders/save-customer.ts';
import { shopUrl } from '../support/browser.ts';
import { caller } from '../support/running-shop.ts';
import { axeFindings } from './support/checks/axe.ts';
import { sideways } from './support/checks/room.ts';
import { heading, openOffice } from './support/open-office.ts';
import { button, eventually, link } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import { stricterLanguage, type Visitor, widthOf } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async (me: Visitor) => {
  expect(await axeFindings(me.page)).toEqual([]);
  expect(await sideways(me.page)).toBeLessThanOrEqual(0);
};

test.each(stricterLanguage)(
  'a customer is found by phone, noted, tagged, exported, merged, unmerged and erased: %s',
  async (lang) => {
    const [width] = widthOf[lang];
    const t = labelsOf(lang, officeCustomerLabels);
    const field = labelsOf(lang, customer.labels);
    const common = labelsOf(lang, officeCommonLabels);
    const record = labelsOf(lang, recordLabels);
    const form = labelsOf(lang, officeFormLabels);
    // A retry must not meet the customers of the first try.
    const unique = String(Math.floor(Math.random() * 900_000) + 100_000);
    const [first, email] = [`Bopha${unique}`, `bopha${unique}@example.com`];
    await caller(shop)(signupUser.path, {
      FirstName: first,
      LastName: 'Meas',
      EmailAddress: email,
      Password: 'seven green kites',
      MobileNo: `011 ${unique}`,
      AddressLineOne: 'House 12, Street 178',
      PostalCode: '',
      CityId: '1',
      StateProvinceId: '1',
      CountryID: '1',
    });
    const me = await openOffice(lang, width, { shop, path: '/customers', expected: /status of 40[049]/u });
    const { page } = me;
    const found = page.getByRole('searchbox', { name: common('search') });
    await found.waitFor();
    const call = (path: string, body: object) =>
      page.evaluate(
        async ([to, sent]) => {
          const headers = { 'content-type': 'application/json' };
          return (await fetch(`/office/api/${to}`, { method: 'POST', headers, body: sent })).status;
        },
        [path, JSON.stringify(body)] as const,
      );
    // The second account, as a phone order makes it.
    const made = await call(saveCustomer.path, {
      who: { number: `010 ${unique}`, language: 'ar' },
      firstName: `Second${unique}`,
      lastName: 'Meas',
      mobile: '',
      address: '',
      stateId: null,
      cityId: null,
      postalCode: '',
    });
    expect(made).toBe(200);
    await clean(me);
    await found.fill(`+855 11 ${unique}`);
    // The record opens although the typed search may still be waiting.
    const name = lang === 'ar' ? `Meas ${first}` : `${first} Meas`;
    await link(page, name).click();
    await heading(page, name);
    await page.getByText(t('noOrders')).waitFor();
    await clean(me);

    const note = `Likes white ink ${unique}`;
    await page.getByRole('textbox', { name: t('note') }).fill(note);
    await button(page, t('addNote')).click();
    await page.locator('.customer-note', { hasText: note }).waitFor();

    await button(page, record('addNamed', { name: field('field.tags.one') })).click();
    await page
      .getByRole('group', { name: field('field.tags') })
      .getByRole('textbox')
      .fill('Offices');
    await button(page, common('save')).click();
    await page.locator('.toast', { hasText: common('saved') }).waitFor();

    // A colleague was faster. Both values are offered, and theirs stays.
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const theirs = { firstName: `Theirs${unique}` };
    await page.getByRole('textbox', { name: field('field.firstName') }).fill(`Mine${unique}`);
    expect(await call(changeRecord.path, { kind: 'customer', id, version: null, fields: theirs })).toBe(200);
    await button(page, common('save')).click();
    const conflict = page.getByRole('dialog');
    await conflict.getByRole('radio', { name: `${form('theirs')} ${theirs.firstName}` }).waitFor();
    await conflict.getByRole('radio', { name: `${form('yours')} Mine${unique}` }).waitFor();
    await clean(me);
    await button(conflict, form('saveThese')).click();
    await page.getByRole('heading', { level: 1, name: theirs.firstName }).waitFor();

    const download = page.waitForEvent('download');
    await button(page, t('copyPage')).click();
    expect((await download).suggestedFilename()).toMatch(/^customer-\d+-.*\.html$/u);

    await button(page, t('merge')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(`010${unique}`);
    await button(dialog, `${common('select')} Second${unique} Meas`).click();
    await dialog.getByText(t('phoneMoves', { phone: `+85510${unique}` })).waitFor();
    await clean(me);
    await button(dialog, t('mergeNow')).click();
    await button(page, t('undoMerge')).click();
    await page.locator('.toast', { hasText: t('unmerged') }).waitFor();
    await button(page, t('undoMerge')).waitFor({ state: 'detached' });

    await button(page, t('erase')).click();
    await dialog.getByText(t('eraseList')).waitFor();
    await clean(me);
    await button(dialog, t('erase')).click();
    await eventually(() => new URL(page.url()).pathname).toMatch(/\/customers$/u);
    await found.fill(email);
    await link(page, name).waitFor({ state: 'detached' });
    await clean(me);
  },
);
