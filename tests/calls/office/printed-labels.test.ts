import { describe, expect, it } from 'vitest';
import { getProductLabels } from '#contract/operations/office/catalogue/get-product-labels.ts';
import { getParcelLabels } from '#contract/operations/office/orders/get-parcel-labels.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { findScanned } from '#contract/operations/office/palette/find-scanned.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug, sticker } from '../orders/order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay, server } = shop;
const { request, inside } = officeOf(shop);
const [workshop, editor, books] = [await inside(3), await inside(4), await inside(5)];
await query`insert into riel_rate (rate, set_by) values (4100, 'srey')`;
await query`update product set order_maximum = 1000, stock = 9000 where id = 1`;

const file = (address: string, who = workshop) =>
  server.inject({ url: `/office/papers/${address}`, headers: { cookie: who.cookie, ...officePageHeaders } });

async function order(lines: object[], language: 'en' | 'ar' = 'en') {
  const shopper = await newShopper(db);
  const [{ OrderNumber: number }] = (await pay(shopper, lines, { languageCode: language })).data;
  await request(takeOrderStep, { number, step: 'prepare', from: 'active' }, workshop.cookie);
  return number as string;
}
const labelsOf = (numbers: string[], more: object = {}) =>
  request(getParcelLabels, { numbers, ...more }, workshop.cookie);

describe('shelf labels', () => {
  it('shelf labels show both names, the price in dollars and riel, and one label per variant', async () => {
    await query`update product set price_cents = 1000, pay_cents = 800, gtin = '4006381333931' where id = 2`;
    await query`insert into product_variant (product_id, color_id, sku, barcode)
      values (1, 1, 'MUG-R', ''), (1, 2, '', '96385074')`;
    await query`update product set stock_per = 'color', sku = 'MUG' where id = 1`;
    const { shelf } = (await request(getProductLabels, { ids: [2, 1, 9999] }, workshop.cookie)).data;
    expect(shelf).toMatchObject([
      { code: '4006381333931', price: '$8.00', riel: '32,800៛', variant: '' },
      { code: 'MUG-R', sku: 'MUG-R', variant: expect.stringContaining('Red') },
      { code: '96385074', sku: 'MUG', variant: expect.stringContaining('Blue') },
    ]);
    const { status, data } = await request(findScanned, { code: '96385074' }, workshop.cookie);
    expect([status, data]).toMatchObject([
      200,
      { order: null, products: [{ id: 1, colourId: 2, sizeId: 0 }] },
    ]);
    await query`update product set stock_per = null, stock = 9000 where id = 1`;
    await query`delete from product_variant`;
  });

  it('labels are printed with the chosen copies, from the chosen position', async () => {
    const reply = await file('shelf-labels?products=1,2&format=a4x14&copies=7&start=1');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await pdfPageCount(reply.rawPayload)).toHaveLength(2);
  });

  it.each([
    ['shelf-labels?products=1&format=a4x24&copies=1001', 400],
    ['shelf-labels?products=1,2&format=a4x24&copies=501', 409],
    ['shelf-labels?products=1&format=letter', 400],
    ['shelf-labels?products=x', 400],
    ['shelf-labels?products=99999', 404],
    ['shelf-labels', 400],
    ['parcel-labels?orders=NONE', 404],
    ['parcel-labels?orders=A&format=a4x24', 400],
  ])('%s is refused with %i', async (address, status) => {
    expect((await file(address)).statusCode).toBe(status);
  });

  it('shelf labels need the permission of their list', async () => {
    const number = await order([mug(1)]);
    expect((await file('shelf-labels?products=1', books)).statusCode).toBe(403);
    expect((await file(`parcel-labels?orders=${number}`, editor)).statusCode).toBe(403);
  });
});

describe('shipping labels', () => {
  it('shipping labels show address, phone and what the courier collects, and are audited', async () => {
    const number = await order([mug(1)], 'ar');
    await query`update customer_order set language_id = 2, address = 'ផ្ទះលេខ 12', mobile = '+855 12 345 678', second_mobile = '',
      recipient = '' where number = ${number}`;
    const audited = await auditedSince(db);
    const { parcels } = (await labelsOf([number])).data;
    const [{ total_cents: cents }] =
      (await query`select total_cents from customer_order where number = ${number}`) as [
        { total_cents: number },
      ];
    expect(parcels).toMatchObject([
      {
        lang: 'km',
        number,
        count: '',
        phones: ['+855 12 345 678'],
        due: [`$${(cents / 100).toFixed(2)}`, expect.stringMatching(/^[\d,]+00៛$/u)],
      },
    ]);
    expect(parcels[0].to).toContain('ផ្ទះលេខ 12');
    expect(await audited()).toMatchObject([{ event: 'papers printed', detail: { paper: 'parcel label' } }]);
    const [page = ''] = await pdfPageCount(
      (await file(`parcel-labels?orders=${number}&format=roll100`)).rawPayload,
    );
    expect(page).toContain(number);
  });

  it('shipping labels count the shipments of an order, and only the last one collects the money', async () => {
    const cells = {
      VariantQuantities: [
        { ColorID: 1, Quantity: 2 },
        { ColorID: 2, Quantity: 5 },
      ],
    };
    const number = await order([{ ...mug(1), ...cells }]);
    const [{ id: line }] =
      (await query`select i.id from order_item i join customer_order o on o.id = i.order_id
      where o.number = ${number}`) as [{ id: number }];
    const units = [{ line, cell: 1, quantity: 2 }];
    expect((await request(sendOrder, { number, units }, workshop.cookie)).status).toBe(200);
    const { parcels } = (await labelsOf([number])).data;
    expect(
      parcels.map(({ count, due }: { count: string; due: string[] }) => [count, due.length > 0]),
    ).toEqual([
      ['1 / 2', false],
      ['2 / 2', true],
    ]);
    expect((await labelsOf([number], { parcel: 1 })).data.parcels).toMatchObject([{ count: '1 / 2' }]);
    expect((await labelsOf([number], { parcel: 3 })).status).toBe(404);
  });

  it('shipping labels are refused for orders without items to ship', async () => {
    expect((await labelsOf([await order([sticker])])).status).toBe(409);
  });
});

describe('a scanned code', () => {
  const scan = async (code: string, who = workshop) =>
    (await request(findScanned, { code }, who.cookie)).data as {
      order: string | null;
      products: { id: number }[];
    };

  it('a scanned code finds an order by its number and by the address on its label, if the person may see orders', async () => {
    const number = await order([mug(1)]);
    for (const code of [number.toLowerCase(), ` ${number} `, `https://old.example/office/workshop/${number}`])
      expect(await scan(code), code).toEqual({ order: number, products: [] });
    expect((await scan(number.slice(0, -1))).order).toBeNull();
    expect(await scan(number, editor)).toEqual({ order: null, products: [] });
  });

  it('a scanned code finds a product by SKU, GTIN and the address on its label, unless it is archived', async () => {
    await query`update product set gtin = '036000291452', sku = 'BAG-7' where id = 2`;
    const codes = [
      '036000291452',
      '0036000291452',
      '០០៣៦០០០២៩១៤៥២',
      'bag-7',
      'https://x.example/product-detail/2/a/b',
    ];
    for (const code of codes)
      expect((await scan(code)).products, code).toMatchObject([{ id: 2, colourId: 0 }]);
    expect(await scan('bag-7', books)).toEqual({ order: null, products: [] });
    await query`update product set published = false, archived_at = now() where id = 2`;
    expect((await scan('bag-7')).products).toEqual([]);
    await query`update product set published = true, archived_at = null where id = 2`;
  });

  it.each([
    '%',
    '__',
    "'; drop table product",
    'https://x.example/product-detail/99999999999/a/b',
    'x'.repeat(1000),
  ])('a scanned code of %j finds nothing', async (code) => {
    expect(await scan(code)).toEqual({ order: null, products: [] });
  });

  it('a scanned code is found by all variants of a product that counts stock per variant', async () => {
    await query`insert into product_variant (product_id, color_id, stock) values (1, 1, 4), (1, 2, 6)`;
    await query`update product set stock_per = 'color', sku = 'MUG' where id = 1`;
    expect((await scan('MUG')).products).toMatchObject([
      { colourId: 1, stock: 4, variant: { en: expect.stringContaining('Red') } },
      { colourId: 2, stock: 6 },
    ]);
  });
});

it('the addresses on labels lead to pages without a language', async () => {
  const open = (url: string) => server.inject({ url, headers: { accept: 'text/html' } });
  expect((await open('/product-detail/1/shop/product')).headers.location).toMatch(/^\/product-detail\/1\//u);
  expect((await open('/office/workshop/AG-1')).statusCode).toBe(200);
});
