import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { button, eventually } from '../pages.ts';
import { labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

const newNumber = () => `0${Math.floor(100_000_000 + Math.random() * 800_000_000)}`.slice(0, 10);

/**
 * Looks up an unused phone number, and creates its customer.
 * @returns the number as stored
 */
export async function newCaller({ page, lang }: Visitor, name: string): Promise<string> {
  const t = labelsOf(lang, officePhoneOrderLabels);
  const number = newNumber();
  const stored = `+855${number.slice(1)}`;
  await page.getByLabel(t('whoFind')).fill(number);
  await button(page, t('newCustomer', { number: stored })).click();
  const form = page.getByRole('form', { name: t('newCustomer', { number: stored }) });
  await form.getByLabel(t('firstName')).fill(name);
  await form.getByRole('button', { name: t('makeCustomer') }).click();
  await page.getByText(stored, { exact: true }).waitFor();
  return stored;
}

/** Adds a product by part of its name. */
export async function addItems({ page, lang }: Visitor, find: string, name: string): Promise<void> {
  const t = labelsOf(lang, officePhoneOrderLabels);
  await page.getByLabel(t('goodsFind')).fill(find);
  await page
    .getByRole('list', { name: t('found') })
    .getByRole('button', { name })
    .click();
  await page.getByRole('row', { name }).waitFor();
}

export async function announceAddress({ page, lang }: Visitor, address: string): Promise<void> {
  const t = labelsOf(lang, officePhoneOrderLabels);
  await page.getByLabel(t('province')).selectOption({ index: 1 });
  const city = page.getByLabel(t('city'));
  await eventually(() => city.locator('option').count()).toBeGreaterThan(1);
  await city.selectOption({ index: 1 });
  await page.getByLabel(t('address')).fill(address);
  await button(page, t('saveAddress')).click();
  await button(page, t('changeAddress')).waitFor();
}

/** Checks the box that the customer agrees with the order as read aloud. */
export const customerAgreed = ({ page, lang }: Visitor): Promise<void> =>
  page.getByRole('checkbox', { name: labelsOf(lang, officePhoneOrderLabels)('saidYes') }).check();
