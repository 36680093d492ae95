import { afterAll, beforeEach, expect, it } from 'vitest';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { createWebhookSecret } from '#contract/operations/office/webhooks/create-webhook-secret.ts';
import { getWebhookDelivery } from '#contract/operations/office/webhooks/get-webhook-delivery.ts';
import { sendWebhookAgain } from '#contract/operations/office/webhooks/send-webhook-again.ts';
import { sendWebhookTest } from '#contract/operations/office/webhooks/send-webhook-test.ts';
import { webhookEventNames } from '#contract/webhooks/event-names.ts';
import { webhookEvents } from '#contract/webhooks/webhook-events.ts';
import { startWebhookJob } from '#server/webhooks/webhook-job.ts';
import { inTransaction } from '#shop/transaction.ts';
import { failOldDeliveries, recordAttempt } from '#shop/webhooks/webhooks.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { queryOn } from '#tests/support/postgres.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';
import { addEndpoint, webhookReceiver } from './webhook-receiver.ts';

const shop = await testShop(products);
const { app, db, query } = shop;
const { request, inside, newKey } = officeOf(shop);
const owner = await inside(1);
const kind = 'webhookEndpoint';
const staff = (operation: Parameters<typeof request>[0], input: object) =>
  request(operation, input, owner.cookie);
const save = (fields: object, id: number | null = null, version: number | null = null) =>
  staff(changeRecord, { kind, id, version, fields });
const change = () => query`update product set stock = stock + 1 where id = 1`;
const deliveries = async () => (await staff(listRecords, { kind: 'webhookDelivery' })).data.records;
/** Makes what waits due now. */
const moveForward = () =>
  query`update webhook_delivery set next_try_at = now() where state = 'waiting' and not claimed`;

const stop = startWebhookJob({
  db,
  log: app.log,
  secret: app.secret,
  isLoopbackAllowed: true,
  pollEvery: 30,
});
afterAll(stop);
beforeEach(async () => {
  await query`delete from webhook_endpoint`;
  await query`delete from webhook_delivery`;
});

it('an endpoint gets its secret once, then events that a library of the standard verifies', async () => {
  const address = 'https://erp.example/hooks';
  const events = ['product.stock_changed'];
  const { id } = (await save({ address, events, isOn: true })).data;
  await change();
  expect(await deliveries()).toEqual([]);
  expect((await staff(sendWebhookTest, { id })).status).toBe(409);
  const { secret } = (await staff(createWebhookSecret, { id })).data;
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u);
  const receiver = await webhookReceiver(secret as string);
  await query`update webhook_endpoint set address = ${receiver.url} where id = ${id}`;
  await change();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [{ body, headers, id: messageId }] = receiver.received as [(typeof receiver.received)[number]];
  expect(body).toMatchObject({ type: 'product.stock_changed', version: 1, data: { id: 1 } });
  expect(headers['content-type']).toBe('application/json');
  await expect
    .poll(async () => (await deliveries())[0].fields)
    .toMatchObject({ state: 'delivered', code: 204, tries: 1 });
  const [{ id: delivery, fields }] = await deliveries();
  expect(fields.eventId).toBe(messageId);
  const { data } = await staff(getWebhookDelivery, { id: delivery });
  expect(JSON.parse(data.body)).toEqual(body);
  const { records } = (await staff(getRecords, { kind, ids: [id] })).data;
  expect(records[0].fields).toMatchObject({ hasSecret: true, lastCode: 204 });
  const stored = JSON.stringify([
    records,
    (await staff(listHistory, { kind, id })).data,
    await query`select * from audit_entry`,
  ]);
  expect(stored).not.toContain((secret as string).slice(6));
  expect(receiver.counts.forged).toBe(0);
});

it.each(webhookEventNames)('a test of the event %s sends the data of its example', async (event) => {
  const receiver = await webhookReceiver();
  const id = await addEndpoint(db, app.secret, receiver);
  const { headers } = await newKey(owner.id, ['webhooks.write']);
  const response = await shop.server.inject({
    method: 'POST',
    url: `/office/api/${sendWebhookTest.path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: { id, event },
  });
  expect(response.json()).toEqual({ data: { delivery: expect.any(Number) } });
  await expect.poll(() => receiver.received.length).toBe(1);
  const [sent] = receiver.received;
  expect(sent?.body).toMatchObject({ type: event, data: webhookEvents[event].example });
  expect(webhookEvents[event].data.parse(sent?.body.data)).toEqual(webhookEvents[event].example);
});

it('a shop in production refuses to send a test of an event', async () => {
  const id = await addEndpoint(db, app.secret, await webhookReceiver());
  const { mode } = app.config;
  Object.assign(app.config, { mode: 'production' });
  const { status, error } = await staff(sendWebhookTest, { id, event: 'order.paid' });
  Object.assign(app.config, { mode });
  expect([status, error]).toEqual([409, officeRefusals.texts.demoOnly]);
});

it('after a new secret, both sign for a day, and then only the new one', async () => {
  const receiver = await webhookReceiver();
  const id = await addEndpoint(db, app.secret, receiver);
  const { secret } = (await staff(createWebhookSecret, { id })).data;
  await staff(sendWebhookTest, { id });
  await expect.poll(() => receiver.received.length).toBe(1);
  const other = await webhookReceiver(secret as string);
  await query`update webhook_endpoint set address = ${other.url}, secret_at = now() - interval '25 hours' where id = ${id}`;
  await staff(sendWebhookTest, { id });
  await expect.poll(() => other.received.length).toBe(1);
  const signatures = [receiver, other].map(
    ({ received }) => String(received[0]?.headers['webhook-signature']).split(' ').length,
  );
  expect(signatures).toEqual([2, 1]);
});

it('a failed event is tried again with the same id and body, and can be sent again from the log', async () => {
  const receiver = await webhookReceiver();
  await addEndpoint(db, app.secret, receiver);
  receiver.answers(() => ({ status: receiver.received.length === 1 ? 500 : 200, body: 'x'.repeat(5000) }));
  await change();
  await expect
    .poll(async () => (await deliveries())[0]?.fields)
    .toMatchObject({ tries: 1, code: 500, error: 'refused' });
  expect((await staff(sendWebhookAgain, { id: (await deliveries())[0].id })).status).toBe(409);
  await moveForward();
  await expect.poll(async () => (await deliveries())[0].fields.state).toBe('delivered');
  const [{ id }] = await deliveries();
  expect((await staff(getWebhookDelivery, { id })).data.response).toHaveLength(1024);
  expect((await staff(sendWebhookAgain, { id })).status).toBe(200);
  await expect.poll(() => receiver.received.length).toBe(3);
  expect(
    new Set(receiver.received.map(({ id: messageId, body }) => messageId + JSON.stringify(body))).size,
  ).toBe(1);
});

it('a slow endpoint holds up no other, and events about a subject are first sent in their order', async () => {
  const [slow, fast] = [await webhookReceiver(), await webhookReceiver()];
  slow.answers(() => ({ status: 204, afterMs: 60_000 }));
  await addEndpoint(db, app.secret, slow);
  await addEndpoint(db, app.secret, fast);
  for (let n = 0; n < 10; n += 1) await change();
  await expect.poll(() => fast.received.length, { timeout: 5000 }).toBe(10);
  const stocks = fast.received.map(({ body }) => Number(body.data['stock']));
  expect(stocks).toEqual(stocks.toSorted((one, other) => one - other));
  expect(slow.received).toHaveLength(1);
  await query`delete from webhook_endpoint`;
});

it('redirects aren’t followed', async () => {
  const [receiver, other] = [await webhookReceiver(), await webhookReceiver()];
  receiver.answers(() => ({ status: 307, headers: { location: other.url } }));
  await addEndpoint(db, app.secret, receiver);
  await change();
  await expect
    .poll(async () => (await deliveries())[0]?.fields)
    .toMatchObject({ code: 307, error: 'refused' });
  expect(other.received).toEqual([]);
});

it('an endpoint that is gone, or fails for days, is switched off; the owner gets an email and a task', async () => {
  const receiver = await webhookReceiver();
  const events = ['product.stock_changed'];
  const id = await addEndpoint(db, app.secret, receiver, events);
  const fieldsNow = async () => (await staff(getRecords, { kind, ids: [id] })).data.records[0];
  const waits = async () =>
    (await staff(getToday, {})).data.waiting.find(({ what }: { what: string }) => what === 'webhooksOff')
      ?.count;
  const mailed = () =>
    query`select content ->> 'why' as why from outbox_mail where kind = 'webhookOff' order by id`;
  receiver.answers(() => ({ status: 410 }));
  await change();
  await expect.poll(async () => (await fieldsNow()).fields).toMatchObject({ isOn: false, offWhy: 'gone' });
  expect(await waits()).toBe(1);
  await save({ isOn: true }, id, (await fieldsNow()).version);
  expect((await fieldsNow()).fields).toMatchObject({ isOn: true, offWhy: null });
  expect(await waits()).toBeUndefined();
  receiver.answers(() => ({ status: 500 }));
  const failOnce = async () => {
    await change();
    // An attempt that has begun still counts the time before.
    const stateAfterADay = async () => {
      await query`update webhook_delivery set due_since = now() - interval '24 hours' where state = 'waiting'`;
      await moveForward();
      return (await deliveries())[0].fields.state;
    };
    await expect.poll(stateAfterADay, { timeout: 15_000 }).toBe('failed');
  };
  await failOnce();
  expect((await fieldsNow()).fields.isOn).toBe(true);
  await query`update webhook_endpoint set failing_since = now() - interval '6 days'`;
  await failOnce();
  await expect.poll(async () => (await fieldsNow()).fields).toMatchObject({ isOn: false, offWhy: 'failing' });
  expect(await mailed()).toEqual([{ why: 'gone' }, { why: 'failing' }]);
});

it('staff who hold an endpoint can change its deliveries, also one whose attempt is being recorded', async () => {
  const [{ id: endpointId }] =
    await query`insert into webhook_endpoint (address) values ('https://erp.example/') returning id`;
  const [{ id }] = await query`
    insert into webhook_delivery (endpoint_id, address, event_id, event, subject, data, tries, claimed)
    values (${endpointId}, '', gen_random_uuid(), 'order.paid', 'order 1', '{}', 1, true) returning id`;
  const attempt = { code: 204, error: null, response: '', durationMs: 1 };
  const { recorded } = await inTransaction(db, async (trx) => {
    const ask = queryOn(trx);
    await ask`select from webhook_endpoint where id = ${endpointId} for no key update`;
    const recording = recordAttempt(db, { id, endpointId, tries: 1 }, attempt, 'delivered');
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    await ask`update webhook_delivery set next_try_at = now() where endpoint_id = ${endpointId} and state = 'waiting'`;
    return { keep: true, outcome: { recorded: recording } };
  });
  await recorded;
  expect(await query`select state, code, claimed from webhook_delivery`).toEqual([
    { state: 'delivered', code: 204, claimed: false },
  ]);
  expect(await query`select last_code from webhook_endpoint`).toEqual([{ last_code: 204 }]);
});

it('old deliveries that are being changed fail later, and nothing waits for them', async () => {
  const insert = () => query`
    insert into webhook_delivery (endpoint_id, address, event_id, event, subject, data, due_since)
    values (0, '', gen_random_uuid(), 'order.paid', 'order 1', '{}', now() - interval '2 days') returning id`;
  const [first] = await insert();
  await insert();
  const states = async () =>
    (await query`select state from webhook_delivery order by id`).map(({ state }) => state);
  await inTransaction(db, async (trx) => {
    await queryOn(trx)`update webhook_delivery set response = 'x' where id = ${first.id}`;
    await failOldDeliveries(db);
    return { keep: true, outcome: null };
  });
  expect(await states()).toEqual(['waiting', 'failed']);
  await failOldDeliveries(db);
  expect(await states()).toEqual(['failed', 'failed']);
});

it.each([
  'ftp://erp.example/',
  'http://erp.example/',
  'https://user:word@erp.example/',
  'https://erp.example:22/',
  'https://erp.example:80/',
  'https://erp.example/#part',
  'https://nonsense/',
  'nonsense',
  'http://127.0.0.1:9999/hooks',
  'erp.example',
])('a webhook can’t be saved with the address %s', async (address) => {
  const { status, data } = await save({ address, events: ['order.paid'] });
  expect(status).toBe(400);
  expect(data.faults).toEqual([{ field: 'address', code: 'endpoint' }]);
});

it.each([
  '10.0.0.1',
  '192.168.1.20:8443',
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '017700000001',
  '169.254.169.254',
  '[::1]',
  '[::ffff:10.0.0.1]',
  '[fd12:3456::1]',
  'api.localhost',
  'printer.local',
  'erp.internal.',
  'localhost.',
])(
  'a webhook can’t be saved with the inside host %s, and the refusal says that it is inside',
  async (host) => {
    const reply = await save({ address: `https://${host}/hooks`, events: ['order.paid'] });
    expect(reply.data.faults).toEqual([{ field: 'address', code: 'inside' }]);
    expect(await query`select from webhook_endpoint`).toEqual([]);
  },
);
