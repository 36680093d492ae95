import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { ladderLabels } from '#contract/labels/storefront/ladder.ts';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { factsText } from '#rules/text-of-language.ts';
import { shopUrl } from '../support/browser.ts';
import { newCustomer } from './support/customer.ts';
import { openOffice } from './support/open-office.ts';
import { arrived, button, eventually, main, message, open, openProduct, stored } from './support/pages.ts';
import { labelsOf, nameOf, productOf, said } from './support/texts.ts';
import { inRelease, visitor, type Width, widthOf } from './support/visitor.ts';

/** Ships S 20 and M 10 of an order, then the rest with the same presses as a whole order. */
async function shipInTwo(lang: 'en' | 'ar', width: Width, number: string): Promise<void> {
  const shop = shopUrl().replace('127.0.0.1', 'localhost');
  const { page } = await openOffice(lang, width, { shop, path: `/orders/${number}` });
  const [t, record] = [labelsOf(lang, officeOrderLabels), labelsOf(lang, officeOrderRecord)];
  const dialog = page.getByRole('dialog');
  await button(page, t('confirm')).click();
  await button(dialog, t('confirm')).click();
  await button(page, t('prepare')).click();
  await button(page, t('send')).first().click();
  await dialog.getByText(record('chooseContents')).click();
  const pieces = dialog.getByRole('table').getByRole('textbox');
  for (const [at, value] of ['20', '10', ''].entries()) await pieces.nth(at).fill(value);
  await dialog.getByText(record('contentsNow', { n: 30, of: 100 })).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(record('stillToSend', { n: 70 })).waitFor();
  await button(page, t('send')).first().click();
  await button(dialog, t('send')).click();
  await page
    .getByText(record('parcelOf', { n: 2 }))
    .first()
    .waitFor();
  expect(await page.getByText(record('stillToSend', { n: 70 })).count()).toBe(0);
}

describe.each(['ar' as const, ...inRelease('en')])('several sizes of a shirt, in %s', (lang) => {
  const t = labelsOf(lang, matrixLabels);
  const ladder = labelsOf(lang, ladderLabels);
  const detail = labelsOf(lang, productDetailLabels);
  const check = labelsOf(lang, checkoutLabels);
  const orders = labelsOf(lang, ordersHistoryLabels);
  const white = nameOf('colours', 'white', lang);
  const total = ladder('total', { n: 100, total: '$530.00' });

  test.each(widthOf[lang])(
    'several sizes of a shirt are entered, priced together, and ordered in one line at %i px',
    async (width) => {
      const { stored: login } = await newCustomer(shopUrl());
      const me = await visitor({ lang, width, stored: login });
      const { page } = me;
      await openProduct(me, 't-shirt');
      await button(page, t('matrix')).click();
      const table = page.getByRole('table', { name: t('matrix') });
      const field = (size: string) =>
        table.getByRole('textbox', {
          name: t('cell', { color: white, size: nameOf('sizes', size, lang) }),
          exact: true,
        });
      await eventually(() => field('s').evaluate((each) => each === document.activeElement)).toBe(true);
      await field('s').fill('20');
      await page.keyboard.press('Enter');
      const isInBlack = (label: string | null) => label?.startsWith(nameOf('colours', 'black', lang));
      expect(
        isInBlack(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)),
      ).toBe(true);
      await field('m').fill('50');
      await field('l').fill(lang === 'en' ? '28' : '២៨');
      await page
        .locator('.buy')
        .getByText(ladder('takeMore', { n: 2, amount: '$48.20' }))
        .waitFor();
      await field('l').fill('30');
      await page.locator('.buy').getByText(total, { exact: true }).filter({ visible: true }).waitFor();
      const add = page.locator('.buy').getByRole('button', { name: detail('lbl_prd_det_addcart') });
      await add.click();
      await message(me, 'selectAttribute', { attribute: nameOf('attributes', 'print', lang) }).waitFor();
      await page.getByRole('radio', { name: nameOf('options', 'print-none', lang), exact: true }).check();
      await add.click();
      await message(me, 'addedToCart').waitFor();
      await eventually(() => stored(page, 'cartItems')).toMatchObject([
        { Quantity: 100, VariantQuantities: [{ Quantity: 20 }, { Quantity: 50 }, { Quantity: 30 }] },
      ]);

      await open(me, '/cart');
      const of = (size: string) =>
        main(page).getByRole('spinbutton', {
          name: `${labelsOf(lang, cartLabels)('lbl_hdr_cart_qty')} ${factsText(lang, [white, size])}`,
        });
      await of('M').waitFor();
      expect(await Promise.all(['S', 'M', 'L'].map((size) => of(size).inputValue()))).toEqual([
        '20',
        '50',
        '30',
      ]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

      await open(me, '/checkout');
      await button(main(page), check('lbl_check_placeorder')).click();
      const asked = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
      await button(asked, check('confirmYes')).click();
      await message(me, 'orderPlaced').waitFor();
      const lead = page.locator('.toast').getByRole('link');
      const number = /AG\d+/u.exec(await lead.innerText())?.[0] ?? '';
      await lead.click();
      await arrived(me, orders('order', { number }));
      const { name } = productOf('t-shirt', lang);
      await main(page).getByText(name).first().waitFor();
      const opts = main(page).locator('.line-opts').first();
      await eventually(async () => (await opts.innerText()).replaceAll(/\s+/gu, ' ')).toContain(
        factsText(lang, [white, 'S 20']),
      );
      for (const cell of ['M 50', 'L 30'])
        expect((await opts.innerText()).replaceAll(/\s+/gu, ' ')).toContain(factsText(lang, [white, cell]));

      await shipInTwo(lang, width, number);
      await page.reload();
      const shipment = (n: number) =>
        main(page).getByRole('region', { name: orders('parcelOf', { n }), exact: true });
      await shipment(2).waitFor();
      for (const [n, cells] of [
        [1, ['S) × 20', 'M) × 10']],
        [2, ['M) × 40', 'L) × 30']],
      ] as const)
        for (const cell of cells)
          expect((await shipment(n).innerText()).replaceAll(/\s+/gu, ' ')).toContain(cell);
      await button(shipment(1), orders('received')).click();
      await eventually(() => button(shipment(1), orders('received')).count()).toBe(0);
      expect(await button(shipment(2), orders('received')).count()).toBe(1);
    },
  );
});
