import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { jobLabels } from '#contract/labels/mail/job.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { jobPath } from '#shop/jobs/jobs.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, main } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { labelsOf, productOf } from './support/texts.ts';
import { stricterLanguage, visitor, type Visitor, widthOf } from './support/visitor.ts';

const shop = await ownShop();
const secret = Buffer.from(readFileSync(path.join(shop.dataFolder, 'secret'), 'utf8').trim(), 'base64');
// Noise isn’t compressed, so that the file needs several chunks.
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } })
  .png()
  .toBuffer();
const logo = { name: 'logo.png', mimeType: 'image/png', buffer };

/** Orders a bag with a print that asks for a logo, to be paid by transfer. Returns the path of its page. */
async function ordered(lang: LanguageCode): Promise<string> {
  const { id } = productOf('cotton-tote', lang);
  const { rows } = await sql<{ ProductAttributeID: number; PrimaryKeyValue: number }>`
    select distinct on (o.attribute_id) o.attribute_id as "ProductAttributeID", o.option_id as "PrimaryKeyValue"
    from product_option o left join attribute_option a on a.id = o.option_id and a.attribute_id = o.attribute_id
    where o.product_id = ${id} and (o.attribute_id = 1 or a.asks_for = 'artwork' and o.required)
    order by o.attribute_id, o.option_id`.execute(shop.db);
  const lines = cartOf({ id }).map((line) => ({ ...line, productSelectedAttributes: rows }));
  const customer = await newCustomer(shop.url, lang);
  const method = { PaymentMethod: '9', paymentToken: '' };
  const { OrderId } = await placedOrder(shop.url, customer, lines as never, method);
  return jobPath(secret, lang, { orderId: OrderId, version: 1 });
}

/** Selects a file with the button that has this text. */
async function select({ page }: Visitor, name: string, file: typeof logo): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(main(page), name).click();
  await (await chooser).setFiles(file);
}

describe.each(stricterLanguage)('the page behind a link, in %s', (lang) => {
  const say = labelsOf(lang, orderPrintLabels);
  const transfer = labelsOf(lang, transferLabels);
  const job = labelsOf(lang, jobLabels);
  const [width] = widthOf[lang];

  test('takes a logo in chunks, refuses what isn’t one in a sentence, and takes a payment slip', async () => {
    const address = await ordered(lang);
    const me = await visitor({ lang, width, shop: shop.url });
    const { page } = me;
    const sent: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataBuffer()?.length ?? 0);
    });
    await page.goto(`${shop.url}${address}`);
    await select(me, say('sendLogo'), { ...logo, buffer: Buffer.from('GIF89a not a logo') });
    await eventually(() => main(page).getByRole('status').allInnerTexts()).toContain(say('unknownType'));
    sent.length = 0;
    await select(me, say('sendLogo'), logo);
    await main(page).getByText(job('fileReceived')).waitFor();
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.reduce((total, each) => total + each, 0)).toBe(buffer.length);
    await main(page)
      .getByText(`${say('received')} logo.png`)
      .waitFor();
    await button(main(page), say('replace')).waitFor();
    await select(me, transfer('showSlip'), logo);
    await button(main(page), transfer('anotherSlip')).waitFor();
  });

  test('says without scripts how to send a logo and a payment slip', async () => {
    const address = await ordered(lang);
    const me = await visitor({ lang, width, shop: shop.url, script: false });
    await me.page.goto(`${shop.url}${address}`);
    await main(me.page).getByText(say('byReply')).waitFor();
    await main(me.page).getByText(job('slipByReply')).waitFor();
    expect(
      await main(me.page)
        .getByRole('button', { name: say('sendLogo') })
        .count(),
    ).toBe(0);
  });
});
