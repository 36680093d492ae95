import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { apiReferenceLabels } from '#contract/labels/server/api-reference.ts';
import { languages } from '#contract/languages.ts';
import { cartJson, KadoClient, Refusal, verifyWebhook } from '#client/src/client.ts';
import { createKey } from '#shop/api-keys/api-keys.ts';
import { readConfig } from '#server/settings/config.ts';
import type { Envelope } from '#server/calls/envelope.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { testPayments } from '#tests/support/test-payments.ts';

const { db } = await demoDatabase();
const payments = await testPayments();
const { server } = await shopApi(db, {}, payments.methods);
const shopUrl = await server.listen({ port: 0, host: '127.0.0.1' });
const file = path.resolve(import.meta.dirname, '../../server/http/reference/guide.md');
const guide = readFileSync(file, 'utf8');
const printing = readFileSync(path.join(path.dirname(file), 'printing.md'), 'utf8');
const concepts = readFileSync(path.resolve(import.meta.dirname, '../../docs/integrating.md'), 'utf8');
const bodyOf = async (url: string) => (await server.inject(url)).body;

/** Runs the commands of a page one after the other, and returns the printed responses. */
async function runCommands<Response>(page: string, before: string): Promise<Response[]> {
  const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gmu)].map(([, code = '']) => code);
  const script = commands.join('\n').replaceAll('http://localhost:8080', shopUrl);
  const { stdout } = await promisify(execFile)('sh', ['-euc', `${before}\n${script}`]);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Response);
}

it('the commands of the guide place and pay a first order', async () => {
  const responses = await runCommands<Envelope>(guide, 'TOKEN=');
  expect(responses.map(({ statusCode, errorMessage }) => [statusCode, errorMessage])).toEqual(
    responses.map(() => [200, null]),
  );
  const [signedUp, products, choices, cart, methods, order, progress, challenge, passed] = responses.map(
    ({ data }) => JSON.parse(data),
  );
  expect(signedUp).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
  expect(products[0].ProductId).toBe(1);
  expect(choices.length).toBeGreaterThan(2);
  expect(cart.productsData).toMatchObject([{ ProductId: 1, Quantity: 2 }]);
  expect(cart.productsData[0].Problem).toBeUndefined();
  expect(methods.map((each: { PaymentMethodId: number }) => each.PaymentMethodId)).toContain(5);
  expect(order).toMatchObject([{ ResponseMsg: 'Order Placed Successfully', OrderTotal: cart.orderTotal }]);
  expect([challenge, passed].map(([row]) => row.ResponseMsg)).toEqual([
    'Payment Action Required',
    'Order Placed Successfully',
  ]);
  expect(progress).toMatchObject([{ OrderNumber: order[0].OrderNumber, Money: [{ Kind: 'paid' }] }]);
});

/** Creates an API key, and returns its text. */
async function keyWith(permissions: Parameters<typeof createKey>[2]['permissions']): Promise<string> {
  const { id } = await db.selectFrom('staff').select('id').where('role_id', '=', 1).executeTakeFirstOrThrow();
  const name = `Guide ${permissions.length}`;
  const key = await createKey(db, id, { name, permissions, addresses: [], until: null });
  return typeof key === 'string' ? key : key.text;
}
/** Logs in the customer of the guide, and returns the token. */
async function tokenOfGuide(): Promise<string> {
  const client = new KadoClient({ shop: shopUrl });
  await client.call('GET_USER_LOGIN', { Email: 'sreyneang@example.com', Password: 'lotus tea 7' });
  return client.token ?? '';
}

it('the commands of the second guide order 100 shirts with a logo, and approve their proof', async () => {
  const key = await keyWith(['orders.read', 'orders.change']);
  const answers = await runCommands<Envelope>(printing, `TOKEN=${await tokenOfGuide()} KEY=${key}`);
  const [, , uploaded, cart, sent, job, approved, progress] = answers.map(({ data }) =>
    typeof data === 'string' ? JSON.parse(data) : data,
  );
  expect(uploaded).toMatchObject({ received: expect.any(Number) });
  expect(cart).toMatchObject({ orderTotal: 650, NeedsApproval: true, productsData: [{ Price: 6.5 }] });
  expect(sent).toEqual({});
  expect(job[0]).toMatchObject({
    Proofs: [{ Situation: 'open' }],
    May: expect.arrayContaining(['approve', 'changes']),
  });
  expect(approved).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
  expect(progress[0].Story).toMatchObject({ State: 'approved' });
});

it('the commands of the concepts pay by QR code, show a refusal, and use an API key', async () => {
  const key = await keyWith(['orders.read', 'stock.write', 'reports.read', 'exports.make']);
  const cart = /^CART=.*$/mu.exec(guide)?.[0];
  const before = `KEY=${key} TOKEN=${await tokenOfGuide()}\n${cart}`;
  const answers = await runCommands<Envelope & { data: object }>(concepts, before);
  const [begun, unpaid, paid, refused, ...ofKey] = answers;
  expect([begun, unpaid, paid].map((each) => JSON.parse(`${each?.data}`)[0]?.ResponseMsg)).toEqual([
    'Payment Action Required',
    expect.not.stringContaining('Placed'),
    'Order Placed Successfully',
  ]);
  expect(refused?.Errors).toHaveLength(2);
  expect(ofKey.map(({ data }) => Object.keys(data))).toEqual([
    expect.arrayContaining(['orders']),
    expect.arrayContaining(['changes', 'next']),
    expect.arrayContaining(['stock']),
    expect.arrayContaining(['rows']),
  ]);
});

it('the shell commands of the concepts sign an event as a receiver verifies it', async () => {
  const received: { body: string; headers: IncomingHttpHeaders }[] = [];
  const receiver = createServer((request, response) => {
    void readText(request).then((body) => {
      received.push({ body, headers: request.headers });
      response.writeHead(204).end();
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const [code = ''] = /^SECRET=[\s\S]*?(?=^```$)/mu.exec(concepts) ?? [];
  const script = `${code.replace('http://localhost:3000', address)}\necho "$SECRET"`;
  const { stdout } = await promisify(execFile)('sh', ['-euc', script]);
  receiver.close();
  const [{ body, headers } = { body: '', headers: {} }] = received;
  const secret = stdout.trim().split('\n').at(-1) ?? '';
  expect(await verifyWebhook(body, headers, secret)).toMatchObject({ type: 'order.paid', data: { id: 42 } });
});

describe('the generated client', () => {
  it('the generated client signs up, orders and pays, and throws refusals with their code', async () => {
    const client = new KadoClient({ shop: shopUrl });
    const login = { Email: 'bopha@example.com', Password: 'lotus tea 7' };
    await client.call('SIGNUP_USER', {
      FirstName: 'Bopha',
      LastName: 'Keo',
      MobileNo: '012345678',
      AddressLineOne: 'No. 12, Street 240',
      CountryID: 1,
      EmailAddress: login.Email,
      Password: login.Password,
    });
    await client.call('GET_USER_LOGIN', login);
    const [product] = await client.call('GET_All_PRODUCTS', { SearchTerm: 'mug', PageSize: 1 });
    const { ProductId = 0 } = product ?? {};
    const options = await client.call('GET_PRODUCT_ALL_ATTRIBUTES_BY_ID', { ProductId });
    const chosen = [...Map.groupBy(options, ({ ProductAttributeID }) => ProductAttributeID).values()].map(
      ([first]) => first!,
    );
    const cartJsonData = cartJson([{ ProductId, Quantity: 1, productSelectedAttributes: chosen }]);
    const cart = await client.call('GET_CUSTOMER_CART_ITEMS', { cartJsonData });
    const order = { cartJsonData, PaymentMethod: 5, ExpectedTotal: cart.orderTotal };
    const pay = (paymentToken: string, idempotencyKey: string) =>
      client.call('POST_CUSTOMER_ORDER', { ...order, paymentToken }, { idempotencyKey });
    await expect(pay('tok_test_decline.client', 'client-declined')).rejects.toMatchObject({
      name: 'Refusal',
      status: 409,
      code: 'paymentDeclined',
    });
    const placed = await pay('tok_test_approve.client', 'client-approved');
    expect(placed).toMatchObject([{ ResponseMsg: 'Order Placed Successfully', OrderTotal: cart.orderTotal }]);
    expect(await pay('tok_test_approve.client', 'client-approved')).toMatchObject(placed);
    const [progress] = await client.call('GET_ORDER_PROGRESS', {});
    expect(progress).toMatchObject({ OrderNumber: placed[0]?.OrderNumber, Payment: { Due: 0 } });
    await client.call('LOGOUT', {});
    await expect(client.call('GET_ORDER_PROGRESS', {})).rejects.toBeInstanceOf(Refusal);
  });
});

it('the guide names the default rate limits', () => {
  const { limits } = readConfig({});
  for (const name of ['browse', 'order', 'account', 'message'] as const)
    expect(guide).toContain(`\`${name}\` | ${limits[name]}\n`);
});

it('the answer to a shopper’s call says how many requests are left, also to pages of other origins', async () => {
  const origin = 'https://app.example';
  const other = await shopApi(db, { CORS_ORIGINS: origin, LIMIT_BROWSE: '90' });
  const call = () =>
    other.server.inject({
      method: 'POST',
      url: '/api/v1/dynamic/dataoperation/get-colors-list',
      remoteAddress: '203.0.113.70',
      headers: { 'content-type': 'application/json', origin },
      payload: '{"requestParameters": {}}',
    });
  const answers = [await call(), await call()].map(({ headers }) => headers);
  expect(answers).toMatchObject([
    { 'ratelimit-limit': '90', 'ratelimit-remaining': '89' },
    { 'ratelimit-remaining': '88' },
  ]);
  expect(Number(answers[0]?.['ratelimit-reset'])).toBeGreaterThan(0);
  expect(answers[0]?.['access-control-expose-headers']).toContain('ratelimit-remaining');
});

describe('the reference', () => {
  it('the API reference has a page, linked from its subject, for each documented call, and none for other calls of the office', async () => {
    const { handlers, forStaff } = await loadRegistry();
    const subjects = [...(await bodyOf('/api')).matchAll(/href="(\/api\/[a-z-]+)"/gu)].map(
      ([, each = '']) => each,
    );
    const lists = (await Promise.all(subjects.map(bodyOf))).join('');
    const ofKeys = [...forStaff.values()].filter(
      ({ operation: { caller } }) => typeof caller === 'object' && caller.keys === 'documented',
    );
    expect(ofKeys.length).toBeGreaterThan(20);
    for (const { operation } of [...handlers, ...ofKeys]) {
      const heading = new RegExp(`<h2 id="${operation.name}"><a href="([^"#]+)"`, 'u');
      const [, address = ''] = heading.exec(lists) ?? [];
      expect(await bodyOf(address)).toContain(`<h1 id="${operation.name}">`);
    }
    const others = [...forStaff.values()].filter((handler) => !ofKeys.includes(handler));
    for (const { operation } of others) expect(lists).not.toContain(`id="${operation.name}"`);
  });

  it.each([
    '/api',
    '/api/',
    '/api/printing',
    '/api/concepts',
    '/api/concepts/errors',
    '/api/concepts/payments',
    '/api/concepts/webhooks',
    '/api/payments?lang=ar',
    '/api/payments/confirm-payment/?lang=ar',
    '/api/webhooks/order.paid',
  ])('the API reference answers at %s', async (url) => {
    const { statusCode, body } = await server.inject(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1');
    expect(body).not.toContain('``');
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
  });

  it('the API reference has its texts in Khmer around the English content', async () => {
    expect(await bodyOf('/api?lang=ar')).toMatch(
      /<html lang="km" dir="rtl">[\s\S]*ឯកសារយោង[\s\S]*<div lang="en" dir="ltr">/u,
    );
  });

  it('the API reference names the permission that each call of the office needs', async () => {
    expect(await bodyOf('/api/office-orders/list-orders')).toContain(
      'Requires <code>orders.read</code> (View orders).',
    );
    expect(await bodyOf('/api/office-records/get-records')).toContain(
      '<code>customers.read</code> (View customers) for <code>customer</code>',
    );
    const { components } = JSON.parse(await bodyOf('/api/office.json'));
    expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('the API reference escapes HTML in texts that staff wrote', async () => {
    const text = `"><img src=x> & 'more'`;
    const written = ['title', 'noResults', 'toConcepts', 'required'].map((label_key) => ({
      entity_id: apiReferenceLabels.entityId,
      label_key,
      language_id: languages.en.id,
      text,
    }));
    await db.insertInto('localized_label').values(written).execute();
    const pages = await Promise.all(['/api/concepts', '/api/payments/confirm-payment'].map(bodyOf));
    await db.deleteFrom('localized_label').where('text', '=', text).execute();
    for (const page of pages) expect(page).not.toContain('<img src=x');
    const shown = '&#34;&#62;&#60;img src=x&#62; &#38; &#39;more&#39;';
    expect(pages[0]).toContain(`<title>${shown} · ${shown}</title>`);
    expect(pages[1]).toContain(`· ${shown}</span>`);
  });

  it('the API reference finds calls by the fields inside their parameters and responses', async () => {
    const entries = JSON.parse(await bodyOf('/api/search.json')) as string[][];
    const found = entries.filter(([, , , text]) => text?.includes('variantquantities'));
    expect(found.map(([name]) => name)).toEqual(
      expect.arrayContaining(['GET_CUSTOMER_CART_ITEMS', 'SYNC_CUSTOMER_LISTS']),
    );
    for (const address of new Set(entries.map(([, , each = '']) => each.replace(/#.*/u, ''))))
      expect((await server.inject(address)).statusCode, address).toBe(200);
  });

  it('the API reference shows the changes of a release with its date, breaking ones first', async () => {
    const changes = (await bodyOf('/api')).split('id="changes"')[1] ?? '';
    expect(changes).toMatch(/<h3 id="1-0-0-30-november-2026">[^<]+<\/h3>\n<ul><li><b>Breaking:<\/b>/u);
  });

  it('the API reference describes fields by their own comments, not by those about a module', async () => {
    const page = await bodyOf('/api/office-orders/send-order');
    expect(page).toContain('<code>line</code> <span>integer · required</span></dt><dd>The id of the line');
    expect(page).not.toContain('Field types');
  });

  it('the API reference shows the fields of every form that a field can have', async () => {
    const page = await bodyOf('/api/office-products/change-stock');
    expect(page).toContain('<summary>by, count, per, variants</summary>');
  });

  it('the API reference says that a call returns nothing, and how far and from where numbers go', async () => {
    expect(await bodyOf('/api/office-orders/change-parcel')).toContain('<h2>Response</h2><p>Nothing.</p>');
    expect(await bodyOf('/api/office-orders/list-orders')).toContain(
      '<code>limit</code> <span>integer (1 to 200) · default 50</span>',
    );
  });

  it.each([
    ['/api/office-orders', '/api/office.json'],
    ['/api/payments', '/api/openapi.json'],
  ])('the API reference has at %s the description for tools of its calls', async (page, tools) => {
    expect(await bodyOf(page)).toContain(`<a href="${tools}">`);
  });

  it('the API reference describes the API at the address of the shop', async () => {
    const { servers, openapi } = JSON.parse(await bodyOf('/api/openapi.json'));
    expect([openapi, servers[0].url]).toEqual(['3.1.0', 'http://localhost:8080']);
  });
});
