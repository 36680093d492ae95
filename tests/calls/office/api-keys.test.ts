import { describe, expect, it } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { messages } from '#contract/messages.ts';
import { keyPermissions } from '#contract/permissions.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { createKey } from '#contract/operations/office/keys/create-key.ts';
import { endKey } from '#contract/operations/office/keys/end-key.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { changeStaff } from '#contract/operations/office/staff/change-staff.ts';
import { getStaff } from '#contract/operations/office/staff/get-staff.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { products, testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(products, { LIMIT_OFFICE: '40' });
const { server, db, query } = shop;
const { request, inside, newKey } = officeOf(shop);
let machines = 0;
/** Calls from another machine each time, so that the limit of addresses doesn't matter. */
const by = (headers: Record<string, string>, operation: Operation, parameters: object = {}, cookie = '') =>
  request(operation, parameters, cookie, headers, `198.51.100.${(machines += 1)}`);
const owner = await inside(1);
const [role] = await query`
  insert into staff_role (name, permissions) values ('Keys', '{orders.read,stock.write,catalogue.read,keys.write}') returning id`;
const keyRole = Number(role!['id']);
const keeper = await inside(keyRole);
const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
const create = (parameters: object, cookie = owner.cookie) => request(createKey, parameters, cookie);
const statusOf = async (...args: Parameters<typeof by>) => (await by(...args)).status;
const listed = async (id: number) => {
  const { data } = await request(listRecords, { kind: 'apiKey' }, owner.cookie);
  return data.records.find((each: { id: number }) => each.id === id)?.fields;
};

describe('an API key', () => {
  it('an API key makes the office’s calls that its permissions allow, and no others', async () => {
    const { data } = await create({ name: 'Orders', permissions: ['orders.read'] });
    expect(data).toEqual({
      id: expect.any(Number),
      key: expect.stringMatching(/^kado_\w{38}$/u),
      url: 'http://localhost:8080/office/api/',
    });
    expect(await statusOf(bearer(data.key), listOrders)).toBe(200);
    expect(await by(bearer(data.key), getProduct, { id: 1 })).toMatchObject({ status: 403 });
  });

  it('an API key gets the names of malformed parameters, unlike people', async () => {
    const { data } = await create({ name: 'Malformed', permissions: ['orders.read'] });
    const malformed = { limit: 'x', states: ['shipped'] };
    expect(await by(bearer(data.key), listOrders, malformed)).toMatchObject({
      status: 400,
      error: 'Malformed parameters: states.0, limit.',
    });
    expect(await by({}, listOrders, malformed, owner.cookie)).toMatchObject({
      error: messages.texts.generalError,
    });
  });

  it('an API key is stored as a hash, and shown only once', async () => {
    const { data } = await create({ name: 'Secret', permissions: ['orders.read'] });
    const rows = await query`select to_jsonb(k) as key from api_key k where id = ${data.id}`;
    expect(JSON.stringify(rows)).not.toContain(data.key.slice(5));
    const fields = await listed(data.id);
    expect(JSON.stringify(fields)).not.toContain(data.key.slice(5, -4));
    expect(fields).toMatchObject({
      name: 'Secret',
      lastFour: data.key.slice(-4),
      permissions: ['orders.read'],
      state: 'active',
      lastUsedAt: null,
    });
  });

  it('an API key is made only from permissions of its maker, with recent two-step verification, and reported to the owner', async () => {
    const since = await auditedSince(db);
    const foreign = await create(
      { name: 'More', permissions: ['orders.read', 'exports.make'] },
      keeper.cookie,
    );
    expect([foreign.status, foreign.data.faults]).toEqual([
      400,
      [{ field: 'permissions', code: 'foreignPermission', about: 'exports.make' }],
    ]);
    for (const permissions of [
      ['keys.write'],
      ['staff.write'],
      ['settings.write'],
      ['connections.write'],
      [],
    ])
      expect((await create({ name: 'More', permissions })).status).toBe(400);
    const made = await create({ name: 'Stock', permissions: ['stock.write'] }, keeper.cookie);
    expect(made.status).toBe(200);
    expect(await since()).toEqual([
      {
        event: 'apiKey created',
        actor: `staff ${keeper.id}`,
        detail: { id: made.data.id, permissions: ['stock.write'] },
      },
    ]);
    const [mail] = (await mailsTo(db, owner.email)).slice(-1);
    expect(mail).toMatchObject({ kind: 'keyCreated', content: { name: 'Stock', keyId: made.data.id } });
    await query`update staff_session set second_factor_at = now() - interval '11 minutes' where staff_id = ${keeper.id}`;
    expect((await create({ name: 'Late', permissions: ['stock.write'] }, keeper.cookie)).status).toBe(403);
  });

  it('an API key has fewer permissions when its maker’s role has, and ends for good when its maker is deactivated', async () => {
    const maker = await inside(keyRole);
    const { id, headers } = await newKey(maker.id, ['orders.read', 'catalogue.read']);
    await query`update staff_role set permissions = '{orders.read,keys.write}' where id = ${keyRole}`;
    expect(await statusOf(headers, listOrders)).toBe(200);
    expect(await statusOf(headers, getProduct, { id: 1 })).toBe(403);
    expect((await listed(id)).permissions).toEqual(['orders.read']);
    await query`update staff_role set permissions = '{orders.read,stock.write,catalogue.read,keys.write}' where id = ${keyRole}`;
    const activate = async (isActive: boolean) => {
      const { staff } = (await request(getStaff, {}, owner.cookie)).data;
      const { version } = staff.find((each: { id: number }) => each.id === maker.id);
      return (await request(changeStaff, { id: maker.id, version, isActive }, owner.cookie)).status;
    };
    expect(await activate(false)).toBe(200);
    expect(await statusOf(headers, listOrders)).toBe(401);
    expect(await activate(true)).toBe(200);
    expect(await statusOf(headers, listOrders)).toBe(401);
    expect((await listed(id)).state).toBe('ended');
  });

  it('an API key ends at once, in every process', async () => {
    const { id, headers } = await newKey(owner.id, ['orders.read']);
    const other = officeOf({ db, ...(await shop.anotherProcess()) });
    expect((await other.request(listOrders, {}, '', headers)).status).toBe(200);
    expect((await request(endKey, { id }, owner.cookie)).status).toBe(200);
    expect((await other.request(listOrders, {}, '', headers)).status).toBe(401);
    expect((await request(endKey, { id }, owner.cookie)).status).toBe(404);
    expect(await listed(id)).toMatchObject({ state: 'ended', endedBy: expect.any(String) });
  });

  it('an API key works until the end of its last day, and only from its addresses', async () => {
    expect(await create({ name: 'Past', permissions: ['orders.read'], until: '2020-01-01' })).toMatchObject({
      status: 400,
      data: { faults: [{ field: 'until', code: 'dayOver' }] },
    });
    const { id, headers } = await newKey(owner.id, ['orders.read'], { until: '2999-01-01' });
    expect(await statusOf(headers, listOrders)).toBe(200);
    await query`update api_key set expires_at = now() where id = ${id}`;
    expect(await statusOf(headers, listOrders)).toBe(401);
    expect((await listed(id)).state).toBe('expired');

    expect(
      (await create({ name: 'Net', permissions: ['orders.read'], addresses: ['10.0.0'] })).data.faults,
    ).toEqual([{ field: 'addresses', code: 'network', about: '10.0.0' }]);
    const net = await create({
      name: 'Net',
      permissions: ['orders.read'],
      addresses: ['10.1.0.0/16', '2001:db8::7'],
    });
    const from = async (address: string) =>
      (await request(listOrders, {}, '', bearer(net.data.key), address)).status;
    expect(await from('10.1.2.3')).toBe(200);
    expect(await from('::ffff:10.1.2.3')).toBe(200);
    expect(await from('2001:db8::7')).toBe(200);
    expect(await from('10.2.2.3')).toBe(403);
    expect(await from('2001:db8::8')).toBe(403);
  });

  it('an API key is refused if it is wrong, truncated, of another scheme, sent twice, or part of the address', async () => {
    const { text } = await newKey(owner.id, ['orders.read']);
    const url = `/office/api/${listOrders.path}`;
    const refused = async (headers: Record<string, string>, to = url) => {
      const { statusCode, headers: sent } = await server.inject({
        method: 'POST',
        url: to,
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{}',
      });
      return [statusCode, sent['www-authenticate']];
    };
    expect(await refused(bearer(`${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`))).toEqual([
      401,
      'Bearer',
    ]);
    expect(await refused(bearer(text.slice(0, 20)))).toEqual([401, 'Bearer']);
    expect(await refused(bearer(text.slice(5)))).toEqual([401, 'Bearer']);
    expect(await refused(bearer(''))).toEqual([401, 'Bearer']);
    expect(await refused({ authorization: `Basic ${text}` })).toEqual([401, 'Bearer']);
    expect(await refused({ token: text })).toEqual([401, 'Bearer']);
    expect(await refused({}, `${url}?key=${text}`)).toEqual([400, undefined]);
    expect(await refused(bearer(text), `${url}?key=${text}`)).toEqual([400, undefined]);
    expect(await refused({ 'x-idle': '1', ...bearer(text) })).toEqual([200, undefined]);
  });

  it('an API key notes its last use at most once a minute', async () => {
    const { id, headers } = await newKey(owner.id, ['orders.read']);
    const used = async () =>
      (await query`select last_used_at as at from api_key where id = ${id}`)[0]!['at'] as Date;
    await by(headers, listOrders);
    const first = await used();
    await by(headers, listOrders);
    expect(await used()).toEqual(first);
    await query`update api_key set last_used_at = now() - interval '61 seconds' where id = ${id}`;
    await by(headers, listOrders);
    expect((await used()).getTime()).toBeGreaterThanOrEqual(first.getTime());
  });

  it('an API key has a limit of its own, which standard headers report', async () => {
    const { headers } = await newKey(owner.id, ['orders.read']);
    const call = (given: Record<string, string>) =>
      server.inject({
        method: 'POST',
        url: `/office/api/${listOrders.path}`,
        remoteAddress: '203.0.113.9',
        headers: { 'content-type': 'application/json', ...given },
        payload: '{}',
      });
    const answers = [];
    for (let at = 0; at < 41; at += 1) answers.push(await call(headers));
    expect(answers[0]!.headers).toMatchObject({ 'ratelimit-limit': '40', 'ratelimit-remaining': '39' });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 40 }, () => 200),
      429,
    ]);
    const { 'retry-after': retry, 'ratelimit-remaining': left } = answers[40]!.headers;
    expect([Number(retry) > 0 && Number(retry) <= 60, left]).toEqual([true, '0']);
    // Another key, and the people at this address, aren't affected.
    const other = await newKey(owner.id, ['orders.read']);
    expect((await call(other.headers)).statusCode).toBe(200);
    const cookie = { cookie: owner.cookie, ...officePageHeaders };
    expect((await call(cookie)).statusCode).toBe(200);
  });

  it('an API key is not a session: cookies beside it have no effect, and shoppers’ calls don’t know it', async () => {
    const { headers, text } = await newKey(owner.id, ['catalogue.read']);
    // The owner's cookie could list orders.
    expect(await statusOf({ ...headers, ...officePageHeaders }, listOrders, {}, owner.cookie)).toBe(403);
    expect(
      await statusOf({ ...bearer('kado_wrong'), ...officePageHeaders }, listOrders, {}, owner.cookie),
    ).toBe(401);
    // A proxy's token beside the cookie isn't a key.
    expect(
      await statusOf({ ...bearer('a.proxy.s'), ...officePageHeaders }, listOrders, {}, owner.cookie),
    ).toBe(200);
    // A key in a cookie isn't one.
    expect(await statusOf(officePageHeaders, getProduct, { id: 1 }, `office=${text}`)).toBe(401);
    for (const operation of [getMe, signIn])
      expect(await by(headers, operation, { email: owner.email, password: 'x' })).toMatchObject({
        status: 403,
        error: 'API keys can’t make this call.',
      });
    const shopper = await newShopper(db);
    const { statusCode } = (
      await server.inject({
        method: 'POST',
        url: '/api/v1/dynamic/dataoperation/get-order-progress',
        headers: { ...headers, userid: String(shopper.customerId), 'content-type': 'application/json' },
        payload: '{"requestParameters":{}}',
      })
    ).json();
    expect(statusCode).toBe(401);
    for (const url of [
      '/office/papers/invoices?orders=A',
      '/office/api',
      '/office/files/slips/1',
      '/office/uploads',
    ])
      expect((await server.inject({ url, headers })).statusCode).not.toBe(200);
  });

  it('the audit log names an API key and its creator', async () => {
    const { id, headers } = await newKey(owner.id, ['catalogue.read', 'stock.write'], { name: 'Warehouse' });
    expect(await statusOf(headers, changeStock, { id: 1, change: { count: 33 } })).toBe(200);
    const [entry] = (await request(listAudit, { find: 'Warehouse' }, owner.cookie)).data.entries;
    expect(entry).toMatchObject({
      event: 'product changed',
      source: 'key',
      who: { kind: 'staff', id: owner.id, name: expect.any(String), key: 'Warehouse' },
    });
    const { data } = await request(exportAudit, { find: 'Warehouse' }, owner.cookie);
    expect(data.csv).toContain(`key “Warehouse” of ${entry.who.name}`);
    const since = await auditedSince(db);
    expect(await statusOf(headers, listOrders)).toBe(403);
    expect(await since()).toMatchObject([{ event: 'call refused', actor: `staff ${owner.id}` }]);
    await request(endKey, { id }, owner.cookie);
    const [ended] = (await request(listAudit, { limit: 1 }, owner.cookie)).data.entries;
    expect(ended).toMatchObject({ event: 'apiKey ended', thing: { kind: 'apiKey', name: 'Warehouse', id } });
  });

  it('an API key can’t be changed like other records, only ended', async () => {
    const { id } = await newKey(owner.id, ['orders.read']);
    const change = { kind: 'apiKey', id, version: 1, fields: { permissions: [...keyPermissions] } };
    expect((await request(changeRecord, change, owner.cookie)).status).toBe(400);
    expect((await listed(id)).permissions).toEqual(['orders.read']);
  });
});
