import { describe, expect, it } from 'vitest';
import { deliveryKinds } from '#contract/constants.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { type RecordKind, recordPermissions } from '#contract/operations/office/records/record-types.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { request, inside } = officeOf(shop);
const [owner, editor, workshop] = [await inside(1), await inside(4), await inside(3)];

const get = async (kind: RecordKind, by = owner) => (await request(getRecords, { kind }, by.cookie)).data;
const change = (kind: RecordKind, requests: object, by = owner) =>
  request(changeRecord, { kind, id: null, version: null, fields: {}, ...requests }, by.cookie);
const history = async (kind: RecordKind, id: number | string | null = null) =>
  (await request(listHistory, { kind, id }, owner.cookie)).data.changes;
const undo = (kind: RecordKind, changeId: number) => request(undoChange, { kind, changeId }, owner.cookie);
const paymentMethod = {
  name: { en: 'Moto', km: 'ម៉ូតូ' },
  company: '',
  kind: 'door',
  provinces: null,
  priceCents: 150,
  daysFrom: 1,
  daysTo: 2,
  active: true,
  position: 0,
};

describe('records in the office', () => {
  it('records exist for every kind, each with the inputs of its fields', async () => {
    for (const kind of Object.keys(recordPermissions) as RecordKind[]) {
      const { fields, records, blank } = await get(kind);
      expect(Object.keys(fields), kind).not.toEqual([]);
      for (const record of [
        ...records.map((each: { fields: object }) => each.fields),
        ...(blank ? [blank] : []),
      ])
        expect(
          Object.keys(record).filter((name) => !(name in fields)),
          kind,
        ).toEqual([]);
    }
    const { fields } = await get('wayToDeliver');
    expect(fields).toMatchObject({
      name: { input: 'both', isOptional: false, isRequired: true },
      company: { input: 'text', most: 100, isRequired: false },
      kind: { input: 'choice', choices: [...deliveryKinds] },
      provinces: { input: 'provinces', isOptional: true },
      priceCents: { input: 'number', least: 0 },
      active: { input: 'check' },
    });
    const { story, faq, bankAccounts } = { ...(await get('pages')).fields, ...(await get('shop')).fields };
    expect(story).toMatchObject({
      input: 'group',
      isOptional: true,
      fields: {
        picture: { input: 'picture' },
        text: { input: 'both', isLong: true },
        link: { isOptional: true },
      },
    });
    expect(faq).toMatchObject({ input: 'list', most: 200, of: { input: 'group' } });
    expect(bankAccounts).toMatchObject({
      of: { fields: { qrPicture: { input: 'picture', isOptional: true } } },
    });
  });

  it('categories show the number of their products including subcategories', async () => {
    const { records } = await get('category');
    const rows = await shop.query`
      select c.category_id as id, count(*)::int as n from product_category c group by 1`;
    const own = new Map(rows.map(({ id, n }) => [id, n]));
    const children = records.filter(({ fields }: { fields: { parentId: number } }) => fields.parentId === 1);
    expect(children).not.toEqual([]);
    for (const { id, products } of children) expect(products).toBe(own.get(id) ?? 0);
    const parent = records.find(({ id }: { id: number }) => id === 1);
    expect(parent.products).toBeGreaterThanOrEqual(
      Math.max(...children.map((each: { products: number }) => each.products)),
    );
    expect((await get('tag')).records.every((each: object) => !('products' in each))).toBe(true);
  });

  it('records are created, edited and undone, with the author in history and audit log', async () => {
    const before = await auditedSince(shop.db);
    const { data: made } = await change('wayToDeliver', { fields: paymentMethod });
    const { data: changed, status } = await change('wayToDeliver', {
      ...made,
      fields: { priceCents: 200 },
    });
    expect([status, changed.version]).toEqual([200, 2]);
    const [last, first] = await history('wayToDeliver', made.id);
    expect(last).toMatchObject({
      changeId: changed.changeId,
      state: 'changed',
      fields: [{ field: 'priceCents', from: 150, to: 200 }],
    });
    expect(last.name).not.toBe('');
    expect(first).toMatchObject({ state: 'created', changeId: made.changeId });
    expect((await undo('wayToDeliver', changed.changeId)).status).toBe(200);
    expect((await get('wayToDeliver')).records).toMatchObject([{ id: made.id, fields: { priceCents: 150 } }]);
    expect(await before()).toMatchObject([
      { event: 'way to deliver made' },
      { event: 'way to deliver changed' },
      { event: 'way to deliver changed' },
    ]);
    await change('wayToDeliver', { ...made, version: 3, remove: true });
    expect((await get('wayToDeliver')).records).toEqual([]);
  });

  it('records are rejected with the errors of each field, also in a dry run', async () => {
    const { status, data } = await change('wayToDeliver', {
      fields: { ...paymentMethod, daysTo: 0, company: 'x'.repeat(101) },
    });
    expect(status).toBe(400);
    expect(data.faults).toMatchObject([
      { field: 'company', code: 'tooLong', about: 100 },
      { field: 'daysTo', code: 'shape' },
    ]);
    const { data: made } = await change('tag', { fields: { names: { en: 'Trial' } } });
    const trial = await request(
      changeRecords,
      {
        kind: 'tag',
        changes: [
          { id: made.id, fields: { names: { en: 'Tried' } } },
          { id: made.id, fields: { names: { en: '' } } },
        ],
        isTrial: true,
      },
      editor.cookie,
    );
    expect(trial.data.outcomes).toMatchObject([
      { state: 'changed', fields: [{ field: 'names', from: { en: 'Trial' } }] },
      { state: 'refused', faults: [{ field: 'names' }] },
    ]);
    expect(await history('tag', made.id)).toHaveLength(1);
  });

  it('records are not overwritten with an outdated version, which returns the current one', async () => {
    const { data: made } = await change('brand', { fields: { names: { en: 'First' } } }, editor);
    await change('brand', { ...made, fields: { names: { en: 'Theirs' } } }, editor);
    const { status, data } = await change('brand', { ...made, fields: { names: { en: 'Mine' } } }, editor);
    expect(status).toBe(409);
    expect(data).toMatchObject({
      fields: ['names'],
      now: { version: 2, fields: { names: { en: 'Theirs' } } },
    });
  });

  it('settings are read and edited in sections, each with its own permission', async () => {
    expect((await change('pages', { id: 'shop', fields: { about: 'We wrap.' } }, editor)).status).toBe(200);
    expect((await change('shop', { id: 'shop', fields: { orderPrefix: 'KD' } }, editor)).status).toBe(403);
    const elsewhere = await change('pages', { id: 'shop', fields: { orderPrefix: 'KD' } }, editor);
    expect([elsewhere.status, elsewhere.data.faults[0].field]).toEqual([400, 'orderPrefix']);
    expect((await change('shop', { id: 'shop', fields: { orderPrefix: 'KD' } })).status).toBe(200);
    expect(
      (await history('pages')).flatMap(({ fields }: { fields: { field: string }[] }) => fields),
    ).toMatchObject([{ field: 'about' }]);
    const [ofShop] = await history('shop');
    expect((await undo('pages', ofShop.changeId)).status).toBe(404);
    expect((await undo('shop', ofShop.changeId)).status).toBe(200);
    expect((await request(getRecords, { kind: 'pages' }, workshop.cookie)).status).toBe(403);
  });

  it('records that do not exist are not found', async () => {
    expect((await change('banner', { id: 999_999, version: 1, fields: {} })).status).toBe(404);
    expect((await undo('banner', 999_999)).status).toBe(404);
    expect((await change('wayToPay', { id: 1, version: 0, remove: true })).status).toBe(404);
    expect((await request(getRecords, { kind: 'order' }, owner.cookie)).status).toBe(400);
    expect((await request(getRecords, { kind: 'constructor' }, owner.cookie)).status).toBe(400);
  });
});
