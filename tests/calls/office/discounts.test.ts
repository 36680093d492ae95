import { describe, expect, it } from 'vitest';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { endDiscount } from '#contract/operations/office/discounts/end-discount.ts';
import { listDiscounts } from '#contract/operations/office/discounts/list-discounts.ts';
import { listDiscountUses } from '#contract/operations/office/discounts/list-discount-uses.ts';
import { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { blueMug, mug, orderFor } from '../orders/order-fixtures.ts';

const shop = await testShop(['catalogue', 'coupons']);
const { db, query, request: asShopper } = shop;
const { request, inside } = officeOf(shop);
const [owner, editor, sales] = [await inside(1), await inside(4), await inside(2)];
// Past the ids of the fixtures.
await query`select nextval(pg_get_serial_sequence('discount', 'id')) from generate_series(1, 1000)`;

const change = (wish: object, by = editor) =>
  request(changeRecord, { kind: 'discount', id: null, version: null, fields: {}, ...wish }, by.cookie);
const faultsOf = ({ data }: { data: { faults?: { field: string; code: string; about?: unknown }[] } }) =>
  (data.faults ?? []).map(({ field, code }) => `${field} ${code}`);
const hello = {
  name: 'Welcome',
  couponCode: 'hello',
  kind: 'total',
  amountCents: 500,
  minCents: 2000,
  maxUses: 100,
  maxUsesPerCustomer: 1,
};
const list = async (wish: object = {}, by = owner) =>
  (await request(listDiscounts, wish, by.cookie)).data as {
    discounts: { id: number; rule: { couponCode: string | null }; state: string; results: object }[];
    counts: Record<string, number>;
  };
const one = async (id: number) => (await list({ id })).discounts[0]!;
const takesOff = async (CouponCode: string, quantity = 2) =>
  (
    await asShopper(getCouponCodeDiscount, {
      CouponCode,
      cartJsonData: JSON.stringify([mug(quantity)]),
    })
  ).data.DiscountValueAfterCouponAppliedWithQuantity;
const orderWith = async (CouponCode: string, lines: Parameters<typeof orderFor>[1] = [mug(2)]) => {
  const shopper = await newShopper(db);
  const { data } = await asShopper(postCustomerOrder, orderFor(shopper, lines, { CouponCode }), shopper);
  return data[0] as { OrderId: number; OrderNumber: string };
};
const historyOf = async (id: number) =>
  (await request(listHistory, { kind: 'discount', id }, owner.cookie)).data.changes;

describe('a coupon in the office', () => {
  it('is created without a start and an end, works in the shop, is undone, and its history says who did it', async () => {
    const audited = await auditedSince(db);
    const { status, data } = await change({ fields: hello });
    expect([status, data.version]).toEqual([200, 1]);
    expect(await takesOff('HELLO')).toBe(5);
    expect(await takesOff('HELLO', 1)).toBeUndefined();
    const [record] = (await request(getRecords, { kind: 'discount', ids: [data.id] }, editor.cookie)).data
      .records;
    expect(record.fields).toMatchObject({ couponCode: 'HELLO', startsAt: null, endsAt: null, active: true });
    const changed = await change({ id: data.id, version: 1, fields: { amountCents: 300 } });
    expect(await takesOff('HELLO')).toBe(3);
    const undone = await request(
      undoChange,
      { kind: 'discount', changeId: changed.data.changeId },
      editor.cookie,
    );
    expect([undone.status, await takesOff('HELLO')]).toEqual([200, 5]);
    expect(await historyOf(data.id)).toMatchObject([
      { state: 'changed', fields: [{ field: 'amountCents', from: 300, to: 500 }] },
      { state: 'changed', fields: [{ field: 'amountCents', from: 500, to: 300 }] },
      { state: 'created' },
    ]);
    // Undoing the creation turns it off.
    await request(undoChange, { kind: 'discount', changeId: data.changeId }, editor.cookie);
    expect((await one(data.id)).state).toBe('off');
    expect(await takesOff('HELLO')).toBeUndefined();
    // The audit log describes the discount, not just its id.
    const { entries } = (await request(listAudit, {}, owner.cookie)).data;
    expect(entries.find(({ event }: { event: string }) => event === 'discount created')).toMatchObject({
      thing: {
        kind: 'discount',
        id: data.id,
        name: 'Welcome',
        rule: { couponCode: 'HELLO', minCents: 2000 },
      },
    });
    expect((await audited()).map(({ event }) => event)).toEqual([
      'discount created',
      ...Array.from({ length: 3 }, () => 'discount changed'),
    ]);
  });

  it('is refused with the errors of each field, and changes nothing', async () => {
    const before = (await list()).counts['all'];
    const wrong = await change({
      fields: {
        ...hello,
        name: 'x'.repeat(201),
        couponCode: 'two words',
        percent: 1000,
        maxUses: 0,
        startsAt: '2026-12-05T00:00:00Z',
        endsAt: '2026-12-04T00:00:00Z',
      },
    });
    expect(wrong.status).toBe(400);
    expect(faultsOf(wrong)).toEqual([
      'name tooLong',
      'couponCode code',
      'maxUses range',
      'amountCents percentOrAmount',
      'endsAt period',
    ]);
    expect(faultsOf(await change({ fields: { ...hello, couponCode: 'five' } }))).toEqual([
      'couponCode taken',
    ]);
    expect(faultsOf(await change({ fields: { ...hello, couponCode: null } }))).toEqual([
      'couponCode missing',
      'minCents needsCode',
      'maxUses needsCode',
      'maxUsesPerCustomer needsCode',
    ]);
    expect((await list()).counts['all']).toBe(before);
  });

  it('is refused with impossible values of every field, never with an error of the server', async () => {
    const impossible = [
      null,
      '',
      'x',
      -1,
      1.5,
      1e12,
      true,
      [],
      [1.5],
      [9e15],
      ['1'],
      {},
      '2026-02-31',
      '9999999-01-01',
    ];
    const { fields } = (await request(getRecords, { kind: 'discount', ids: [] }, owner.cookie)).data;
    // Two other fields are wrong too, so that no value is accepted.
    const wrong = { ...hello, name: 'x'.repeat(201), couponCode: 'two words' };
    for (const field of Object.keys(fields))
      for (const value of impossible) {
        const { status } = await change({ fields: { ...wrong, [field]: value } });
        expect(status, `${field} ${JSON.stringify(value)}`).toBe(400);
      }
  });

  it('ninety percent off or more needs a confirmation', async () => {
    const half = { kind: 'products', productIds: [3], percent: 9500 };
    expect(faultsOf(await change({ fields: half }))).toEqual(['percent priceJump']);
    const made = await change({ fields: half, isPriceSure: true });
    expect(made.status).toBe(200);
    await change({ ...made.data, fields: {}, remove: true });
  });

  it('keeps names as text', async () => {
    const name = '<img src=x onerror=alert(1)>{what}';
    const { data } = await change({ fields: { ...hello, couponCode: 'XSS', name } });
    expect(await list({ find: '<img' })).toMatchObject({ discounts: [{ id: data.id, name }] });
  });

  it('is managed by roles with the permission only', async () => {
    for (const [operation, wish] of [
      [listDiscounts, {}],
      [previewDiscount, { id: null, fields: {} }],
      [listDiscountUses, { id: 100 }],
      [endDiscount, { id: 100, version: 1 }],
      [getRecords, { kind: 'discount' }],
    ] as const) {
      expect((await request(operation, wish, sales.cookie)).status, operation.name).toBe(403);
      expect((await request(operation, wish)).status, operation.name).toBe(401);
    }
    expect((await change({ fields: hello }, sales)).status).toBe(403);
  });
});

describe('ending and deleting', () => {
  it('a running discount ends now, and ending it again changes nothing', async () => {
    const { data } = await change({ fields: { ...hello, couponCode: 'SOON', maxUsesPerCustomer: null } });
    const end = (version: number) => request(endDiscount, { id: data.id, version }, editor.cookie);
    expect((await end(9)).status).toBe(409);
    expect((await end(1)).data).toMatchObject({ version: 2 });
    expect(await takesOff('SOON')).toBeUndefined();
    expect((await one(data.id)).state).toBe('ended');
    expect((await end(2)).data).toMatchObject({ version: 2, changeId: null });
    expect((await request(endDiscount, { id: 9_999_999, version: 1 }, editor.cookie)).status).toBe(404);
  });

  it('a planned discount cannot end before it begins', async () => {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const { data } = await change({ fields: { ...hello, couponCode: 'PLAN', startsAt } });
    expect((await one(data.id)).state).toBe('planned');
    const refused = await request(endDiscount, { id: data.id, version: 1 }, editor.cookie);
    expect([refused.status, ...faultsOf(refused)]).toEqual([400, 'endsAt period']);
  });

  it('one that orders used cannot be deleted, one without orders can', async () => {
    const used = await change({ fields: { ...hello, couponCode: 'USED' } });
    await orderWith('USED');
    const refused = await change({ id: used.data.id, version: 1, fields: {}, remove: true });
    expect(refused.data.faults).toEqual([{ field: 'name', code: 'usedByOrders', about: 1 }]);
    expect(faultsOf(await change({ id: used.data.id, version: 1, fields: { maxUses: null } }))).toEqual([]);
    const unused = await change({ fields: { ...hello, couponCode: 'UNUSED' } });
    expect((await change({ ...unused.data, fields: {}, remove: true })).status).toBe(200);
    expect(await one(unused.data.id)).toBeUndefined();
    const [removed] = await historyOf(unused.data.id);
    await request(undoChange, { kind: 'discount', changeId: removed.changeId }, editor.cookie);
    expect((await one(unused.data.id)).rule).toMatchObject({ couponCode: 'UNUSED' });
  });

  it('the limit of uses cannot be set below the uses so far', async () => {
    const { data } = await change({ fields: { ...hello, couponCode: 'TWICE', maxUsesPerCustomer: null } });
    await orderWith('TWICE');
    await orderWith('TWICE');
    const refused = await change({ ...data, fields: { maxUses: 1 } });
    expect(refused.data.faults).toEqual([{ field: 'maxUses', code: 'usedMore', about: 2 }]);
    expect((await change({ ...data, fields: { maxUses: 2 } })).status).toBe(200);
    expect((await one(data.id)).state).toBe('usedUp');
    expect(await takesOff('TWICE')).toBeUndefined();
  });
});

describe('the list of discounts', () => {
  const codes = async (wish: object) =>
    (await list(wish)).discounts.map(({ id, rule }) => rule.couponCode ?? `#${id}`);

  it('is searched by code and name, and filtered by state and code', async () => {
    expect(await codes({ find: 'drink' })).toEqual(['DRINK10']);
    expect(await codes({ find: '%' })).toEqual([]);
    expect(await codes({ code: 'without', view: 'running' })).toEqual(['#3', '#1']);
    expect(await codes({ code: 'without', view: 'ended' })).toEqual(['#2']);
    expect(await codes({ view: 'ended', find: 'u' })).toContain('USEDUP');
    expect(await codes({ view: 'planned', find: 'later' })).toEqual(['LATER']);
    expect(await codes({ view: 'off', find: 'off' })).toEqual(['OFF']);
    const { counts } = await list({ code: 'without' });
    expect(counts).toEqual({ all: 3, running: 2, planned: 0, ended: 1, off: 0 });
  });

  it('names the first products or categories, and continues after 50', async () => {
    expect((await list({ id: 1 })).discounts[0]!.rule).toMatchObject({
      kind: 'products',
      percent: 5000,
      targets: [{ id: 2, name: { en: expect.any(String) } }],
      targetCount: 1,
    });
    await query`insert into discount (coupon_code, kind, percent) select 'MANY' || n, 'total', 100 from generate_series(1, 60) n`;
    const first = (await request(listDiscounts, { find: 'many' }, owner.cookie)).data;
    expect([first.discounts.length, first.counts.all]).toEqual([50, 60]);
    const rest = (await request(listDiscounts, { find: 'many', before: first.next }, owner.cookie)).data;
    expect([rest.discounts.length, rest.next, rest.counts]).toEqual([10, null, null]);
  });
});

describe('the uses of a discount', () => {
  it('are its orders with the amounts, and canceled ones don’t count in the results', async () => {
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
    expect((await one(data.id)).results).toEqual({ orders: 2, offCents: 1000, revenueCents: 2 * 2608 });
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

  it('of a discount without a code are the items sold at its price', async () => {
    const { OrderNumber } = await orderWith('', [blueMug(2)]);
    const { data } = await request(listDiscountUses, { id: 1 }, owner.cookie);
    expect(data.results.orders).toBe(1);
    expect(data.uses).toMatchObject([{ number: OrderNumber, offCents: data.results.offCents }]);
    expect(data.results.offCents).toBe(data.results.revenueCents);
  });
});

describe('the preview of a discount', () => {
  const preview = async (wish: object) =>
    (await request(previewDiscount, { id: null, fields: {}, ...wish }, editor.cookie)).data;
  const glassWeek = { kind: 'products', productIds: [3], percent: 2000 };

  it('prices real carts before and after, and writes nothing', async () => {
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

  it('says which discount wins on a shared product', async () => {
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

  it('of a coupon shows what it takes off, and why it is not accepted', async () => {
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

  it('of a stored discount compares with the shop without it', async () => {
    const { data } = await change({ fields: glassWeek });
    const [cart] = (await preview({ id: data.id, fields: { percent: 3000 } })).carts;
    expect([cart.beforeCents, cart.afterCents]).toEqual([10_000, 7000]);
    expect((await one(data.id)).rule).toMatchObject({ percent: 2000 });
    await change({ ...data, fields: {}, remove: true });
  });

  it('counts the products that do not allow discounts apart', async () => {
    await query`update product set allow_discounts = false where id = 3`;
    expect(await preview({ fields: glassWeek })).toMatchObject({ products: 0, excluded: 1, carts: [] });
    await query`update product set allow_discounts = true where id = 3`;
  });

  it('is refused with the errors of the change', async () => {
    const refused = await request(
      previewDiscount,
      { id: null, fields: { ...hello, couponCode: 'FIVE' } },
      editor.cookie,
    );
    expect([refused.status, ...faultsOf(refused)]).toEqual([400, 'couponCode taken']);
    expect((await request(previewDiscount, { id: 9_999_999, fields: {} }, editor.cookie)).status).toBe(404);
  });
});
