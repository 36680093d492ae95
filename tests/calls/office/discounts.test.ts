import { describe, expect, it } from 'vitest';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { endDiscount } from '#contract/operations/office/discounts/end-discount.ts';
import { listDiscountUses } from '#contract/operations/office/discounts/list-discount-uses.ts';
import { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { mug } from '../orders/order-fixtures.ts';
import { discountShop, errorsOf, hello, kind } from './discount-shop.ts';

const shop = await discountShop();
const { db, asShopper, request, owner, editor, sales, change, list, one, orderWith } = shop;
const takesOff = async (CouponCode: string, quantity = 2) =>
  (
    await asShopper(getCouponCodeDiscount, {
      CouponCode,
      cartJsonData: JSON.stringify([mug(quantity)]),
    })
  ).data.DiscountValueAfterCouponAppliedWithQuantity;
const historyOf = async (id: number) => (await request(listHistory, { kind, id }, owner.cookie)).data.changes;

describe('a coupon in the office', () => {
  it('a coupon is created without a start and an end, works in the shop, is undone, and its history says who did it', async () => {
    const audited = await auditedSince(db);
    const { status, data } = await change({ fields: hello });
    expect([status, data.version]).toEqual([200, 1]);
    expect(await takesOff('HELLO')).toBe(5);
    expect(await takesOff('HELLO', 1)).toBeUndefined();
    const [record] = (await request(getRecords, { kind, ids: [data.id] }, editor.cookie)).data.records;
    expect(record.fields).toMatchObject({ couponCode: 'HELLO', startsAt: null, endsAt: null, active: true });
    const changed = await change({ id: data.id, version: 1, fields: { amountCents: 300 } });
    expect(await takesOff('HELLO')).toBe(3);
    const undone = await request(undoChange, { kind, changeId: changed.data.changeId }, editor.cookie);
    expect([undone.status, await takesOff('HELLO')]).toEqual([200, 5]);
    expect(await historyOf(data.id)).toMatchObject([
      { state: 'changed', fields: [{ field: 'amountCents', from: 300, to: 500 }] },
      { state: 'changed', fields: [{ field: 'amountCents', from: 500, to: 300 }] },
      { state: 'created' },
    ]);
    // Undoing the creation turns it off.
    await request(undoChange, { kind, changeId: data.changeId }, editor.cookie);
    expect((await one(data.id))?.fields.state).toBe('off');
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

  it('a coupon is refused with the errors of each field, and changes nothing', async () => {
    const before = (await list()).found;
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
    expect(errorsOf(wrong)).toEqual([
      'name tooLong',
      'couponCode code',
      'maxUses range',
      'amountCents percentOrAmount',
      'endsAt period',
    ]);
    expect(errorsOf(await change({ fields: { ...hello, couponCode: 'five' } }))).toEqual([
      'couponCode taken',
    ]);
    expect(errorsOf(await change({ fields: { ...hello, couponCode: null } }))).toEqual([
      'couponCode missing',
      'minCents needsCode',
      'maxUses needsCode',
      'maxUsesPerCustomer needsCode',
    ]);
    expect((await list()).found).toBe(before);
  });

  it('a coupon is refused with impossible values of every field, never with an error of the server', async () => {
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
    const { fields } = (await request(getRecords, { kind, ids: [] }, owner.cookie)).data;
    // Two other fields are wrong too, so that no value is accepted.
    const wrong = { ...hello, name: 'x'.repeat(201), couponCode: 'two words' };
    for (const field of Object.keys(fields).filter((each) => !fields[each].isReadOnly))
      for (const value of impossible) {
        const { status } = await change({ fields: { ...wrong, [field]: value } });
        expect(status, `${field} ${JSON.stringify(value)}`).toBe(400);
      }
  });

  it('ninety percent off or more needs a confirmation', async () => {
    const half = { kind: 'products', productIds: [3], percent: 9500 };
    expect(errorsOf(await change({ fields: half }))).toEqual(['percent priceJump']);
    const made = await change({ fields: half, isPriceSure: true });
    expect(made.status).toBe(200);
    await change({ ...made.data, fields: {}, remove: true });
  });

  it('a coupon in the office keeps names as text', async () => {
    const name = '<img src=x onerror=alert(1)>{what}';
    const { data } = await change({ fields: { ...hello, couponCode: 'XSS', name } });
    expect(await list({ find: '<img' })).toMatchObject({ records: [{ id: data.id, fields: { name } }] });
  });

  it('a coupon is managed by roles with the permission only', async () => {
    for (const [operation, wish] of [
      [listRecords, { kind }],
      [previewDiscount, { id: null, fields: {} }],
      [listDiscountUses, { id: 100 }],
      [endDiscount, { id: 100, version: 1 }],
      [getRecords, { kind }],
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
    expect((await one(data.id))?.fields.state).toBe('ended');
    expect((await end(2)).data).toMatchObject({ version: 2, changeId: null });
    expect((await request(endDiscount, { id: 9_999_999, version: 1 }, editor.cookie)).status).toBe(404);
  });

  it('a planned discount cannot end before it begins', async () => {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const { data } = await change({ fields: { ...hello, couponCode: 'PLAN', startsAt } });
    expect((await one(data.id))?.fields.state).toBe('planned');
    const refused = await request(endDiscount, { id: data.id, version: 1 }, editor.cookie);
    expect([refused.status, ...errorsOf(refused)]).toEqual([400, 'endsAt period']);
  });

  it('a discount that orders used cannot be deleted, one without orders can', async () => {
    const used = await change({ fields: { ...hello, couponCode: 'USED' } });
    await orderWith('USED');
    const refused = await change({ id: used.data.id, version: 1, fields: {}, remove: true });
    expect(refused.data.faults).toEqual([{ field: 'name', code: 'usedByOrders', about: 1 }]);
    expect(errorsOf(await change({ id: used.data.id, version: 1, fields: { maxUses: null } }))).toEqual([]);
    const unused = await change({ fields: { ...hello, couponCode: 'UNUSED' } });
    expect((await change({ ...unused.data, fields: {}, remove: true })).status).toBe(200);
    expect(await one(unused.data.id)).toBeUndefined();
    const [removed] = await historyOf(unused.data.id);
    await request(undoChange, { kind, changeId: removed.changeId }, editor.cookie);
    expect((await one(unused.data.id))?.fields).toMatchObject({ couponCode: 'UNUSED' });
  });

  it('the limit of uses cannot be set below the uses so far', async () => {
    const { data } = await change({ fields: { ...hello, couponCode: 'TWICE', maxUsesPerCustomer: null } });
    await orderWith('TWICE');
    await orderWith('TWICE');
    const refused = await change({ ...data, fields: { maxUses: 1 } });
    expect(refused.data.faults).toEqual([{ field: 'maxUses', code: 'usedMore', about: 2 }]);
    expect((await change({ ...data, fields: { maxUses: 2 } })).status).toBe(200);
    expect((await one(data.id))?.fields.state).toBe('usedUp');
    expect(await takesOff('TWICE')).toBeUndefined();
  });
});
