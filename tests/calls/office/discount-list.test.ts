import { describe, expect, it } from 'vitest';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { importRecords } from '#contract/operations/office/records/import-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { setDeliveryMethods } from '#tests/support/delivery-methods.ts';
import { discountShop, hello, kind } from './discount-shop.ts';

const { db, query, request, owner, editor, sales, change, list, one } = await discountShop();

describe('the list of discounts', () => {
  const codes = async (wish: object) =>
    (await list(wish)).records.map(({ id, fields }) => fields.couponCode ?? `#${id}`);
  const [withCode, without] = [{ filters: { code: 'with' } }, { filters: { code: 'without' } }];

  it('the list of discounts is searched by code and name, and filtered by state and code', async () => {
    expect(await codes({ find: 'drink' })).toEqual(['DRINK10']);
    expect(await codes({ find: '%' })).toEqual([]);
    expect(await codes({ ...without, view: 'running' })).toEqual(['#3', '#1']);
    expect(await codes({ ...without, view: 'ended' })).toEqual(['#2']);
    expect(await codes({ view: 'ended', find: 'u' })).toContain('USEDUP');
    expect(await codes({ view: 'planned', find: 'later' })).toEqual(['LATER']);
    expect(await codes({ view: 'off', find: 'off' })).toEqual(['OFF']);
    expect(await codes({ ...withCode, view: 'running' })).not.toContain('#1');
    const [all, coupons, automatic] = [await list(), await list(withCode), await list(without)];
    expect([automatic.found, coupons.found + automatic.found]).toEqual([3, all.found]);
    for (const view of ['running', 'planned', 'ended', 'off'])
      expect(all.views[view], view).toBe((await list({ view })).found);
    expect((await list({ view: 'nothing' })).found).toBe(all.found);
    expect((await list({ filters: { code: 'x' } })).found).toBe(0);
    expect((await request(listRecords, { kind, filters: { percent: '5' } }, owner.cookie)).status).toBe(400);
  });

  it('the list of discounts is sorted by name, code and state, and names the first products or categories', async () => {
    const byCode = await codes({ ...withCode, sort: 'couponCode' });
    expect(byCode).toEqual(byCode.toSorted());
    expect(await codes({ ...withCode, sort: 'couponCode', isBackwards: true })).toEqual(byCode.toReversed());
    for (const sort of ['name', 'state']) expect(await codes({ sort })).toHaveLength((await list()).found);
    for (const sort of ['orders', 'revenueCents', 'percent'])
      expect((await request(listRecords, { kind, sort }, owner.cookie)).status, sort).toBe(400);
    expect((await one(1))?.fields).toMatchObject({
      kind: 'products',
      percent: 5000,
      targets: [{ id: 2, name: { en: expect.any(String) } }],
      targetCount: 1,
      productIds: [2],
    });
  });

  it('the list of discounts continues after 50', async () => {
    await query`insert into discount (coupon_code, kind, percent) select 'MANY' || n, 'total', 100 from generate_series(1, 60) n`;
    const first = await list({ find: 'many' });
    expect([first.records.length, first.found, first.next]).toEqual([50, 60, 50]);
    const rest = await list({ find: 'many', from: first.next });
    expect([rest.records.length, rest.next]).toEqual([10, null]);
    await query`delete from discount where coupon_code like 'MANY%'`;
  });

  it('discount amounts are shown only to roles that see payments', async () => {
    const fieldsFor = async (by: typeof owner) => (await list({}, by)).records[0]?.fields ?? {};
    expect(Object.keys(await fieldsFor(owner))).toContain('revenueCents');
    expect(Object.keys(await fieldsFor(editor)).filter((name) => /off|revenue/u.test(name))).toEqual([]);
    expect(Object.keys(await fieldsFor(editor))).toContain('orders');
    const { data } = await request(getRecords, { kind, ids: [1] }, editor.cookie);
    expect('offCents' in data.fields || 'offCents' in data.records[0].fields).toBe(false);
    const { csv } = (await request(exportRecords, { kind }, editor.cookie)).data;
    expect(csv).not.toContain('revenue');
  });
});

describe('the spreadsheet of discounts', () => {
  const load = async (csv: string, isTrial = false) =>
    (await request(importRecords, { kind, csv, isTrial }, owner.cookie)).data;

  it('an export of discounts changes nothing when it is imported again, coupons and automatic discounts alike', async () => {
    const { csv, rows } = (await request(exportRecords, { kind }, owner.cookie)).data;
    expect(await load(csv)).toEqual({
      created: 0,
      changed: 0,
      unchanged: rows,
      unknownColumns: [],
      refused: [],
    });
    expect(csv.split('\n')[0]).toContain('id,name,couponCode,kind,percent,amount,min,startsAt,endsAt');
  });

  it('an export creates its discounts again with every field, first orders, free delivery and buy X get Y included', async () => {
    const method = {
      company: '',
      kind: 'door' as const,
      provinces: null,
      priceCents: 150,
      daysFrom: 1,
      daysTo: 2,
    };
    await setDeliveryMethods(db, { ...method, name: { en: 'Bus', km: 'ឡានក្រុង' } });
    const [bus] = await query`select id from delivery_way`;
    const free = {
      kind: 'delivery',
      deliveryMethodIds: [Number(bus!['id'])],
      provinces: [1, 2],
      minCents: 4050,
    };
    const made = [
      { ...hello, couponCode: 'FIRST', firstOrder: true },
      {
        ...free,
        name: 'Free, "by bus"',
        startsAt: '2026-12-01T00:00:00.000Z',
        endsAt: '2027-01-01T12:30:00.000Z',
      },
      { ...free, name: 'Free', couponCode: 'FREE', firstOrder: true, minCents: null, provinces: null },
      { name: 'Everywhere', kind: 'delivery', active: false },
      {
        ...hello,
        couponCode: 'BUYGET',
        kind: 'buyGet',
        buyQuantity: 2,
        buyProductIds: [1, 3],
        buyCategoryIds: [4],
        getQuantity: 1,
        getProductIds: [4],
        getCategoryIds: [2, 3],
        maxPerOrder: 5,
      },
    ];
    const ids: number[] = [];
    for (const fields of made) {
      const { status, data } = await change({ fields });
      expect([status, data.faults]).toEqual([200, undefined]);
      ids.push(data.id);
    }
    const exported = async () =>
      (await request(exportRecords, { kind, ids }, owner.cookie)).data.csv as string;
    const withoutId = (csv: string) => csv.replaceAll(/^\d*,|^\uFEFFid,/gmu, '');
    const before = await exported();
    await query`delete from discount where id = any(${ids})`;
    expect(await load(withoutId(before))).toMatchObject({
      created: made.length,
      unknownColumns: [],
      refused: [],
    });
    const again = await query`select id from discount order by id desc limit ${made.length}`;
    ids.splice(0, ids.length, ...again.map(({ id }) => Number(id)));
    expect(
      withoutId(await exported())
        .split('\n')
        .toSorted(),
    ).toEqual(withoutId(before).split('\n').toSorted());
    await query`delete from discount where id = any(${ids})`;
  });

  it('an import creates and changes discounts, and reports wrong rows by line, column and reason', async () => {
    const head = 'id,name,couponCode,kind,percent,amount,min,startsAt,maxUses,active,productIds,categoryIds';
    const csv = [
      head,
      ',Sheet,sheet5,total,12.5,,40,2026-12-01T00:00:00Z,9,yes,,',
      '1,Half price,,products,50,,,,,yes,2 3,',
      ',Wrong,two words,total,,5,,,0,perhaps,,',
      ',Nothing,,products,10,,,soon,,yes,,',
      ',Unknown,,products,10,,,,,yes,999999,',
      ',Nearly free,,products,95,,,,,yes,3,',
      '999999,Lost,,products,10,,,,,yes,2,',
      'one,Lost,,products,10,,,,,yes,2,',
      ',Taken,sheet5,everything,10,,,,,yes,2,',
    ].join('\n');
    const before = await list();
    const report = await load(csv, true);
    expect(report).toMatchObject({ created: 1, changed: 1, unchanged: 0, unknownColumns: [] });
    const reasons = report.refused.flatMap(
      ({ line, faults: errors }: { line: number; faults: { field: string; code: string }[] }) =>
        errors.map(({ field, code }) => `${line} ${field} ${code}`),
    );
    expect(reasons).toEqual(
      expect.arrayContaining([
        '4 couponCode code',
        '4 maxUses range',
        '5 startsAt shape',
        '6 productIds unknown',
        '7 percent priceJump',
        '8 id unknown',
        '9 id unknown',
        '10 kind shape',
      ]),
    );
    expect(report.refused.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect((await list()).found).toBe(before.found);

    expect(await load(csv)).toMatchObject({ created: 1, changed: 1 });
    const [made] = (await list({ find: 'sheet5' })).records;
    expect(made?.fields).toMatchObject({
      couponCode: 'SHEET5',
      percent: 1250,
      amountCents: null,
      minCents: 4000,
      startsAt: '2026-12-01T00:00:00.000Z',
      endsAt: null,
      maxUses: 9,
    });
    expect((await one(1))?.fields).toMatchObject({ name: 'Half price', productIds: [2, 3] });
    // A coupon is matched by its code.
    expect(await load('couponCode,percent\nsheet5,15\n')).toMatchObject({ created: 0, changed: 1 });
    expect((await request(importRecords, { kind, csv: 'name\nx' }, owner.cookie)).status).toBe(400);
    // Each import is in the history, and can be undone.
    const { changes } = (await request(listHistory, { kind, id: 1 }, owner.cookie)).data;
    await request(undoChange, { kind, changeId: changes[0].changeId }, owner.cookie);
    expect((await one(1))?.fields).toMatchObject({ productIds: [2] });
  });

  it('the spreadsheet of discounts is only for roles with the permission', async () => {
    for (const operation of [listRecords, exportRecords])
      expect((await request(operation, { kind }, sales.cookie)).status).toBe(403);
    expect((await request(importRecords, { kind, csv: '' }, sales.cookie)).status).toBe(403);
  });
});
