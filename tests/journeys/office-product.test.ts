import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeHistoryLabels } from '#contract/labels/office/history.ts';
import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { atTheOffice, callFrom } from './support/at-the-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { button, eventually } from './support/pages.ts';
import { wordsOf } from './support/texts.ts';
import type { Visitor, Width } from './support/visitor.ts';

const shop = shopUrl('development').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

/** The owner at the table of products. */
async function at(lang: LanguageCode, width: Width): Promise<Visitor> {
  const me = await atTheOffice(lang, width, { shop, path: '/products', expected: /status of 40[049]/u });
  const name = wordsOf(lang, officeFrameLabels)('products');
  await me.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return me;
}

interface Made {
  id: number;
  version: number;
}
/** Products of this journey's own, which no shopper sees. */
async function makeProducts(page: Page, count: number, name: string): Promise<Made[]> {
  const made: Made[] = [];
  for (let n = 1; n <= count; n += 1)
    made.push(
      await callFrom<Made>(page, 'create-product', {
        attempt: await page.evaluate(() => crypto.randomUUID()),
        fields: { texts: { en: { name: `${name} ${n}` } }, priceCents: 1000 + n, categoryIds: [1] },
      }),
    );
  return made;
}

test('a product with options is made in two languages, and has a day on which it is published', async () => {
  const t = wordsOf('en', officeProductLabels);
  const f = wordsOf('en', officeProductFieldLabels);
  const me = await at('en', 1440);
  const { page } = me;
  await page.getByRole('link', { name: wordsOf('en', officeProductsLabels)('newProduct') }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: t('newProduct') }).waitFor();
  const [english, khmer] = [page.locator('[name="name.en"]'), page.locator('[name="name.ar"]')];
  await khmer.fill('ស្ករត្នោតទឹកដោះគោ');
  // What is missing is said where it is typed.
  await page.keyboard.press('Control+s');
  await page.getByText(f('missing')).first().waitFor();
  await clean(me);
  await english.fill('Palm sugar of the journey');
  await page.getByRole('textbox', { name: `${f('fullDescription')}, English` }).fill('Sweet and dark');
  await page.locator('[name="priceCents"]').fill('6.50');
  await page.getByLabel(t('addTo', { what: f('categoryIds') })).selectOption({ index: 1 });
  await page.getByLabel(t('addTo', { what: f('colours') })).selectOption({ index: 1 });
  await page.locator('.choice-rows input').fill('0.75');
  await page.getByLabel(t('addTo', { what: f('options') })).selectOption({ index: 1 });
  await page.getByLabel(t('dated')).check();
  await page.locator('[name="publishAt"]').fill(`${tomorrow()}T09:00`);
  await button(page, t('create')).click();
  await page.getByRole('heading', { level: 1, name: 'Palm sugar of the journey' }).waitFor();
  await page.getByText(t('shopperPays')).waitFor();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { product } = await callFrom<{ product: Record<string, unknown> }>(page, 'get-product', { id });
  expect(product).toMatchObject({
    priceCents: 650,
    state: 'hidden',
    publishAt: expect.stringContaining(tomorrow()),
    colours: [{ amount: 75 }],
    options: [{ required: false }],
    texts: { en: { fullDescription: '<p>Sweet and dark</p>' }, ar: { name: 'ស្ករត្នោតទឹកដោះគោ' } },
  });
  await clean(me);
  // Each part has an address; the older text of the two says so.
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
  // Whoever has the link sees it before.
  await button(page, t('preview')).click();
  const link = page.getByRole('dialog').getByRole('link', { name: t('open') });
  const preview = (await link.getAttribute('href')) ?? '';
  expect(await (await fetch(preview)).text()).toContain('Palm sugar of the journey');
});

test('a colleague’s edit of the same field is settled by choosing; what does not touch is joined; and it is taken back', async () => {
  const lang = 'ar';
  const t = wordsOf(lang, officeProductLabels);
  const me = await at(lang, 390);
  const { page } = me;
  const [made] = await makeProducts(page, 1, 'Conflict');
  const { id = 0, version = 0 } = made ?? {};
  await page.goto(`${shop}/office/${lang}/products/${id}`);
  const price = page.locator('[name="priceCents"]');
  await price.fill('12.00');
  await page.locator('[name="shippingDays"]').fill('2-4');
  await page
    .locator('.save-which')
    .getByText(wordsOf(lang, officeProductFieldLabels)('shippingDays'))
    .waitFor();
  const theirs = { priceCents: 1500, texts: { en: { shortDescription: 'Theirs' } } };
  await callFrom(page, 'change-product', { id, version, fields: theirs });
  await button(page, t('save')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: `${t('yours')} $12.00` }).waitFor();
  await clean(me);
  await dialog.getByRole('radio', { name: `${t('yours')} $12.00` }).check();
  await button(dialog, t('saveThese')).click();
  await page.locator('.save-bar').waitFor({ state: 'detached' });
  const now = async () => (await callFrom<{ product: object }>(page, 'get-product', { id })).product;
  expect(await now()).toMatchObject({
    priceCents: 1200,
    shippingDays: '2-4',
    texts: { en: { shortDescription: 'Theirs' } },
  });
  await button(page, t('history')).click();
  const history = page.getByRole('dialog');
  await history.locator('del').first().waitFor();
  // Day by day, in sentences.
  const past = wordsOf(lang, officeHistoryLabels);
  await history.getByRole('region', { name: past('today') }).waitFor();
  const [, many = ''] = past('changedMany', { n: 2 }).split('{who}');
  await history.locator('li').first().getByText(many.trim()).waitFor();
  await clean(me);
  const undo = new RegExp(`^${wordsOf(lang, officeHistoryLabels)('undo')}`, 'u');
  await history.locator('li').first().getByRole('button', { name: undo }).click();
  await eventually(async () => (await now()) as { priceCents: number }).toMatchObject({
    priceCents: 1500,
    shippingDays: '',
  });
});

test('forty prices are changed by a sentence, and all are taken back', async () => {
  const t = wordsOf('en', officeTogetherLabels);
  const me = await at('en', 1440);
  const { page } = me;
  // A second try has forty of its own.
  const name = `Forty ${Date.now()}`;
  const made = await makeProducts(page, 40, name);
  await page.goto(`${shop}/office/en/products?find=${encodeURIComponent(name)}`);
  await eventually(() => page.locator('.product-sku').count()).toBe(40);
  await page.getByText(wordsOf('en', officeProductsLabels)('arMissing')).first().waitFor();
  await page.getByRole('checkbox', { name: t('chooseAll') }).check();
  await page.getByRole('link', { name: t('change') }).click();
  const run = button(page, t('changeN', { n: 40 }));
  await run.waitFor();
  await page.locator('.together ins').first().getByText('$10.90').waitFor();
  await clean(me);
  await page.locator('[name="by"]').fill('20');
  await page.locator('.together ins').first().getByText('$11.90').waitFor();
  await button(page, t('changeN', { n: 40 })).click();
  await button(page, t('undoAll', { n: 40 })).waitFor();
  const prices = async () => {
    const found = await callFrom<{ products: { priceCents: number }[] }>(page, 'list-products', {
      find: name,
      sort: 'newest',
      isBackwards: true,
    });
    return found.products.map(({ priceCents }) => priceCents);
  };
  expect(new Set(await prices())).toEqual(new Set([1190, 1290]));
  await clean(me);
  await button(page, t('undoAll', { n: 40 })).click();
  await page.getByText(t('undone', { n: 40 })).waitFor();
  expect(await prices()).toEqual(made.map((_, place) => 1001 + place));
});
