import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officePrintLabels } from '#contract/labels/office/order-prints.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import type { officeRoleLabels } from '#contract/labels/office/roles.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { formatAmount } from '#rules/money.ts';
import { factsText, partsText } from '#rules/text-of-language.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { sideways } from './support/checks/room.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import {
  addClock,
  askAboutChange,
  saveChange,
  takeOneAway,
  totalOf,
} from './support/office/order-changed.ts';
import { button, eventually } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { whiteShirts } from './support/shirts.ts';
import { nameOf, productOf, labelsOf } from './support/texts.ts';
import { stricterLanguage, type Visitor, type Width } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0a6' } })
  .png()
  .toBuffer();
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

const at = (
  path: string,
  lang: LanguageCode,
  width: Width,
  role: keyof typeof officeRoleLabels.texts,
): Promise<Visitor> => openOffice(lang, width, { shop, path, role });

test('an order is viewed, commented on and edited; the mentioned colleague finds it', async () => {
  const [t, record] = [labelsOf('en', officeOrderChange), labelsOf('en', officeOrderRecord)];
  const pepper = productOf('kampot-pepper', 'en');
  const customer = await newCustomer(shop);
  const { OrderNumber: number } = await placedOrder(shop, customer, cartOf({ id: pepper.id, quantity: 4 }));
  const me = await at(`/orders?find=${number}`, 'en', 1440, 'sales');
  const { page } = me;

  // The order opens beside the table, and closing it returns to its row.
  const row = page.getByRole('link', { name: number, exact: true });
  await row.press('Space');
  const panel = page.getByRole('dialog');
  await panel.getByText(pepper.name).waitFor();
  await button(panel, labelsOf('en', officeOrderLabels)('confirm')).waitFor();
  await clean(me);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await eventually(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
  await row.press('Enter');
  await page.getByRole('heading', { level: 1, name: number, exact: true }).waitFor();

  // A note that mentions a colleague.
  const field = page.getByLabel(record('note'), { exact: true }).and(page.locator('textarea'));
  await field.fill('They want fewer, ');
  await field.press('End');
  await field.pressSequentially('@demo w');
  await page.locator('.note-names').getByRole('button', { name: 'Demo Workshop' }).click();
  // The note survives a reload without a question.
  const typed = await field.inputValue();
  expect(typed).toContain('@Demo Workshop');
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).toBe(typed);
  await field.press('Control+Enter');
  await page.locator('.note-text').getByText('@Demo Workshop').waitFor();
  await clean(me);

  await page.getByRole('link', { name: labelsOf('en', officeCommonLabels)('edit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('title', { number }) }).waitFor();
  await eventually(() => button(page, t('save')).isDisabled()).toBe(true);
  await takeOneAway(me);
  await addClock(me);
  await clean(me);
  const total = await askAboutChange(me);
  await clean(me);
  await saveChange(me, number);
  expect(await totalOf(page)).toBe(total);
  expect(total).not.toBe(formatAmount(0));

  const phone = await at('/', 'ar', 390, 'workshop');
  const { page: small } = phone;
  await small.getByRole('link').filter({ hasText: number }).filter({ hasText: '@' }).click();
  await small.getByRole('heading', { level: 1, name: number }).waitFor();
  await small.locator('.note-text').getByText('@Demo Workshop').waitFor();
  const khmerClock = productOf('wall-clock', 'ar').name;
  await small.getByText(labelsOf('ar', officeOrderChange)('wasIn', { n: 1, name: khmerClock })).waitFor();
  expect(await small.getByRole('main').innerText()).not.toMatch(/\$|៛/u);
  await clean(phone);
  // The notification is no longer pending once it has been opened.
  await small.goto(`${shop}/office/ar/`);
  const welcome = labelsOf('ar', officeFrameLabels)('welcome', { name: 'Demo Workshop' });
  await small.getByText(welcome).waitFor();
  await small.locator('.today-cols').waitFor();
  expect(await small.getByRole('link').filter({ hasText: number }).count()).toBe(0);
});

test('on a phone an order gets another address; staff who prepare orders cannot edit it', async () => {
  const t = labelsOf('en', officeOrderChange);
  const { id } = productOf('kampot-pepper', 'en');
  const { OrderNumber: number } = await placedOrder(
    shop,
    await newCustomer(shop),
    cartOf({ id, quantity: 2 }),
  );
  const { page: other } = await at(`/orders/${number}/change`, 'ar', 390, 'workshop');
  await other.getByText(labelsOf('ar', officeFrameLabels)('notYours')).waitFor();
  expect(await other.locator('.cart-lines').count()).toBe(0);
  const me = await at(`/orders/${number}/change`, 'en', 390, 'sales');
  const { page } = me;
  await button(page, t('changeAddress')).click();
  await page.getByLabel(t('address'), { exact: true }).fill('House 5, Street 310');
  // The elements must be completely visible, because those partly covered by the navigation count as too
  // small.
  await page.setViewportSize({ width: 390, height: 2400 });
  await clean(me);
  await button(page, t('save')).click();
  await button(page.getByRole('dialog'), t('save')).click();
  await page.getByRole('heading', { level: 1, name: number, exact: true }).waitFor();
  await page.getByText('House 5, Street 310').waitFor();
});

test.each(stricterLanguage)(
  'an ordered line with several sizes gets others, also pasted in the other language: %s',
  async (lang) => {
    const [t, line] = [labelsOf(lang, officeOrderChange), labelsOf(lang, officePhoneOrderLabels)];
    const customer = await newCustomer(shop);
    const { OrderNumber: number } = await placedOrder(shop, customer, [
      await whiteShirts(shop, { s: 2, m: 1 }),
    ]);
    const me = await at(`/orders/${number}/change`, lang, 390, 'sales');
    const { page } = me;
    const shirt = productOf('t-shirt', lang).name;
    const field = (color: string, size: string) =>
      page.getByRole('textbox', {
        name: line('quantityOf', { name: partsText(lang, [shirt, nameOf('colours', color, lang), size]) }),
        exact: true,
      });
    await eventually(() => field('white', 'S').inputValue()).toBe('2');
    expect(await field('white', 'XL').inputValue()).toBe('');
    await field('white', 'XL').fill('3');
    await field('white', 'S').evaluate(
      (input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      `${nameOf('colours', 'black', lang === 'ar' ? 'en' : 'ar')} L 4`,
    );
    await eventually(() => field('black', 'L').inputValue()).toBe('4');
    await clean(me);
    await eventually(() => button(page, t('save')).isDisabled()).toBe(false);
    await button(page, t('save')).click();
    await button(page.getByRole('dialog'), t('save')).click();
    await page.getByRole('heading', { level: 1, name: number, exact: true }).waitFor();
    const changed = page.getByText(
      t('wasIn', { n: 4, name: `${shirt} (${factsText(lang, [nameOf('colours', 'black', lang), 'L'])})` }),
    );
    await changed.waitFor();
  },
);

test('staff add a printing position to a paid order on a phone, and the logo that its customer sent in a chat', async () => {
  const [lang, width] = ['ar', 390] as const;
  const [t, print] = [labelsOf(lang, officeOrderChange), labelsOf(lang, officePrintLabels)];
  const proofs = labelsOf(lang, officeProofLabels);
  const lines = [await whiteShirts(shop, { m: 2 })];
  const payment = { PaymentMethod: '5', paymentToken: `tok_test_approve.n${randomUUID()}` };
  const { OrderNumber: number } = await placedOrder(shop, await newCustomer(shop), lines, payment);
  const me = await at(`/orders/${number}`, lang, width, 'sales');
  const { page } = me;
  await page.getByRole('link', { name: labelsOf(lang, officeCommonLabels)('edit') }).press('Enter');
  const select = page
    .locator('.cart-lines')
    .getByRole('combobox', { name: nameOf('attributes', 'print', lang) });
  await select.selectOption({ label: nameOf('options', 'print-one-colour', lang) });
  const save = button(page, t('save'));
  await eventually(() => save.isDisabled()).toBe(false);
  await save.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(proofs('channel')).selectOption('phone');
  await clean(me);
  await button(dialog, t('save')).press('Enter');
  const add = page.getByRole('button', { name: new RegExp(`^${print('addLogo')}`, 'u') });
  await add.press('Enter');
  await clean(me);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'lotus.png', mimeType: 'image/png', buffer: logo });
  await dialog.getByText(proofs('attached', { name: 'lotus.png' })).waitFor();
  await button(dialog, print('addLogo')).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(t('wasPrint')).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${print('replaceLogo')}`, 'u') }).waitFor();
  expect(await sideways(page)).toBe(0);
});
