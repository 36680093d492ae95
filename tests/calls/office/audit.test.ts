import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { auditEventLabels } from '#contract/audit-events.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { changeSettings } from '#shop/content/content.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay } = shop;
const { request, inside } = officeOf(shop);
await addBaseMethods(db);
const [owner, workshop, books] = [await inside(1), await inside(3), await inside(5)];

const audit = async (filter: object = {}, who = books) => (await request(listAudit, filter, who.cookie)).data;
const events = async (filter: object) =>
  (await audit(filter)).entries.map((each: { event: string }) => each.event);

async function prepared() {
  const number = (await pay(await newShopper(db), [mug(1)], {})).data[0].OrderNumber as string;
  await request(getOrder, { number }, owner.cookie);
  await request(confirmOrder, { number }, owner.cookie);
  await request(takeOrderStep, { number, step: 'prepare', from: 'active' }, workshop.cookie);
  return number;
}

const eventFile = path.resolve(import.meta.dirname, '../../../shop/audit/events.ts');

test('every audit event has a text', () => {
  const [details = ''] = readFileSync(eventFile, 'utf8').split('\n}\n');
  const names = [...details.matchAll(/^  (?:'([^']+)'|(\w+)):/gmu)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !(name in auditEventLabels))).toEqual([]);
});

describe('the audit log in the office', () => {
  it('the audit log shows who did what with an order, with the values before and after', async () => {
    const number = await prepared();
    const { entries } = await audit({ find: number.toLowerCase() });
    expect(entries).toMatchObject([
      {
        event: 'order changed',
        who: { kind: 'staff', id: workshop.id, name: 'Staff 2' },
        thing: { kind: 'order', name: number },
        changes: [{ field: 'state', from: 'active', to: 'inProgress' }],
      },
      { event: 'order confirmed', who: { kind: 'staff', id: owner.id } },
      { event: 'order seen', who: { kind: 'staff', id: owner.id } },
      { event: 'order placed', who: { kind: 'customers' } },
    ]);
  });

  it('the audit log shows the old and new values of an edited record', async () => {
    await changeSettings(db, { phone: '012 111 111' }, 'staff sokha');
    await changeSettings(db, { phone: '012 222 222' }, 'staff sokha');
    const [entry] = (await audit({ group: 'settings', who: 'terminal' })).entries;
    expect(entry).toMatchObject({
      who: { kind: 'terminal', name: 'sokha' },
      changes: [{ field: 'phone', from: '012 111 111', to: '012 222 222' }],
    });
  });

  it('the audit log names the payment method that was switched on or off', async () => {
    const { records } = (await request(getRecords, { kind: 'wayToPay' }, owner.cookie)).data;
    const { id, version } = records.find((each: { id: number }) => each.id === 6);
    await request(changeRecord, { kind: 'wayToPay', id, version, fields: { offered: false } }, owner.cookie);
    const [entry] = (await audit({ group: 'settings' })).entries;
    await request(
      changeRecord,
      { kind: 'wayToPay', id, version: version + 1, fields: { offered: true } },
      owner.cookie,
    );
    expect(entry).toMatchObject({
      event: 'way to pay switched off',
      thing: { name: 'Cash on delivery' },
      changes: [{ field: 'offered', from: 'true', to: 'false' }],
    });
  });

  it('the audit log shows interface texts by their text, and list values by their names', async () => {
    const id = `${sharedLabels.entityId}.close`;
    await request(changeRecord, { kind: 'label', id, version: 0, fields: { en: 'Shut' } }, owner.cookie);
    await changeSettings(db, { whyBuy: [{ en: 'Near', km: 'ជិត' }] }, 'staff sokha');
    const { entries } = await audit({ group: 'settings' });
    expect(entries.slice(0, 2)).toMatchObject([
      { changes: [{ field: 'whyBuy', from: null, to: 'Near · ជិត' }] },
      {
        event: 'label changed',
        thing: { label: { screen: 'shared', en: sharedLabels.texts.close, km: sharedLabels.khmer.close } },
        changes: [{ field: 'en', from: null, to: 'Shut' }],
      },
    ]);
  });

  it('the audit log names records in both languages, also deleted ones', async () => {
    const names = { en: 'Festival', ar: 'ពិធីបុណ្យ' };
    // The fixture's tags have ids of their own.
    await query`select nextval(pg_get_serial_sequence('tag', 'id')) from generate_series(1, 100)`;
    const tag = { kind: 'tag', id: null, version: null, fields: { names } };
    const { id, version } = (await request(changeRecord, tag, owner.cookie)).data;
    const thing = { kind: 'tag', id, name: 'Festival', km: names.ar };
    expect((await audit({ group: 'catalogue' })).entries[0].thing).toMatchObject({ ...thing, isGone: false });
    const remove = { kind: 'tag', id, version, fields: {}, remove: true };
    expect(await request(changeRecord, remove, owner.cookie)).toMatchObject({ status: 200 });
    const { entries } = await audit({ group: 'catalogue', limit: 2 });
    for (const entry of entries) expect(entry.thing).toMatchObject({ ...thing, isGone: true });
  });

  it('the audit log names customers only for staff who can see customers', async () => {
    const number = await prepared();
    const placed = async (who: typeof owner) => (await audit({ find: number }, who)).entries.at(-1).who;
    const [customer] = await query`select concat_ws(' ', c.first_name, c.last_name) as name from customer c
      join customer_order o on o.customer_id = c.id where o.number = ${number}`;
    expect((await placed(owner)).name).toBe(customer.name);
    const { id } = await db
      .insertInto('staff_role')
      .values({ name: 'Auditor', permissions: ['audit.read'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await placed(await inside(id))).name).toBe('');
  });

  it('the audit log can be filtered by person, group and day, with paging', async () => {
    await prepared();
    expect(new Set(await events({ who: workshop.id, group: 'orders' }))).toEqual(new Set(['order changed']));
    expect(await events({ who: 'guests', group: 'orders' })).toEqual([]);
    expect(await events({ until: '2020-01-01' })).toEqual([]);
    expect((await events({ since: '2020-01-01' })).length).toBeGreaterThan(3);
    const first = await audit({ limit: 2 });
    expect(first).toMatchObject({
      hasMore: true,
      people: expect.arrayContaining([{ id: owner.id, name: 'Staff 1' }]),
    });
    const ids = first.entries.map((each: { id: number }) => each.id);
    const next = await audit({ limit: 2, before: ids[1] });
    expect(next.entries[0].id).toBeLessThan(ids[1]);
    expect(next.people).toEqual([]);
  });

  it('the audit log is exported as a table without formulas, and the export is logged', async () => {
    await writeAudit(db, 'staff =cmd', 'settings changed', { names: ['phone'] });
    const { csv, rows } = (await request(exportAudit, { group: 'settings', who: 'terminal' }, books.cookie))
      .data;
    expect(rows).toBeGreaterThan(0);
    expect(csv).toContain(`'=cmd`);
    expect(csv).not.toMatch(/^=|,"?=/mu);
    expect((await events({ group: 'looks' }))[0]).toBe('audit exported');
  });

  it('the audit log is not exported for staff without permission to read it', async () => {
    const permissions = ['exports.make'];
    const { id } = await db
      .insertInto('staff_role')
      .values({ name: 'Exports', permissions })
      .returning('id')
      .executeTakeFirstOrThrow();
    const outsider = await inside(id);
    expect((await request(exportAudit, {}, outsider.cookie)).status).toBe(403);
    expect((await request(listAudit, {}, workshop.cookie)).status).toBe(403);
  });

  it('the audit log shows a failed sign-in, and is protected from edits', async () => {
    await writeAudit(db, 'guest', 'staff sign-in refused', {});
    expect((await audit({ who: 'guests' })).entries[0]).toMatchObject({ event: 'staff sign-in refused' });
    await expect(query`delete from audit_entry`).rejects.toThrow(/permission denied/u);
  });
});
