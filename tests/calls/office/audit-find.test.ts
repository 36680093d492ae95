import { describe, expect, it } from 'vitest';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { eraseCustomer } from '#contract/operations/office/customers/erase-customer.ts';
import { customerActor, staffActor, writeAudit } from '#shop/audit/audit.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query } = shop;
const { request, inside } = officeOf(shop);
const [owner, workshop] = [await inside(1), await inside(3)];
const [product] = await query`select id, sku from product order by id limit 1`;

const [name] = await query`select name from product_text where product_id = ${product.id} limit 1`;

const found = async (find: string, filter: object = {}, { cookie } = owner): Promise<string[]> =>
  (await request(listAudit, { ...filter, find }, cookie)).data.entries.map(
    (entry: { event: string }) => entry.event,
  );

await writeAudit(db, staffActor(workshop.id), 'product changed', {
  product: Number(product.id),
  fields: ['priceCents', 'description.en'],
  price: [100, 200],
});
await writeAudit(db, staffActor(owner.id), 'settings changed', { names: ['phone'] });
await query`insert into discount (id, name, kind, percent, coupon_code, starts_at, ends_at)
  values (900, 'Water festival', 'total', 1000, 'BOAT10', now(), now() + interval '1 day')`;
await writeAudit(db, staffActor(owner.id), 'discount changed', { discount: 900, fields: ['percent'] });
await writeAudit(db, 'system', 'refund failed', { refund: 1, payment: 1, reason: 'declined' });

describe('the search of the audit log', () => {
  it.each([
    ['a SKU', product.sku.toLowerCase(), 'product changed'],
    ['part of a product’s name', String(name.name).slice(1, 6), 'product changed'],
    ['a discount’s name', 'water fest', 'discount changed'],
    ['a coupon code', 'boat', 'discount changed'],
    ['a staff member', 'staff 2', 'product changed'],
    ['a field', 'price', 'product changed'],
    ['a field in Khmer', 'តម្លៃ', 'product changed'],
    ['a setting', 'phone', 'settings changed'],
    ['an event', 'REFUND', 'refund failed'],
    ['an event in Khmer', 'ការសងប្រាក់', 'refund failed'],
  ])('the search of the audit log finds entries by %s', async (_name, find, event) => {
    const events = await found(find);
    expect(events).toContain(event);
    expect(events.length).toBeLessThan(6);
    expect(await found(find, { until: '2020-01-01' })).toEqual([]);
  });

  it('the search of the audit log shows each entry once, in pages, and exports the same entries', async () => {
    const find = 'updated';
    const events = await found(find);
    const [first] = (await request(listAudit, { find, limit: 1 }, owner.cookie)).data.entries;
    const others = await found(find, { before: first.id });
    expect([first.event, ...others]).toEqual(events);
    expect((await request(exportAudit, { find }, owner.cookie)).data.rows).toBe(events.length);
    expect(await found('no such thing')).toEqual([]);
  });

  it('the search of the audit log finds a customer by number, and by email only for staff who see customers, until erased', async () => {
    const { customerId, email } = await newShopper(db);
    await writeAudit(db, customerActor(customerId), 'profile changed', {});
    await writeAudit(db, staffActor(owner.id), 'customer seen', { customer: customerId });
    const both = ['customer seen', 'profile changed', 'login'];
    expect(await found(email)).toEqual(both);
    const { id } = await db
      .insertInto('staff_role')
      .values({ name: 'Auditor', permissions: ['audit.read'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const auditor = await inside(id);
    expect(await found(email, {}, auditor)).toEqual([]);
    expect(await found(`#${customerId}`, {}, auditor)).toEqual(both);
    await request(eraseCustomer, { id: customerId, isConfirmed: true }, owner.cookie);
    expect(await found(email)).toEqual([]);
    expect(await found(`#${customerId}`)).toEqual(['customer erased', ...both]);
  });
});

describe('the source of an audit entry', () => {
  const sources = async (find: string) =>
    (await request(listAudit, { find }, owner.cookie)).data.entries.map(
      ({ source }: { source: string | null }) => source,
    );

  it('the source of an audit entry is the kind of device of staff, and unknown for older entries and unknown devices', async () => {
    for (const device of ['Mozilla/5.0 (Linux; Android 15)', 'Mozilla/5.0 (Windows NT 10.0)', 'unknown'])
      await request(exportAudit, {}, owner.cookie, { ...officePageHeaders, 'user-agent': device });
    expect((await sources('audit log exported')).slice(0, 3)).toEqual([null, 'computer', 'phone']);
    expect(await sources(product.sku)).toEqual([null]);
  });

  it('the source of an audit entry of others is derived from the actor, without their device', async () => {
    await writeAudit(db, 'staff sokha', 'riel rate set', { rate: 4100 });
    expect(await sources('sokha')).toEqual(['terminal']);
    expect(await sources('refund failed')).toEqual(['job']);
    const devices = await query`select distinct device from audit_entry where actor not like 'staff %'`;
    expect(devices).toEqual([{ device: null }]);
  });
});
