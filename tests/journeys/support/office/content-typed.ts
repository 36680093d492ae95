import type { Page } from 'playwright-core';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { partsText } from '#rules/text-of-language.ts';
import { button, eventually, link } from '../pages.ts';
import { labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

const pictures = 'database/demo/content/commonImages';
const picture = `${pictures}/banner-1.ea3d40a6-1600.webp`;
/** The path of a picture that is dark where the text would be. */
export const busy = `${pictures}/banner-1-phone.3d218af8-1024.webp`;

/** Returns the selected section's heading, above its fields. */
export const chosen = (page: Page, name: string) =>
  page.locator('.part-form').getByRole('heading', { level: 2, name, exact: true }).waitFor();
export const pageOf = async (shop: string, path: string): Promise<string> =>
  (await fetch(shop + path)).text();
/** Uploads a picture into the form's first picture field, and waits for it. */
export async function sendPicture(page: Page, file = picture): Promise<void> {
  const field = page.locator('.one-picture').first();
  const shown = () =>
    field
      .locator('img')
      .getAttribute('src', { timeout: 1000 })
      .catch(() => null);
  const before = await shown();
  await field.locator('input[type=file]').first().setInputFiles(file);
  await eventually(async () => ![null, before].includes(await shown())).toBe(true);
}

/** Adds a banner with a picture and its text. */
export async function typeBanner(
  { page, lang }: Visitor,
  { english, khmer, file }: { english: string; khmer: string; file?: string },
): Promise<void> {
  const t = labelsOf(lang, officeContentLabels);
  const records = labelsOf(lang, recordLabels);
  const main = labelsOf(lang, contentFieldLabels)('banner.main');
  await link(page, t('newBanner')).click();
  await chosen(page, t('newBanner'));
  await sendPicture(page, file);
  for (const [language, text] of Object.entries({ english, khmer }))
    await page
      .getByRole('textbox', { name: partsText(lang, [main, records(language as 'english')]), exact: true })
      .fill(text);
}

/** Publishes the selected banner, and checks it in both languages of the shop. */
export async function publishBanner(
  { page, lang, shop }: Visitor,
  { english, khmer }: { english: string; khmer: string },
): Promise<void> {
  await button(page, labelsOf(lang, officeCommonLabels)('publish')).click();
  await chosen(page, lang === 'en' ? english : khmer);
  await eventually(() => pageOf(shop, '/en/')).toContain(english);
  await eventually(() => pageOf(shop, '/ar/')).toContain(khmer);
}
