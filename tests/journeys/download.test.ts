import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getDownloadLink } from '#contract/operations/orders/get-download-link.ts';
import { shopUrl } from '../support/browser.ts';
import { answer } from './support/answers.ts';
import { demoCustomer, newCustomer } from './support/customer.ts';
import { arrived, button, link, message } from './support/pages.ts';
import { productOf, labelsOf } from './support/texts.ts';
import { type VisitOptions, type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

/** A demo order with a digital product that is ready, and with shipped items. */
const slug = 'logo-template';

describe.each(stricterLanguage)('the download of a digital product, in %s', (lang) => {
  const labels = labelsOf(lang, ordersHistoryLabels);
  const { name } = productOf(slug, lang);
  const rowOf = ({ page }: Visitor, product: string) =>
    page
      .getByRole('table', { name: labels('items') })
      .getByRole('row')
      .filter({ has: link(page, productOf(product, lang).name) });
  const press = (me: Visitor) => button(rowOf(me, slug), `${labels('download')} ${name}`).click();

  async function atOrder(options: Partial<VisitOptions> = {}): Promise<Visitor> {
    const customer = await demoCustomer(shopUrl());
    const me = await visitor({ lang, width: 1440, stored: { ...customer.stored }, ...options });
    await me.page.goto(`${me.shop}/${lang}/orders-history?order=AG10006`);
    await arrived(me, labels('order', { number: 'AG10006' }));
    await rowOf(me, slug).waitFor();
    return me;
  }

  test.each(widthOf[lang])('the buyer downloads the file under the product name at %i px', async (width) => {
    const me = await atOrder({ width });
    const [file] = await Promise.all([me.page.waitForEvent('download'), press(me)]);
    expect(file.suggestedFilename()).toBe(`${name}.zip`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    // A mug has no download.
    expect(
      await rowOf(me, 'ceramic-mug')
        .getByText(new RegExp(`${labels('no')}$`, 'u'))
        .count(),
    ).toBe(1);
    expect(await rowOf(me, 'ceramic-mug').getByRole('button').count()).toBe(0);
    // Stacked rows name the column, but only if there is a value.
    const question = (product: string) =>
      rowOf(me, product).getByText(labels('lbl_ordrhis_isdigital'), { exact: true }).isVisible();
    expect([await question(slug), await question('ceramic-mug')]).toEqual([true, false]);
  });

  test.each([
    ['has no link', async (me: Visitor) => answer(me.page, getDownloadLink, {})],
    [
      'has no file',
      async (me: Visitor) =>
        me.page.route('**/download-digital-file/**', (route) => route.fulfill({ status: 404, json: {} })),
    ],
  ])('a download shows an error and saves nothing when the shop %s', async (_, prevent) => {
    const me = await atOrder({ expected: /404/u });
    await prevent(me);
    let saved = 0;
    me.page.on('download', () => (saved += 1));
    await press(me);
    await message(me, 'downloadFailed').waitFor();
    expect(saved).toBe(0);
  });
});

describe('a visitor who is not the buyer', () => {
  const shop = shopUrl();
  const request = async (
    path: string,
    { stored }: Awaited<ReturnType<typeof newCustomer>>,
    requestParameters: object,
  ): Promise<Record<string, unknown>[]> => {
    const { user, Token } = stored;
    const reply = await fetch(`${shop}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        Token,
        UserID: String((user as { UserID: number }).UserID),
      },
      body: JSON.stringify({ requestParameters }),
    });
    return JSON.parse(((await reply.json()) as { data: string }).data) as Record<string, unknown>[];
  };

  test('other visitors get neither a download link nor the file by its numeric id', async () => {
    const buyer = await demoCustomer(shop);
    const otherClient = await newCustomer(shop);
    const items = await request(getCustomerOrderHistoryDetail.path, buyer, { OrderId: 6 });
    const OrderItemID = items.find(({ IsDigitalProduct }) => IsDigitalProduct === true)?.['OrderItemID'];
    expect(OrderItemID).toBeGreaterThan(0);
    const [given] = await request(getDownloadLink.path, buyer, { OrderItemID });
    const url = String(given?.['DownloadUrl']);
    expect((await fetch(new URL(url, shop))).status).toBe(200);

    expect(await request(getDownloadLink.path, otherClient, { OrderItemID })).toEqual([]);
    const plainId = String((buyer.stored.user as { UserID: number }).UserID);
    const altered = url.slice(0, -1) + (url.endsWith('0') ? '1' : '0');
    for (const path of [url.replace(/[^/]+$/u, plainId), url.replace(/[^/]+$/u, 'x'), altered]) {
      expect((await fetch(new URL(path, shop))).status).toBe(404);
    }
  });
});
