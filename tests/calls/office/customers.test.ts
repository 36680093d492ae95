import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { requestPersonalData } from '#contract/operations/accounts/request-personal-data.ts';
import { closeDataRequest } from '#contract/operations/office/customers/close-data-request.ts';
import { endSessionsOfCustomer } from '#contract/operations/office/customers/end-sessions-of-customer.ts';
import { getCustomerDetails } from '#contract/operations/office/customers/get-customer-details.ts';
import { writeCustomerNote } from '#contract/operations/office/customers/write-customer-note.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { listCustomers } from '#shop/customers/customers.ts';
import { paymentSummaries } from '#shop/orders/orders.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { orderHistory } from '#tests/support/order-history.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { newShopper, newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { card, payingShop } from '../payments/paying.ts';

const shop = await payingShop();
const { db, query } = shop;
const { request, inside } = officeOf(shop);
const [owner, sales, workshop, books] = [await inside(1), await inside(2), await inside(3), await inside(5)];
await query`insert into staff_role (id, name, permissions) values (78, 'Desk', '{customers.read}')`;
const desk = await inside(78);
const kind = 'customer';

const [sokha, maly] = (await newShoppers(db, 2)) as [Shopper, Shopper];
const nameOf = (customerId: number, first: string, last: string, mobile: string) =>
  query`update customer set first_name = ${first}, last_name = ${last}, mobile = ${mobile} where id = ${customerId}`;
await nameOf(sokha.customerId, 'Sokha', 'Chan', '០១២ ៣៤៥ ៦៧៨');
await nameOf(maly.customerId, 'ម៉ាលី', 'សុខ', '+855 96 700 8009');

const list = async (choices: object = {}, who = sales) =>
  (await request(listRecords, { kind, ...choices }, who.cookie)).data;
const found = async (choices: object) =>
  (await list(choices)).records.map(({ id }: { id: number }) => id) as number[];
const detailsOf = async (id: number, who = sales) =>
  (await request(getCustomerDetails, { id, language: 'en' }, who.cookie)).data;
const save = async (id: number, fields: object, who = sales) => {
  const { version } = (await request(getRecords, { kind, ids: [id] }, owner.cookie)).data.records[0];
  return request(changeRecord, { kind, id, version, fields }, who.cookie);
};

it('customers are found by name, email, and phone number as people write it, in either script', async () => {
  for (const find of ['Sokha', 'chan sok', 'sokha chan', sokha.email])
    expect(await found({ find }), find).toContain(sokha.customerId);
  for (const find of ['012345678', '012 345 678', '+855 12 345 678', '855-12-345-678', '០១២៣៤៥៦៧៨', '345678'])
    expect(await found({ find }), find).toEqual([sokha.customerId]);
  expect(await found({ find: '0967008009' })).toEqual([maly.customerId]);
  expect(await found({ find: 'ម៉ាលី' })).toEqual([maly.customerId]);
  for (const find of ['%', '\0', '_', 'nobody here'])
    expect((await request(listRecords, { kind, find }, sales.cookie)).status, find).toBeLessThan(500);
});

it('tags and the language are changed, filtered by, undone, and cleaned of formulas in an export', async () => {
  const tags = ['Offices', '=1+2', 'Offices', 'Prints often'];
  const { changeId } = (await save(sokha.customerId, { tags, language: 'ar' })).data;
  expect(await found({ filters: { tags: 'Offices' } })).toEqual([sokha.customerId]);
  expect(await found({ filters: { tags: 'Offices', language: 'en' } })).toEqual([]);
  expect(await found({ filters: { language: 'ar' } })).toContain(sokha.customerId);
  const { records, values } = await list({ find: 'Sokha' });
  expect(records[0].fields).toMatchObject({ tags: ['Offices', '=1+2', 'Prints often'], language: 'ar' });
  expect(values.tags).toEqual(['=1+2', 'Offices', 'Prints often']);
  await save(sokha.customerId, { tags: ['=1+2'] });
  const since = await auditedSince(db);
  const { csv, rows } = (await request(exportRecords, { kind, find: 'Sokha' }, owner.cookie)).data;
  expect(rows).toBe(1);
  expect(csv).toContain("'=1+2");
  expect(await since()).toMatchObject([{ event: 'records exported', detail: { kind, rows: 1 } }]);
  expect((await request(exportRecords, { kind }, sales.cookie)).status).toBe(403);
  const { changes } = (await request(listHistory, { kind, id: sokha.customerId }, sales.cookie)).data;
  for (const change of [changes[0].changeId, changeId])
    expect((await request(undoChange, { kind, changeId: change }, sales.cookie)).status).toBe(200);
  expect((await list({ find: 'Sokha' })).records[0].fields).toMatchObject({ tags: [], language: 'en' });
  expect((await request(listRecords, { kind, filters: { email: 'x' } }, sales.cookie)).status).toBe(400);
});

it('the amount a customer spent matches the payment summaries of their orders, in the list and on their page', async () => {
  const { customerId } = sokha;
  const place = async (more: object = {}, quantity = 1) => {
    const { data } = await shop.pay(sokha, [mug(quantity)], more);
    return data[0].OrderNumber as string;
  };
  const orders: Record<string, string> = { paid: await place(card(token('approve'))) };
  // Two equal orders in a moment are one.
  for (const [at, name] of ['open', 'delivered', 'returned', 'refunded'].entries())
    orders[name] = await place({}, at + 2);
  const statuses = { delivered: 3, returned: 4, refunded: 5 };
  for (const [name, status] of Object.entries(statuses))
    await query`update customer_order set status_id = ${status} where number = ${orders[name]}`;
  await query`update payment set refunded_cents = 100, state = 'part_refunded'
    where order_id = (select id from customer_order where number = ${orders['paid']})`;
  const ids = (await query`select id from customer_order where customer_id = ${customerId}`).map(
    ({ id }) => id as number,
  );
  const summaries = [...(await paymentSummaries(db, ids)).values()];
  const spent = summaries.reduce(
    (sum, { receivedCents, refundedCents }) => sum + receivedCents - refundedCents,
    0,
  );
  expect(spent).toBeGreaterThan(0);
  for (const choices of [{ find: 'Sokha' }, { sort: 'spentCents', isBackwards: true }]) {
    const [first] = (await list(choices)).records;
    expect(first).toMatchObject({ id: customerId, fields: { spentCents: spent, orders: 5 } });
  }
  const details = await detailsOf(customerId);
  const paidOrders = summaries.filter((each) => each.receivedCents > each.refundedCents).length;
  expect(paidOrders).toBeLessThan(5);
  // Their average is the amount over the orders that it is from.
  expect(details).toMatchObject({ spentCents: spent, paidOrders, orders: 5 });
  expect(details.latest).toHaveLength(5);
  expect(await found({ view: 'ordered' })).toContain(customerId);
  expect(await found({ view: 'unordered' })).not.toContain(customerId);
});

it('each role sees only what it needs', async () => {
  expect((await request(listRecords, { kind }, workshop.cookie)).status).toBe(403);
  expect(
    (await request(getCustomerDetails, { id: sokha.customerId, language: 'en' }, workshop.cookie)).status,
  ).toBe(403);
  const { records } = await list({ find: 'Sokha' }, desk);
  expect(records[0].fields).not.toHaveProperty('spentCents');
  expect((await request(listRecords, { kind, sort: 'spentCents' }, desk.cookie)).status).toBe(400);
  const { fields } = (await request(getRecords, { kind, ids: [] }, desk.cookie)).data;
  expect(fields).not.toHaveProperty('spentCents');
  expect(await detailsOf(sokha.customerId, desk)).toMatchObject({ latest: null, spentCents: null });
  expect((await save(sokha.customerId, { tags: ['x'] }, books)).status).toBe(403);
  const note = { id: sokha.customerId, key: randomUUID(), text: 'x' };
  expect((await request(writeCustomerNote, note, books.cookie)).status).toBe(403);
  const csv = (await request(exportRecords, { kind, find: 'Sokha' }, books.cookie)).data.csv as string;
  expect(csv.split('\r\n')[0] ?? csv).toContain('spent');
});

it('each look at a customer is in the audit log, once a minute', async () => {
  const { customerId } = maly;
  const since = await auditedSince(db);
  await request(getRecords, { kind, ids: [customerId] }, sales.cookie);
  await detailsOf(customerId);
  await detailsOf(customerId, owner);
  await list({ find: 'ម៉ាលី' });
  const seen = { event: 'customer seen', detail: { customer: customerId } };
  expect(await since()).toMatchObject([
    { ...seen, actor: `staff ${sales.id}` },
    { ...seen, actor: `staff ${owner.id}` },
  ]);
});

it('notes have their author, and the same note is written once', async () => {
  const note = { id: maly.customerId, key: randomUUID(), text: '<b>Likes white ink</b>' };
  const [first, again] = [
    await request(writeCustomerNote, note, sales.cookie),
    await request(writeCustomerNote, note, sales.cookie),
  ];
  expect(again.data).toEqual(first.data);
  expect((await detailsOf(maly.customerId)).notes).toMatchObject([
    { text: '<b>Likes white ink</b>', by: { id: sales.id } },
  ]);
  expect(
    (await request(writeCustomerNote, { ...note, key: randomUUID(), id: 999_999 }, sales.cookie)).status,
  ).toBe(404);
});

it('staff end one session of a customer, or all', async () => {
  const one = await newShopper(db);
  const { sessions } = await detailsOf(one.customerId);
  expect(sessions).toHaveLength(1);
  const since = await auditedSince(db);
  await request(endSessionsOfCustomer, { id: one.customerId, sessionId: sessions[0].id }, sales.cookie);
  expect((await detailsOf(one.customerId)).sessions).toEqual([]);
  expect(await since()).toContainEqual(
    expect.objectContaining({
      event: 'customer sessions ended',
      actor: `staff ${sales.id}`,
      detail: { customer: one.customerId, session: sessions[0].id },
    }),
  );
  expect((await detailsOf(maly.customerId)).sessions).toHaveLength(1);
  await request(endSessionsOfCustomer, { id: maly.customerId, sessionId: null }, sales.cookie);
  expect((await detailsOf(maly.customerId)).sessions).toEqual([]);
});

it('a customer asks for their data once, and staff see and close the request', async () => {
  const me = await newShopper(db);
  const ask = async (Kind: string) => (await shop.request(requestPersonalData, { Kind }, me)).data;
  expect(await ask('')).toEqual([]);
  await ask('copy');
  expect(await ask('copy')).toMatchObject([{ Kind: 'copy' }]);
  expect(await ask('erasure')).toHaveLength(2);
  expect(await found({ view: 'requests' })).toEqual([me.customerId]);
  const { requests } = await detailsOf(me.customerId);
  expect((await request(closeDataRequest, { id: requests[0].id }, books.cookie)).status).toBe(403);
  await request(closeDataRequest, { id: requests[0].id }, sales.cookie);
  expect((await request(closeDataRequest, { id: requests[0].id }, sales.cookie)).status).toBe(404);
  expect(await ask('')).toMatchObject([{ Kind: 'erasure' }]);
  await query`update session set confirmed_at = now() - interval '1 hour' where customer_id = ${me.customerId}`;
  expect((await shop.request(requestPersonalData, { Kind: 'copy' }, me)).envelope.statusCode).toBe(409);
});

it('lists of customers use the indexes, with many customers and orders', async () => {
  await query`insert into customer (email, password_hash, first_name, last_name, mobile)
    select 'many' || n || '@example.com', '', 'Many', 'N' || n, '0' || 70000000 + n from generate_series(1, 20000) n`;
  await orderHistory(db, [sokha.customerId, maly.customerId], 2000);
  await shop.analyze();
  const all = {
    find: '',
    view: '',
    sort: '',
    isBackwards: false,
    filters: {},
    from: 0,
    limit: 50,
    staffId: 1,
    fields: [],
  };
  const indexesOf = async (choices: Partial<typeof all> | { filters: Record<string, string> }) => {
    const statement = await firstStatement(db, (listener) => listCustomers(listener, { ...all, ...choices }));
    return (await planOf(db, statement)).map((step) => step['Index Name']);
  };
  expect(await indexesOf({ find: '070 012 345' })).toContain('customer_digits');
  expect(await indexesOf({ find: 'many12345' })).toContain('customer_who');
  expect(await indexesOf({ sort: 'name' })).toContain('customer_name');
  expect(await indexesOf({ filters: { tags: 'Offices' } })).toContain('customer_tags');
});
