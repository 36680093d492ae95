import { describe, expect, it } from 'vitest';
import { listDiscountUses } from '#contract/operations/office/discounts/list-discount-uses.ts';
import { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { blueMug, mug } from '../orders/order-fixtures.ts';
import { discountShop, errorsOf, hello } from './discount-shop.ts';

const { query, request, owner, editor, change, one, orderWith } = await discountShop();

it('the uses of a discount are its orders with the amounts, and canceled ones don’t count in the results', async () => {
  const { data } = await change({ fields: { ...hello, couponCode: 'WHO', maxUsesPerCustomer: null } });
  const [first, second] = [await orderWith('WHO'), await orderWith('WHO')];
  const uses = async (by = owner) => (await request(listDiscountUses, { id: data.id }, by.cookie)).data;
  expect(await uses()).toMatchObject({
    results: { orders: 2, offCents: 1000, revenueCents: 2 * 2608 },
    uses: [
      { number: second.OrderNumber, customer: { firstName: 'Sokha' }, offCents: 500, totalCents: 2608 },
      { number: first.OrderNumber },
    ],
    hasMore: false,
  });
  expect((await one(data.id))?.fields).toMatchObject({ orders: 2, offCents: 1000, revenueCents: 2 * 2608 });
  await query`update customer_order set status_id = 91 where id = ${first.OrderId}`;
  expect(await uses()).toMatchObject({
    results: { orders: 1, offCents: 500 },
    uses: [{}, { state: 'voided' }],
  });
  // Editors see neither orders nor amounts.
  expect(await uses(editor)).toEqual({
    results: { orders: 1, offCents: null, revenueCents: null },
    uses: null,
    hasMore: false,
  });
});

it('the uses of a discount without a code are the items sold at its price', async () => {
  const { OrderNumber } = await orderWith('', [blueMug(2)]);
  const { data } = await request(listDiscountUses, { id: 1 }, owner.cookie);
  expect(data.results.orders).toBe(1);
  expect(data.uses).toMatchObject([{ number: OrderNumber, offCents: data.results.offCents }]);
  expect(data.results.offCents).toBe(data.results.revenueCents);
});

describe('the preview of a discount', () => {
  const preview = async (wish: object) =>
    (await request(previewDiscount, { id: null, fields: {}, ...wish }, editor.cookie)).data;
  const glassWeek = { kind: 'products', productIds: [3], percent: 2000 };

  it('the preview of a discount prices real carts before and after, and writes nothing', async () => {
    await orderWith('', [mug(1)]);
    const before =
      await query`select (select count(*) from discount) as discounts, pg_sequence_last_value('discount_id_seq') as last,
      (select count(*) from record_change) as changes, (select count(*) from audit_entry) as audits`;
    const { carts, rule, products, overlaps } = await preview({
      fields: { kind: 'categories', categoryIds: [2], percent: 1000, startsAt: '2199-01-01T00:00:00Z' },
    });
    expect(rule).toMatchObject({ percent: 1000, startsAt: '2199-01-01T00:00:00.000Z', targetCount: 1 });
    expect(products).toBeGreaterThan(0);
    expect(carts.length).toBeGreaterThan(0);
    expect(carts[0]).toMatchObject({ orderedAt: expect.any(String), refusal: null });
    for (const { lines, beforeCents, afterCents } of carts) {
      const sum = (of: 'beforeCents' | 'afterCents') =>
        lines.reduce((total: number, each: Record<typeof of, number>) => total + each[of], 0);
      expect([sum('beforeCents'), sum('afterCents')]).toEqual([beforeCents, afterCents]);
    }
    const alone = carts.find(({ lines }: { lines: { productId: number }[] }) => lines[0]!.productId === 1);
    // 10 % of the base price of 12.50; options keep their surcharge.
    expect(alone.beforeCents - alone.afterCents).toBe(125);
    // Discount 1 ends before.
    expect(overlaps).toEqual([]);
    expect(
      await query`select (select count(*) from discount) as discounts, pg_sequence_last_value('discount_id_seq') as last,
        (select count(*) from record_change) as changes, (select count(*) from audit_entry) as audits`,
    ).toEqual(before);
  });

  it('the preview of a discount says which discount wins on a shared product', async () => {
    const wins = async (percent: number) =>
      (await preview({ fields: { kind: 'products', productIds: [2], percent } })).overlaps;
    expect(await wins(4000)).toMatchObject([{ id: 1, wins: 'other', products: 1, product: { id: 2 } }]);
    expect(await wins(6000)).toMatchObject([{ id: 1, wins: 'this' }]);
    // At equal prices, the older discount applies.
    expect(await wins(5000)).toMatchObject([{ id: 1, wins: 'other' }]);
    // Two discounts don't conflict if their periods don't meet.
    const past = { kind: 'products', productIds: [2], percent: 6000, endsAt: '2020-01-01T00:00:00Z' };
    expect((await preview({ fields: past })).overlaps).toEqual([]);
  });

  it('the preview of a coupon shows what it takes off, and why it is not accepted', async () => {
    const fields = {
      ...hello,
      couponCode: 'TRIAL',
      minCents: null,
      kind: 'categories',
      categoryIds: [2],
      amountCents: null,
      percent: 1000,
    };
    const { carts, overlaps } = await preview({ fields });
    expect(carts[0].beforeCents).toBeGreaterThan(carts[0].afterCents);
    expect(overlaps).toMatchObject([{ id: 1, wins: 'noCoupon' }]);
    const refused = (await preview({ fields: { ...fields, minCents: 100_000_000 } })).carts[0];
    expect(refused).toMatchObject({
      refusal: { code: 'couponMinimum', values: { amount: '$1,000,000.00' } },
    });
    expect(refused.afterCents).toBe(refused.beforeCents);
  });

  it('the preview of a stored discount compares with the shop without it', async () => {
    const { data } = await change({ fields: glassWeek });
    const [cart] = (await preview({ id: data.id, fields: { percent: 3000 } })).carts;
    expect([cart.beforeCents, cart.afterCents]).toEqual([10_000, 7000]);
    expect((await one(data.id))?.fields).toMatchObject({ percent: 2000 });
    await change({ ...data, fields: {}, remove: true });
  });

  it('the preview of a discount counts the products that do not allow discounts apart', async () => {
    await query`update product set allow_discounts = false where id = 3`;
    expect(await preview({ fields: glassWeek })).toMatchObject({ products: 0, excluded: 1, carts: [] });
    await query`update product set allow_discounts = true where id = 3`;
  });

  it('the preview of a discount is refused with the errors of the change', async () => {
    const refused = await request(
      previewDiscount,
      { id: null, fields: { ...hello, couponCode: 'FIVE' } },
      editor.cookie,
    );
    expect([refused.status, ...errorsOf(refused)]).toEqual([400, 'couponCode taken']);
    expect((await request(previewDiscount, { id: 9_999_999, fields: {} }, editor.cookie)).status).toBe(404);
  });
});
