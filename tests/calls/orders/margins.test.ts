import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { vatIn } from '#rules/vat.ts';
import { changeProducts, storedProducts } from '#shop/catalogue/catalogue.ts';
import { changeSettings } from '#shop/content/content.ts';
import { sokha } from '#tests/support/changing.ts';
import { taxInvoiceFixtures } from './tax-invoice-fixtures.ts';

const { db, query, request, owner, order, refund, refundOf, turnOn } = await taxInvoiceFixtures();

beforeAll(turnOn);

it('SQL and TypeScript take the same VAT out of an amount, whatever the amount and rate', async () => {
  const amounts = [0, 1, 5, 6, 11, 99, 105, 1554, 3108, 12_345_678, 2_000_000_001, -1, -6, -3108];
  const rates = [null, 0, 1, 700, 750, 1000, 1250, 10_000];
  const pairs = amounts.flatMap((cents) => rates.map((rate) => ({ cents, rate })));
  const { rows } = await sql<{ net: number }>`
    select net_of(x.cents, x.rate)::float8 as net from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) x (cents int8, rate int)`.execute(
    db,
  );
  expect(rows.map(({ net }) => net)).toEqual(
    pairs.map(({ cents, rate }) => vatIn(cents, rate ?? 0).netCents),
  );
});

describe('the margin of an order', () => {
  const earningsOf = async (number: string) => {
    const { netSalesCents, costCents } = (await request(getOrder, { number }, owner.cookie)).data;
    return { netSalesCents, costCents };
  };
  const itemOf = async (number: string): Promise<number> =>
    (
      await query`select i.id from order_item i join customer_order o on o.id = i.order_id where o.number = ${number}`
    )[0].id;

  beforeAll(async () => {
    await query`update product set cost_cents = 500 where id = 1`;
  });

  it('the margin has items without their VAT, and falls by a returned piece, whose cost stays unless it is back in stock', async () => {
    const { number } = await order();
    expect(await earningsOf(number)).toEqual({ netSalesCents: 2825, costCents: 1000 });
    const lines = async (isRestocked: boolean) => ({
      kind: 'lines',
      lines: [{ id: await itemOf(number), quantity: 1, isRestocked }],
    });
    await refundOf(number, await lines(false), 3108);
    expect(await earningsOf(number)).toEqual({ netSalesCents: 2825 - 1413, costCents: 1000 });
    const other = (await order()).number;
    await refundOf(
      other,
      { kind: 'lines', lines: [{ id: await itemOf(other), quantity: 1, isRestocked: true }] },
      3108,
    );
    expect(await earningsOf(other)).toEqual({ netSalesCents: 2825 - 1413, costCents: 500 });
  });

  it('the margin falls by a refunded amount without its VAT, and is gone once the order is canceled', async () => {
    const { number } = await order();
    await refund(number, 550, 3108);
    expect(await earningsOf(number)).toEqual({ netSalesCents: 2825 - 500, costCents: 1000 });
    await refund(number, 3108 - 550, 3108 - 550);
    expect((await earningsOf(number)).netSalesCents).toBeNull();
  });

  it('the margin has full prices where VAT is added on top of them', async () => {
    await changeSettings(db, { vatOnTop: true }, 'system');
    const { number } = await order();
    expect(await earningsOf(number)).toEqual({ netSalesCents: 3108, costCents: 1000 });
    await refundOf(
      number,
      { kind: 'lines', lines: [{ id: await itemOf(number), quantity: 1, isRestocked: true }] },
      3419,
    );
    expect(await earningsOf(number)).toEqual({ netSalesCents: 1554, costCents: 500 });
    await changeSettings(db, { vatOnTop: false }, 'system');
  });
});

describe('a price below cost', () => {
  const change = async (fields: object) => {
    const version = (await storedProducts(db, [1]))[0]!.version;
    const reply = await request(changeProduct, { id: 1, version, fields }, owner.cookie);
    return reply.status === 200 ? 'saved' : reply.data.faults[0].code;
  };
  const discount = async (fields: object) => {
    const reply = await request(
      changeRecord,
      {
        kind: 'discount',
        id: null,
        version: null,
        fields: { name: 'x', kind: 'products', productIds: [1], ...fields },
      },
      owner.cookie,
    );
    return reply.status === 200 ? 'saved' : reply.data.faults[0].code;
  };

  it('a price is below cost if it is less than the cost without its VAT, for products, steps and discounts', async () => {
    await changeProducts(db, sokha, [
      { id: 1, fields: { costCents: 1000, priceCents: 2200, colours: [], sizes: [] } },
    ]);
    expect(await change({ priceCents: 1099 })).toBe('belowCost');
    expect(await change({ priceCents: 1100 })).toBe('saved');
    expect(await change({ priceCents: 2200 })).toBe('saved');
    expect(await change({ priceSteps: [{ from: 2, cents: 1099 }] })).toBe('belowCost');
    expect(await discount({ percent: 5001 })).toBe('belowCost');
    expect(await discount({ percent: 5000 })).toBe('saved');
    expect(await discount({ amountCents: 1101 })).toBe('belowCost');
    expect(await discount({ amountCents: 1100 })).toBe('saved');
  });

  it('a price is compared with the cost as it is where VAT is added on top', async () => {
    await changeSettings(db, { vatOnTop: true }, 'system');
    expect(await change({ priceCents: 1001 })).toBe('saved');
    expect(await change({ priceCents: 999 })).toBe('belowCost');
    await changeSettings(db, { vatOnTop: false }, 'system');
  });
});
