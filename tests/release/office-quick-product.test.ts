import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeQuickProductLabels } from '#contract/labels/office/quick-product.ts';
import { taken } from '../support/shopping.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { ownShop } from '../journeys/support/own-shop.ts';
import { button, eventually } from '../journeys/support/pages.ts';
import { productOf, labelsOf } from '../journeys/support/texts.ts';
import { type Visitor, visitor } from '../journeys/support/visitor.ts';

/** Products created here don't appear in the lists of other journeys. */
const server = await ownShop();
const shop = server.url.replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/**
 * Creates a logged-in editor for this journey, whose language is Khmer.
 * @returns the session's cookie
 */
async function khmerEditor(): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const person = {
    email: `quick-${token.slice(0, 8).toLowerCase()}@shop.example`,
    name: 'Srey Mom',
    role_id: 4,
    language_id: 2,
  };
  const { id } = await server.db.insertInto('staff').values(person).returning('id').executeTakeFirstOrThrow();
  const session = { staff_id: id, browser: 'Chrome', system: 'Android', second_factor_at: new Date() };
  await server.db
    .insertInto('staff_session')
    .values({ ...session, token_hash: hash })
    .execute();
  return token;
}

const draftOf = (page: Visitor['page']) =>
  page.evaluate(async () => {
    const read = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not read')));
      });
    const db = await read(indexedDB.open('kado-office'));
    if (!db.objectStoreNames.contains('drafts')) return null;
    const all = await read(db.transaction('drafts').objectStore('drafts').getAll());
    db.close();
    const [draft] = all as { typed: { price?: string; upload?: string } }[];
    return draft ? { price: draft.typed.price, isSent: draft.typed.upload !== undefined } : null;
  });

test('a product is created on a phone in six taps despite a lost connection and a reload, and is published', async () => {
  const t = labelsOf('ar', officeQuickProductLabels);
  const me = await visitor({ lang: 'ar', width: 390, shop, expected: /ERR_FAILED/u });
  const { page, context } = me;
  await context.addCookies([{ name: 'office', value: await khmerEditor(), url: shop }]);
  let pieces = 0;
  await page.route('**/office/uploads/**', async (route) => {
    pieces += 1;
    await (pieces === 1 ? route.abort() : route.continue());
  });
  await page.goto(`${shop}/office/ar/new-product`);
  await taken(page);
  await page.getByText(t('photoHint')).waitFor();
  await clean(me);

  // Adds a photo and crops it.
  const photo = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#b9791d' } })
    .jpeg()
    .toBuffer();
  const camera = page.locator('input[type=file][capture]');
  await camera.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
  const frame = page.getByRole('slider');
  await frame.waitFor();
  const [drawn, framed] = await page
    .locator('.cutter')
    .locator('canvas, svg')
    .evaluateAll((parts) => parts.map((each) => Math.round(each.getBoundingClientRect().width)));
  expect(framed, 'the crop frame covers the photo').toBe(drawn);
  const middle = await frame.getAttribute('aria-valuetext');
  await frame.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await eventually(() => frame.getAttribute('aria-valuetext')).not.toBe(middle);

  // Enters the name, which the shop can translate to English, the price, with riel below it, and the stock.
  const [khmer, english] = [productOf('kampot-pepper', 'ar').name, productOf('kampot-pepper', 'en').name];
  await page.getByLabel(t('nameIn', { language: t('khmer') })).fill(khmer);
  const other = page.getByLabel(t('nameIn', { language: t('english') }));
  await eventually(() => other.inputValue()).toBe(english);
  await page.getByText(t('offered')).waitFor();
  await page.getByLabel(t('priceIn')).fill('១៤');
  await page.getByText(/៛/u).waitFor();
  await eventually(() => draftOf(page)).toEqual({ price: '១៤', isSent: true });
  expect(pieces).toBeGreaterThan(1);
  await clean(me);

  // The input is stored on this phone, so it is all there again.
  await page.reload();
  await taken(page);
  await eventually(() => page.getByLabel(t('priceIn')).inputValue()).toBe('១៤');
  await frame.waitFor();
  await page.getByLabel(t('nameIn', { language: t('english') })).fill('Pepper of the journey');
  await button(page, t('publishFor', { price: '$14.00' })).click();
  const products = labelsOf('ar', officeFrameLabels)('products');
  await page.getByRole('heading', { level: 1, name: products, exact: true }).waitFor();
  const row = page.locator('.products tbody tr');
  await row.getByText(khmer).waitFor();
  const id = /\d+$/u.exec((await row.getByRole('link').first().getAttribute('href')) ?? '')?.[0] ?? '';
  const html = await (await fetch(`${shop}/ar/product-detail/${id}/x/x`)).text();
  const [picture = ''] = /\/content\/commonImages\/img-1\.[0-9a-f]{8}\.webp/u.exec(html) ?? [];
  const answer = await fetch(new URL(picture, shop));
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(900);
  await eventually(() => draftOf(page)).toBeNull();
});
