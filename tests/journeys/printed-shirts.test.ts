import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { proofPageLabels } from '#contract/labels/mail/proof-page.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { depositLabels } from '#contract/labels/shared/deposit.ts';
import { companyLabels } from '#contract/labels/storefront/company.ts';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { changeSettings } from '#shop/content/content.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newCustomer } from './support/customer.ts';
import { customerAgreed } from './support/office/order-by-phone.ts';
import { logIn } from './support/login.ts';
import { openOffice } from './support/open-office.ts';
import { khqrShop } from './support/paid-by-code.ts';
import {
  button,
  eventually,
  link,
  main,
  message,
  open,
  openProduct,
  pathOf,
  stored,
} from './support/pages.ts';
import { payingByCodeIn } from './support/paying-by-code.ts';
import { paymentMethodName } from './support/payment-method-names.ts';
import { labelsOf, nameOf, productOf } from './support/texts.ts';
import { whiteShirts } from './support/shirts.ts';
import { inRelease, type Visitor, visitor, type Width } from './support/visitor.ts';

const { bank, shop, db } = await khqrShop();
const office = { shop: shop.url.replace('127.0.0.1', 'localhost') };
const secret = Buffer.from(readFileSync(path.join(shop.dataFolder, 'secret'), 'utf8').trim(), 'base64');
await changeSettings(
  db,
  { depositPercent: 50, depositOnlyDecorated: true, vatOn: true, vatNumber: 'L001-100012345' },
  'system',
);
const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
  .composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#0a6' } }, left: 4, top: 10 },
    { input: { create: { width: 20, height: 20, channels: 3, background: '#d30' } }, left: 34, top: 10 },
  ])
  .png()
  .toBuffer();
const orderNow = async () =>
  (
    await sql<{ id: number; number: string; status: number; total: number; open: number }>`
      select o.id, o.number, o.status_id as status, o.total_cents as total,
        coalesce((select sum(amount_cents) from order_rest r where r.order_id = o.id and r.state = 'open'), 0)::int as open
      from customer_order o order by o.id desc limit 1`.execute(db)
  ).rows[0]!;
const pageOf = async (lang: LanguageCode, orderId: number) =>
  jobPath(secret, lang, (await jobOrder(db, { orderId }))!);

/** Draws and sends a proof of the order's shirts in the office. */
async function sendsProof(number: string, more: { note?: string; price?: string } = {}): Promise<void> {
  const t = labelsOf('en', officeProofLabels);
  const me = await openOffice('en', 1440, { ...office, path: `/orders/${number}` });
  const { page } = me;
  await button(page, more.note ? t('newProof') : t('createProof')).click();
  const form = page.getByRole('form', { name: t('createProof') });
  if (more.note) await form.getByLabel(t('whatChanged')).fill(more.note);
  if (more.price) await form.getByLabel(t('price')).fill(more.price);
  await form.getByRole('button', { name: t('createProof') }).click();
  await button(page, t('sendProof')).click();
  await page.getByText(t('sent'), { exact: true }).first().waitFor();
  await page.close();
}

/** Asks for the balance of an order, and records the transfer. */
async function collectsBalance(number: string): Promise<void> {
  const t = labelsOf('en', officeOrderChange);
  const { page } = await openOffice('en', 1440, { ...office, path: `/orders/${number}` });
  await button(page, t('requestBalance')).click();
  await page.getByText(t('balanceRequested')).waitFor();
  await button(page, t('restSeen')).click();
  const form = page.getByRole('form', { name: t('restSeen') });
  await form.getByLabel(t('reference')).fill(`FT-${number}`);
  await form.getByRole('button', { name: t('restSeen') }).click();
  await page.getByText(t('restDone')).waitFor();
  await page.close();
}

/** Begins the work on an order. */
async function prepares(number: string): Promise<void> {
  const { page } = await openOffice('en', 1440, { ...office, path: `/orders/${number}` });
  await button(page, labelsOf('en', officeOrderLabels)('prepare')).first().click();
  await eventually(async () => (await orderNow()).status).toBe(2);
  await page.close();
}

/** Sends S and M in one parcel and L in another, and marks both as delivered, which completes the order. */
async function sendsInTwo(number: string): Promise<void> {
  const [t, record] = [labelsOf('en', officeOrderLabels), labelsOf('en', officeOrderRecord)];
  const { page } = await openOffice('en', 1440, { ...office, path: `/orders/${number}` });
  const dialog = page.getByRole('dialog');
  await button(page, t('send')).first().click();
  await dialog.getByText(record('chooseContents')).click();
  const pieces = dialog.getByRole('table').getByRole('textbox');
  for (const [at, value] of ['20', '50', ''].entries()) await pieces.nth(at).fill(value);
  await dialog.getByText(record('contentsNow', { n: 70, of: 100 })).waitFor();
  await button(dialog, t('send')).click();
  await page.getByText(record('stillToSend', { n: 30 })).waitFor();
  await button(page, t('send')).first().click();
  await button(dialog, t('send')).click();
  const delivered = button(page.locator('.order-parcels'), record('deliverParcel'));
  await eventually(() => delivered.count()).toBe(2);
  await delivered.first().click();
  await eventually(() => delivered.count()).toBe(1);
  await delivered.click();
  await button(dialog, record('deliverParcel')).click();
  await eventually(async () => (await orderNow()).status).toBe(3);
  await page.close();
}

test('a new customer reads at checkout what is paid now, and that a proof comes first', async () => {
  const shirts = await whiteShirts(shop.url, { s: 40, m: 60 }, 'print-full-colour');
  const me = await visitor({ lang: 'en', width: 390, shop: shop.url, stored: { cartItems: [shirts] } });
  await open(me, `/signup?next=${encodeURIComponent('/en/checkout')}`);
  await me.page.getByText(labelsOf('en', orderProgressLabels)('sayAhead')).waitFor();
  const [now] = (await me.page.locator('.st-money > span').allTextContents()).map(
    (sum) => /\$[\d.,]+/u.exec(sum)?.[0],
  );
  const bar = me.page.locator('.action-bar');
  await bar.getByText(labelsOf('en', depositLabels)('dueNow')).waitFor();
  expect(await bar.textContent()).toContain(now);
  expect(await me.page.locator('.pay-way').textContent()).toContain(now);
});

describe.each(['ar' as const, ...inRelease('en')])(
  'a hundred printed shirts for an office, in %s',
  (lang) => {
    const width: Width = lang === 'en' ? 1440 : 390;
    const matrix = labelsOf(lang, matrixLabels);
    const detail = labelsOf(lang, productDetailLabels);
    const print = labelsOf(lang, orderPrintLabels);
    const check = labelsOf(lang, checkoutLabels);
    const company = labelsOf(lang, companyLabels);
    const history = labelsOf(lang, ordersHistoryLabels);
    const progress = labelsOf(lang, orderProgressLabels);
    const proof = labelsOf(lang, proofPageLabels);
    const orderPage = labelsOf(lang, orderPageLabels);
    const white = nameOf('colours', 'white', lang);
    const { name: shirt } = productOf('t-shirt', lang);
    const option = (slug: string) => nameOf('options', slug, lang);
    const paying = payingByCodeIn(lang);

    /** Orders the shirts with a logo on chest and back, and pays the deposit by KHQR. */
    async function orders(me: Visitor): Promise<void> {
      const { page } = me;
      await openProduct(me, 't-shirt');
      await button(page, matrix('matrix')).click();
      const table = page.getByRole('table', { name: matrix('matrix') });
      for (const [size, pieces] of [
        ['s', '20'],
        ['m', '50'],
        ['l', '30'],
      ] as const)
        await table
          .getByRole('textbox', {
            name: matrix('cell', { color: white, size: nameOf('sizes', size, lang) }),
            exact: true,
          })
          .fill(pieces);
      await page.getByRole('radio', { name: option('print-full-colour') }).check();
      await page.locator('.buy-positions summary').click();
      await page.getByRole('radio', { name: option('back-one-colour') }).check();
      const send = button(main(page), print('sendLogo'));
      await eventually(() => send.count()).toBe(2);
      await main(page).locator('input[type=file]').first().setInputFiles({
        name: 'office.png',
        mimeType: 'image/png',
        buffer: logo,
      });
      // The logo is on the picture of the shirt, with warnings that refuse nothing.
      await main(page).getByText(print('received')).first().waitFor();
      await eventually(() => main(page).locator('.pr-file').first().locator('li:not(.pr-soft)').count()).toBe(
        2,
      );
      await button(main(page), print('useAgain')).last().click();
      await button(main(page), /office\.png/u)
        .last()
        .click();
      await eventually(() => send.count()).toBe(0);
      await page
        .locator('.buy')
        .getByRole('button', { name: detail('lbl_prd_det_addcart') })
        .click();
      await message(me, 'addedToCart').waitFor();

      await open(me, '/checkout');
      await page.getByText(progress('sayAhead')).waitFor();
      await page.getByText(check('forCompany')).click();
      await page.getByRole('textbox', { name: company('name') }).fill('Mekong Office Co.');
      await page.getByRole('textbox', { name: company('taxNumber') }).fill('K001-901234567');
      await page.getByRole('textbox', { name: company('address') }).fill('House 9, Street 240');
      await paying.methods(me).selectOption({ label: paymentMethodName(lang, 'khqr') });
      await paying.place(me).click();
      const dialog = paying.dialogOf(me);
      await dialog.getByRole('img').first().waitFor();
      bank.pay(bank.newest());
      await message(me, 'orderPlaced').first().waitFor();
    }

    test(`a hundred printed shirts are proofed, approved on a phone, paid, printed and ordered again, at ${width} px`, async () => {
      const { email, password } = await newCustomer(shop.url, lang);
      const me = await visitor({ lang, width, shop: shop.url });
      await open(me, '/login');
      await logIn(me, email, password);
      await eventually(() => pathOf(me.page)).not.toContain('/login');
      await orders(me);
      const placed = await orderNow();
      expect(placed.open).toBe(placed.total - Math.ceil(placed.total / 2));
      expect(placed.status).toBe(1);

      // A colleague with the link answers on a phone, without login.
      await sendsProof(placed.number);
      await open(me, `/orders-history?order=${placed.number}`);
      await link(main(me.page), orderPage('checkProof')).waitFor();
      const phone = await visitor({ lang, width: 390, shop: shop.url, expected: /503/u });
      const { page } = phone;
      const home = await pageOf(lang, placed.id);
      await page.goto(`${shop.url}${home}`);
      await link(main(page), orderPage('checkProof')).click();
      await page.getByText(orderPage('isItRight')).first().waitFor();
      const first = page.url();
      await main(page).getByText('50', { exact: true }).waitFor();
      await link(main(page), proof('askChanges')).click();
      await main(page)
        .locator('.p-pic svg')
        .click({ position: { x: 60, y: 80 } });
      await page.getByRole('textbox', { name: proof('mark', { n: 1 }) }).fill('Larger');
      // A second mark is moved and removed by keyboard.
      await button(main(page), proof('addMark')).click();
      await button(main(page), proof('moveMark', { n: 2 })).focus();
      await page.keyboard.press('Shift+ArrowRight');
      await page.getByText(proof('markPlace', { x: 60, y: 50 })).waitFor();
      await button(main(page), proof('removeMark', { n: 2 })).focus();
      await page.keyboard.press('Enter');
      await eventually(() => main(page).locator('.p-marks li').count()).toBe(1);
      const comment = page.getByRole('textbox', { name: proof('comment') });
      await comment.fill('2 cm higher');
      // A shop that doesn't answer loses neither marks nor words.
      const asking = page.url();
      await page.route(asking, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'busy' }) : route.fallback(),
      );
      await button(main(page), proof('sendChanges')).click();
      await page.getByText('busy').waitFor();
      await page.unroute(asking);
      await page.goto(asking);
      await eventually(() => comment.inputValue()).toBe('2 cm higher');
      expect(await page.getByRole('textbox', { name: proof('mark', { n: 1 }) }).inputValue()).toBe('Larger');
      await button(main(page), proof('sendChanges')).click();
      await page.getByText(proof('proofChanges')).waitFor();
      await main(page).getByText('Larger', { exact: true }).waitFor();

      await sendsProof(placed.number, { note: 'Larger, two colors', price: '7.50' });
      // The older link leads to the newer proof, which tells its price.
      await page.goto(first);
      await page.getByText(orderPage('isItRight')).first().waitFor();
      expect(page.url()).not.toBe(first);
      await page.getByText('Larger, two colors').waitFor();
      await button(main(page), proof('approve')).click();
      // The plan of the days is the story of the order.
      await page.getByRole('region', { name: history('nextSteps') }).waitFor();
      await page.getByText(proof('approvedBy')).waitFor();
      const agreed = await orderNow();
      expect(agreed.total).not.toBe(placed.total);

      await prepares(placed.number);
      await collectsBalance(placed.number);
      expect((await orderNow()).open).toBe(0);
      await sendsInTwo(placed.number);

      // The same print again costs no set-up and needs no proof; the price is that of the catalog.
      await open(me, `/orders-history?order=${placed.number}`);
      await button(main(me.page), history('orderAgain')).click();
      const again = main(me.page).locator('.o-again');
      await again.getByText(history('againRepeat', { name: shirt, number: placed.number })).waitFor();
      expect(await stored(me.page, 'cartItems')).toEqual([]);
      await again.getByRole('button', { name: history('againAdd') }).click();
      await again.getByRole('heading', { name: history('againDone') }).waitFor();
      const cart = (await stored(me.page, 'cartItems')) as {
        DesignID?: string;
        VariantQuantities?: object[];
      }[];
      expect(cart).toMatchObject([{ Quantity: 100, DesignID: expect.any(String) }]);
      expect(cart[0]?.VariantQuantities).toHaveLength(3);

      // Staff repeat it on the phone.
      const order = labelsOf('en', officeOrderLabels);
      const phoned = labelsOf('en', officePhoneOrderLabels);
      const staff = await openOffice('en', 1440, { ...office, path: `/orders/${placed.number}` });
      await link(staff.page, order('orderAgain')).click();
      await staff.page.getByText(phoned('againRepeat', { number: placed.number })).waitFor();
      await staff.page.getByRole('radio', { name: phoned('transfer') }).check();
      await customerAgreed(staff);
      const place = staff.page.locator('.place-bar').getByRole('button');
      await eventually(() => place.getAttribute('aria-disabled')).toBe('false');
      await place.click();
      await eventually(async () => (await orderNow()).number).not.toBe(placed.number);
      const { rows } = await sql<{ state: string; once: number; cells: number; repeats: string }>`
      select p.state, i.once_cents as once, (select count(*)::int from order_item_cell c where c.item_id = i.id) as cells,
        (select o.number from proof e join order_item t on t.id = e.item_id join customer_order o on o.id = t.order_id where e.id = p.repeats) as repeats
      from order_item i left join proof p on p.item_id = i.id where i.order_id = ${(await orderNow()).id}`.execute(
        db,
      );
      expect(rows).toEqual([{ state: 'approved', once: 0, cells: 3, repeats: placed.number }]);
    });
  },
);
