import type { Page } from 'playwright-core';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { callFrom } from '../open-office.ts';
import { button } from '../pages.ts';
import { labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Fills in a new product except its Khmer name and its pictures.
 * @returns its publish date
 */
export async function typeProduct({ page, lang }: Visitor, name: string): Promise<string> {
  const t = labelsOf(lang, officeProductLabels);
  const f = labelsOf(lang, officeProductFieldLabels);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await page.locator('[name="name.en"]').fill(name);
  await page.locator('.rich-text [lang="en"]').first().fill('Sweet and dark');
  await page.locator('[name="priceCents"]').fill('6.50');
  await page.getByLabel(t('addTo', { what: f('categoryIds') })).selectOption({ index: 1 });
  await page.getByLabel(t('addTo', { what: f('colours') })).selectOption({ index: 1 });
  await page.locator('.choice-rows input').fill('0.75');
  await page.getByLabel(t('addTo', { what: f('options') })).selectOption({ index: 1 });
  await page.getByLabel(t('dated')).check();
  await page.locator('[name="publishAt"]').fill(`${tomorrow}T09:00`);
  return tomorrow;
}

interface Product {
  version: number;
  priceCents: number;
}
export const productNow = async (page: Page, id: number): Promise<Product> =>
  (await callFrom<{ product: Product }>(page, 'get-product', { id })).product;

/** A colleague's concurrent edit of a product, and the result of keeping one's own price. */
export const theirs = { priceCents: 1500, texts: { en: { shortDescription: 'Theirs' } } };
export const settled = {
  priceCents: 1200,
  shippingDays: '2-4',
  texts: { en: { shortDescription: 'Theirs' } },
};

/** Edits two fields, and checks that they are marked as changed. */
export async function typePriceAndDays({ page, lang }: Visitor): Promise<void> {
  await page.locator('[name="priceCents"]').fill('12.00');
  await page.locator('[name="shippingDays"]').fill('2-4');
  await page
    .locator('.save-which')
    .getByText(labelsOf(lang, officeProductFieldLabels)('shippingDays'))
    .waitFor();
}

/** Saves, and chooses the own price over a colleague's. `asked` runs before the choice. */
export async function saveAndChoose({ page, lang }: Visitor, requests?: () => Promise<void>): Promise<void> {
  const t = labelsOf(lang, officeFormLabels);
  const common = labelsOf(lang, officeCommonLabels);
  await button(page, common('save')).click();
  const dialog = page.getByRole('dialog');
  const mine = dialog.getByRole('radio', { name: `${t('yours')} $12.00` });
  await mine.waitFor();
  await requests?.();
  await mine.check();
  await button(dialog, t('saveThese')).click();
  await page.locator('.save-bar').waitFor({ state: 'detached' });
}

/** Undoes the newest change in the open history. */
export async function undoNewest({ page, lang }: Visitor): Promise<void> {
  const undo = new RegExp(`^${labelsOf(lang, officeCommonLabels)('undo')}`, 'u');
  await page.getByRole('dialog').locator('li').first().getByRole('button', { name: undo }).click();
}
