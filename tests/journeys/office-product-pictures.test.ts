import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice, callFrom } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { drop, photo } from './support/office/pictures-sent.ts';
import { button, eventually } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async (page: Page) => expect(await axeFindings(page)).toEqual([]);

interface Pictured {
  product: { pictures: { path: string; view: string }[]; digital: { file: string } | null };
}
const saved = async (page: Page) => {
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  return (await callFrom<Pictured>(page, 'get-product', { id })).product;
};

test('of three pictures dropped on a new product one is rejected; the others are described, sorted, cropped and published', async () => {
  const t = labelsOf('en', officePicturesLabels);
  const common = labelsOf('en', officeCommonLabels);
  const p = labelsOf('en', officeProductLabels);
  const f = labelsOf('en', officeProductFieldLabels);
  const me = await openOffice('en', 1440, {
    shop,
    path: '/products/new',
    role: 'editor',
    expected: /status of 400/u,
  });
  const { page } = me;
  await page.locator('[name="name.en"]').fill('Pictured mug');
  await page.locator('[name="priceCents"]').fill('7.50');
  await page.getByLabel(p('addTo', { what: f('categoryIds') })).selectOption({ index: 1 });
  await page.getByLabel(p('addTo', { what: f('colours') })).selectOption({ index: 1 });

  // Nothing can be saved during the upload.
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  await page.route('**/office/uploads/**', async (route) => {
    await held;
    await route.continue();
  });
  const place = page.locator('.pictures');
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await drop(place, [await photo('Red.jpg'), broken, await photo('Green.jpg')]);
  await page.getByText(labelsOf('en', officeFormLabels)('uploadsRunning')).waitFor();
  expect(await button(page, p('create')).getAttribute('aria-disabled')).toBe('true');
  resume();
  const tiles = place.locator('li[data-thing]');
  await eventually(() => tiles.count()).toBe(2);
  const refused = place.locator('.sendings .is-bad');
  await refused.getByText(labelsOf('en', officeRefusals)('notPicture')).waitFor();
  expect(await refused.innerText()).toContain('broken.png');
  await clean(page);
  await button(place, t('forget', { name: 'broken.png' })).click();

  // The first picture dropped comes first. The keyboard moves it back, and the focus follows.
  const stems = () =>
    tiles
      .locator('img')
      .evaluateAll((all) =>
        all.map((each) => /(\w+)\.[0-9a-f]{8}/u.exec((each as HTMLImageElement).src)?.[1]),
      );
  expect(await stems()).toEqual(['red', 'green']);
  await button(place, t('move', { n: 1 })).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await eventually(stems).toEqual(['green', 'red']);
  await page.getByText(t('moved', { n: 2, total: 2 })).waitFor();
  await page.keyboard.press('Alt+ArrowLeft');
  await eventually(stems).toEqual(['red', 'green']);

  // Sets color, view and text, and crops to the right.
  await button(place, t('about', { n: 1 })).click();
  const about = page.getByRole('dialog', { name: t('nthOf', { n: 1, total: 2 }) });
  await about.getByLabel(t('colour')).selectOption({ index: 1 });
  await about.getByLabel(t('view')).selectOption({ label: t('back') });
  await about.getByLabel(t('description', { language: t('english') })).fill('A mug from behind');
  await about.getByLabel(t('description', { language: t('khmer') })).fill('ពែងពីក្រោយ');
  await clean(page);
  await button(about, t('cut')).click();
  const cut = page.getByRole('dialog', { name: t('cutHeading') });
  const frame = cut.getByRole('slider');
  await frame.focus();
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('Shift+ArrowRight');
  await eventually(() => frame.getAttribute('aria-valuetext')).toContain('33%');
  await clean(page);
  const before = await tiles.first().locator('img').getAttribute('src');
  await button(cut, t('cutUse')).click();
  await cut.waitFor({ state: 'detached' });
  await eventually(() => tiles.first().locator('img').getAttribute('src')).not.toBe(before);
  await button(about, common('done')).click();
  // The other picture has no text, which is marked. After it is removed, it can be restored.
  await tiles.nth(1).getByText(t('noDescription')).waitFor();
  await button(place, t('about', { n: 2 })).click();
  await button(page.getByRole('dialog'), common('remove')).click();
  await eventually(() => tiles.count()).toBe(1);
  await page.keyboard.press('Enter');
  await eventually(stems).toEqual(['red', 'green']);

  await button(page, p('create')).click();
  await page.getByRole('heading', { level: 1, name: 'Pictured mug' }).waitFor();
  await page.getByText(p('shopperPays')).waitFor();
  const { pictures } = await saved(page);
  expect(pictures).toEqual([
    {
      path: expect.stringContaining('/red.'),
      colourId: expect.any(Number),
      view: 'back',
      alt: { en: 'A mug from behind', ar: 'ពែងពីក្រោយ' },
      areas: [],
    },
    { path: expect.stringContaining('/green.'), colourId: null, view: 'front', alt: {}, areas: [] },
  ]);
  const shown = await fetch(new URL(pictures[0]?.path ?? '', shop));
  // The first quarter of the whole picture is red, and so is the first half of its middle.
  const at = { left: 320, top: 400, width: 1, height: 1 };
  const { data } = await sharp(Buffer.from(await shown.arrayBuffer()))
    .extract(at)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[2]).toBeGreaterThan(data[0] ?? 255);
  // The page as a shopper sees it.
  await button(page, common('preview')).click();
  const link = page.getByRole('dialog').getByRole('link', { name: common('open') });
  const html = await (await fetch((await link.getAttribute('href')) ?? '')).text();
  expect(html).toContain(pictures[0]?.path);
  expect(html).toContain('A mug from behind');
});

test('on a phone a digital product gets a picture and a new file', async () => {
  const lang = 'ar';
  const t = labelsOf(lang, officePicturesLabels);
  const common = labelsOf(lang, officeCommonLabels);
  const me = await openOffice(lang, 390, { shop, path: '/products', role: 'editor' });
  const { page } = me;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.products').waitFor();
  const made = await callFrom<{ id: number }>(page, 'create-product', {
    attempt: await page.evaluate(() => crypto.randomUUID()),
    fields: { texts: { en: { name: 'Pattern' } }, priceCents: 300, categoryIds: [1] },
  });
  await page.goto(`${shop}/office/${lang}/products/${made.id}`);
  const place = page.locator('.pictures');
  await place.locator('input[type=file][capture]').setInputFiles(await photo('IMG_7.jpg'));
  const files = page.locator('.digital-file');
  const choose = files.locator('input[type=file]');
  const pdf = (name: string, text: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7 ${text}`),
  });
  await choose.setInputFiles(pdf('First pattern.pdf', 'one'));
  await files.getByText('First pattern.pdf').waitFor();
  await place.locator('li[data-thing]').waitFor();
  const save = async () => {
    await button(page, common('save')).click();
    await page.locator('.save-bar').waitFor({ state: 'detached' });
  };
  await save();
  expect(await saved(page)).toMatchObject({
    pictures: [{ path: expect.stringContaining('/img-7.') }],
    digital: { file: expect.stringMatching(/first-pattern\.\w+\.pdf$/u) },
  });

  await choose.setInputFiles(pdf('Second pattern.pdf', 'two'));
  await files.getByText('Second pattern.pdf').waitFor();
  await files.getByText(t('kilobytes', { n: 1 })).waitFor();
  await button(files, t('putBack')).click();
  await files.getByText('First pattern.pdf').waitFor();
  await choose.setInputFiles(pdf('Second pattern.pdf', 'two'));
  await files.getByText('Second pattern.pdf').waitFor();
  await save();
  await clean(page);
  const load = page.waitForEvent('download');
  await files.getByRole('link', { name: t('downloadFile', { name: 'Second pattern.pdf' }) }).click();
  expect(readFileSync(await (await load).path(), 'utf8')).toBe('%PDF-1.7 two');
});
