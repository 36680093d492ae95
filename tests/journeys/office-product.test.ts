import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeHistoryLabels } from '#contract/labels/office/history.ts';
import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice, callFrom } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import {
  productNow,
  saveAndChoose,
  settled,
  theirs,
  typePriceAndDays,
  typeProduct,
  undoNewest,
} from './support/office/product-typed.ts';
import {
  beginTogether,
  findProducts,
  makeProducts,
  pricesOf,
  raiseTogether,
  undoTogether,
} from './support/office/prices-together.ts';
import { button, eventually } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import type { Visitor, Width } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/** Opens the product table as the owner. */
async function at(lang: LanguageCode, width: Width): Promise<Visitor> {
  const me = await openOffice(lang, width, { shop, path: '/products', expected: /status of 40[049]/u });
  const name = labelsOf(lang, officeFrameLabels)('products');
  await me.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return me;
}

test('a product with options is created in two languages with a publish date', async () => {
  const t = labelsOf('en', officeProductLabels);
  const common = labelsOf('en', officeCommonLabels);
  const f = labelsOf('en', officeProductFieldLabels);
  const me = await at('en', 1440);
  const { page } = me;
  await page.getByRole('link', { name: labelsOf('en', officeCommonLabels)('newProduct') }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: common('newProduct') }).waitFor();
  await page.locator('[name="name.ar"]').fill('ស្ករត្នោតទឹកដោះគោ');
  // Missing values are reported at their fields.
  await page.keyboard.press('Control+s');
  await page.getByText(f('missing')).first().waitFor();
  await clean(me);
  const tomorrow = await typeProduct(me, 'Palm sugar of the journey');
  // The margin follows what is typed.
  const cost = page.locator('[name="costCents"]');
  await cost.fill('7');
  await page.getByText(t('underCost', { price: '$6.50' })).waitFor();
  await cost.fill('4.00');
  await page.getByText(common('margin', { amount: '$2.50', percent: '38.5%' })).waitFor();
  // A second color is moved before the first.
  await page.getByLabel(t('addTo', { what: f('colours') })).selectOption({ index: 1 });
  const colours = page.getByRole('list', { name: f('colours') });
  const [, second = ''] = await colours.locator('.choice-name').allInnerTexts();
  await button(colours, common('reorderNamed', { name: second })).press('Alt+ArrowUp');
  await page.getByText(common('movedTo', { name: second, n: 1 })).waitFor();
  await button(page, t('create')).click();
  await page.getByRole('heading', { level: 1, name: 'Palm sugar of the journey' }).waitFor();
  await page.getByText(t('shopperPays')).waitFor();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { product } = await callFrom<{ product: Record<string, unknown> }>(page, 'get-product', { id });
  expect(product).toMatchObject({
    priceCents: 650,
    costCents: 400,
    state: 'hidden',
    publishAt: expect.stringContaining(tomorrow),
    colours: [{ amount: 0 }, { amount: 75 }],
    options: [{ required: false }],
    texts: { en: { fullDescription: '<p>Sweet and dark</p>' }, ar: { name: 'ស្ករត្នោតទឹកដោះគោ' } },
  });
  await clean(me);
  // Each section has a URL. The outdated one of the two texts is marked.
  const parts = page.getByRole('navigation', { name: t('parts') });
  await parts.getByRole('link', { name: t('delivery') }).click();
  await parts.locator('[aria-current=location]').getByText(t('delivery')).waitFor();
  expect(new URL(page.url()).hash).toBe('#delivery');
  await callFrom(page, 'change-product', {
    id,
    version: product['version'],
    fields: { texts: { en: { name: 'Palm sugar of the journey, whole' } } },
  });
  await page.reload();
  await page.getByText(t('olderThanEnglish')).waitFor();
  await parts.getByRole('link', { name: t('olderHere') }).waitFor();
  // The link shows the product before it is published.
  await button(page, common('preview')).click();
  const link = page.getByRole('dialog').getByRole('link', { name: common('open') });
  const preview = (await link.getAttribute('href')) ?? '';
  expect(await (await fetch(preview)).text()).toContain('Palm sugar of the journey');
});

test('a colleague’s edit of the same field is resolved by choice, other fields merge, and it can be undone', async () => {
  const lang = 'ar';
  const common = labelsOf(lang, officeCommonLabels);
  const me = await at(lang, 390);
  const { page } = me;
  const [made] = await makeProducts(page, 1, 'Conflict');
  const { id = 0, version = 0 } = made ?? {};
  await page.goto(`${shop}/office/${lang}/products/${id}`);
  const now = () => productNow(page, id);
  await typePriceAndDays(me);
  await callFrom(page, 'change-product', { id, version, fields: theirs });
  await saveAndChoose(me, () => clean(me));
  expect(await now()).toMatchObject(settled);
  await button(page, common('history')).click();
  const history = page.getByRole('dialog');
  await history.locator('del').first().waitFor();
  // The history is grouped by day, in sentences.
  const past = labelsOf(lang, officeHistoryLabels);
  await history.getByRole('region', { name: past('today') }).waitFor();
  const [, many = ''] = past('changedMany', { n: 2 }).split('{who}');
  await history.locator('li').first().getByText(many.trim()).waitFor();
  await clean(me);
  await undoNewest(me);
  await eventually(now).toMatchObject({ priceCents: 1500, shippingDays: '' });
});

test('placing the cursor in a description that ends with a list changes nothing', async () => {
  const lang = 'ar';
  const { page } = await at(lang, 390);
  const [made] = await makeProducts(page, 1, 'Untouched');
  const { id = 0, version = 0 } = made ?? {};
  const fields = { texts: { en: { fullDescription: '<ul><li><p>Ceramic</p></li></ul>' } } };
  await callFrom(page, 'change-product', { id, version, fields });
  await page.goto(`${shop}/office/${lang}/products/${id}`);
  await page.locator('.rich-text').getByText('Ceramic').click();
  expect(await page.locator('.save-bar').count()).toBe(0);
  // The page is left without a question.
  const back = labelsOf(lang, officeProductLabels)('title', { id });
  await page.getByRole('link', { name: back }).click();
  const name = labelsOf(lang, officeFrameLabels)('products');
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
});

test('a rule changes forty prices, and all are undone', async () => {
  const me = await at('en', 1440);
  const { page } = me;
  // A second attempt uses another forty products.
  const name = `Forty ${Date.now()}`;
  await makeProducts(page, 40, name);
  await findProducts(me, name, 40);
  await page.getByText(labelsOf('en', officeProductsLabels)('arMissing')).first().waitFor();
  await beginTogether(me);
  await clean(me);
  await raiseTogether(me, 40);
  expect(new Set(await pricesOf(page, name))).toEqual(new Set([1190, 1290]));
  await clean(me);
  await undoTogether(me, 40);
  expect(await pricesOf(page, name)).toEqual(Array.from({ length: 40 }, (_, place) => 1001 + place));
});
