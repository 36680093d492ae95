import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { reportNames } from '#contract/reports/reports.ts';
import { jobPath } from '#shop/jobs/jobs.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { lostTexts, sideways, splitWords } from '../journeys/support/checks/room.ts';
import { openOffice } from '../journeys/support/open-office.ts';
import { ownShop } from '../journeys/support/own-shop.ts';
import { button, main, openProduct, usable } from '../journeys/support/pages.ts';
import { cartOf } from '../journeys/support/customer.ts';
import { labelsOf, nameOf, productOf } from '../journeys/support/texts.ts';
import { type Visitor, visitor } from '../journeys/support/visitor.ts';

// The screens of printed goods, at a phone's, a tablet's and a wide width.

const shop = await ownShop();
const { db } = shop;
const secret = Buffer.from(readFileSync(`${shop.dataFolder}/secret`, 'utf8').trim(), 'base64');
const office = { shop: shop.url.replace('127.0.0.1', 'localhost') };
const { rows: orders } = await sql<{ id: number; number: string; version: number; proof: string | null }>`
  select o.id, o.number, o.link_version as version, (select i.id || '-' || p.number from proof p join order_item i on i.id = p.item_id
    where i.order_id = o.id and p.state = 'sent' limit 1) as proof
  from customer_order o where o.deposit_cents is not null
    or exists (select from order_item i where i.order_id = o.id and (i.has_cells or i.design_id is not null))
    or exists (select from parcel p where p.order_id = o.id and p.has_units) order by o.id`.execute(db);
const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a6' } })
  .png()
  .toBuffer();

/** Returns what is wrong with a page at the widths: axe, lost and split texts, and scrolling to the side. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const side = await sideways(page);
    const found = [
      ...(side > 0 ? [`${side} px to the side`] : []),
      ...(await lostTexts(page)),
      ...(await splitWords(page)),
      ...(width === 390 || width === 1440 ? await axeFindings(page) : []),
    ];
    problems.push(...found.map((problem) => `${width}: ${problem}`));
  }
  return problems;
}

describe.each(['en', 'ar'] as const)('printed goods, in %s', (lang) => {
  const guest = (): Promise<Visitor> => visitor({ lang, width: 390, shop: shop.url });

  test('the pages of orders, with proofs, deposits and parcels, are readable and accessible', async () => {
    expect(orders.filter(({ proof }) => proof !== null).length).toBeGreaterThan(0);
    const { page } = await guest();
    for (const { id: orderId, version, proof, number } of orders) {
      const job = `${shop.url}${jobPath(secret, lang, { orderId, version })}`;
      for (const address of [job, ...(proof ? [`${job}/proofs/${proof}`] : [])]) {
        await page.goto(address, { waitUntil: 'networkidle' });
        expect.soft(await problemsOf(page), `${number}${address.slice(job.length)}`).toEqual([]);
      }
    }
  });

  test('a product with a matrix and a chosen logo is readable and accessible', async () => {
    const me = await guest();
    const { page } = me;
    await openProduct(me, 't-shirt');
    await button(page, labelsOf(lang, matrixLabels)('matrix')).click();
    expect.soft(await problemsOf(page), 'matrix').toEqual([]);
    await page.getByRole('radio', { name: nameOf('options', 'print-full-colour', lang) }).check();
    const file = main(page).locator('input[type=file]').first();
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await page.locator('.pr-file').first().waitFor();
    expect.soft(await problemsOf(page), 'a chosen logo').toEqual([]);
  });

  test('a cart with several sizes in a line is readable and accessible', async () => {
    const { id } = productOf('t-shirt', 'en');
    const [line] = cartOf({ id }) as object[];
    const VariantQuantities = [1, 2].map((SizeID) => ({ ColorID: 1, SizeID, Quantity: 20 * SizeID }));
    const me = await visitor({
      lang,
      width: 390,
      shop: shop.url,
      stored: { cartItems: [{ ...line, VariantQuantities }] },
    });
    await me.page.goto(`${shop.url}/${lang}/cart`, { waitUntil: 'networkidle' });
    await usable(me.page);
    expect(await problemsOf(me.page)).toEqual([]);
  });

  test('the reference of the API is readable and accessible', async () => {
    const { page } = await guest();
    await page.goto(`${shop.url}/api`, { waitUntil: 'networkidle' });
    expect(await problemsOf(page)).toEqual([]);
  });

  test('printed orders, the workshop and reports in the office are readable and accessible', async () => {
    const { page } = await openOffice(lang, 390, { ...office, path: '/reports' });
    const paths = [
      ...orders.flatMap(({ number }) => [`/orders/${number}`, `/workshop/${number}`]),
      ...reportNames.map((name) => `/reports?view=${name}`),
    ];
    await page.locator('main h1').waitFor();
    for (const path of paths) {
      await page.goto(`${office.shop}/office/${lang}${path}`, { waitUntil: 'networkidle' });
      expect.soft(await problemsOf(page), path).toEqual([]);
    }
  });
});
