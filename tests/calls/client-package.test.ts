import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { InvalidWebhook, KadoClient, verifyWebhook } from '#client/src/client.ts';
import { newSecret, signedHeaders } from '#shop/webhooks/webhooks.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { shopApi } from '#tests/support/shop-api.ts';

const { db } = await demoDatabase();
const { server } = await shopApi(db);
const shopUrl = await server.listen({ port: 0, host: '127.0.0.1' });
const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'kado-client-'));
afterAll(() => rmSync(folder, { recursive: true }));
const readme = readFileSync(path.resolve(import.meta.dirname, '../../client/README.md'), 'utf8');
const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gmu)].map(([, code = '']) => code);

const event = { type: 'order.paid', version: 1, timestamp: '2026-11-30T03:00:00.000Z', data: { id: 42 } };
const body = JSON.stringify(event);
const now = Date.UTC(2026, 10, 30, 3);
const secret = newSecret();
const message = { id: 'msg-1', timestamp: now / 1000, body };

test('the packed client that a shop serves runs and types the examples of its README, and names misspelt fields', async () => {
  const installed = path.join(folder, 'node_modules/kado-client');
  mkdirSync(installed, { recursive: true });
  const { statusCode, rawPayload } = await server.inject('/api/client.tgz');
  expect(statusCode).toBe(200);
  writeFileSync(path.join(folder, 'client.tgz'), rawPayload);
  await run('tar', ['xzf', path.join(folder, 'client.tgz'), '-C', installed, '--strip-components=1']);
  const client = new KadoClient({ shop: shopUrl });
  await client.call('SIGNUP_USER', {
    FirstName: 'Sreyneang',
    LastName: 'Chea',
    EmailAddress: 'sreyneang@example.com',
    Password: 'lotus tea 7',
    MobileNo: '012 345 678',
    AddressLineOne: 'No. 12, Street 240',
    CountryID: 1,
  });
  const [order = '', webhook = ''] = examples;
  const ordering = `${order.replace('https://shop.example', shopUrl)}\nconsole.log(JSON.stringify(order));\n`;
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'order.ts'), ordering);
  writeFileSync(path.join(folder, 'webhook.ts'), webhook);
  const { stdout } = await run(process.execPath, [path.join(folder, 'order.ts')]);
  expect(JSON.parse(stdout)).toMatchObject({ ResponseMsg: 'Order Placed Successfully' });
  const misspelt = `${ordering}await shop.call('GET_All_PRODUCTS', { PageSise: 1 });\nshop.call('GET_ALL', {});\n`;
  writeFileSync(path.join(folder, 'misspelt.ts'), misspelt);
  const problems = async (...files: string[]) => {
    const compiler = path.resolve('node_modules/typescript/bin/tsc');
    const options =
      '--noEmit --strict --ignoreConfig --module nodenext --target es2023 --lib es2023,dom'.split(' ');
    const types = ['--types', 'node', '--typeRoots', path.resolve('node_modules/@types')];
    const checked = run(process.execPath, [compiler, ...options, ...types, ...files], { cwd: folder });
    return checked.then(
      () => [],
      (error: { stdout: string }) => [...error.stdout.matchAll(/error (TS\d+)/gu)].map(([, code]) => code),
    );
  };
  const concepts = readFileSync(path.resolve(import.meta.dirname, '../../docs/integrating.md'), 'utf8');
  const ofConcepts = [...concepts.matchAll(/^```ts\n([\s\S]*?)^```$/gmu)].map(([, code = ''], at) => {
    writeFileSync(path.join(folder, `concept${at}.ts`), code);
    return `concept${at}.ts`;
  });
  expect(await problems('order.ts', 'webhook.ts', ...ofConcepts)).toEqual([]);
  expect(await problems('misspelt.ts')).toEqual(['TS2561', 'TS2345']);
});

test('an answer of a proxy that is no JSON is a refusal with its status', async () => {
  const proxy = createServer((_request, response) =>
    response.writeHead(502, { 'content-type': 'text/html', 'retry-after': '7' }).end('<h1>Bad gateway</h1>'),
  );
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  afterAll(() => proxy.close());
  const client = new KadoClient({ shop: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` });
  await expect(client.call('GET_ORDER_PROGRESS', {})).rejects.toMatchObject({
    name: 'Refusal',
    status: 502,
    retryAfter: 7,
  });
});

test('the client returns the event of a signed webhook, also with the headers of Node and two signatures', async () => {
  const headers = signedHeaders([newSecret(), secret], message);
  expect(await verifyWebhook(body, headers, secret, now)).toEqual(event);
  expect(await verifyWebhook(body, new Headers(headers), secret, now + 299_000)).toEqual(event);
});

test.each([
  ['another secret', body, signedHeaders([newSecret()], message), now],
  ['another body', body.replace('42', '43'), signedHeaders([secret], message), now],
  ['an old time', body, signedHeaders([secret], message), now + 301_000],
  ['a time in the future', body, signedHeaders([secret], message), now - 301_000],
  ['no headers', body, {}, now],
  ['a broken signature', body, { ...signedHeaders([secret], message), 'webhook-signature': 'v1,%%%' }, now],
  [
    'another time',
    body,
    { ...signedHeaders([secret], message), 'webhook-timestamp': `${now / 1000 - 1}` },
    now,
  ],
  ['a time that is no number', body, { ...signedHeaders([secret], message), 'webhook-timestamp': 'x' }, now],
])('the client refuses a webhook with %s', async (_case, text, headers, at) => {
  await expect(verifyWebhook(text, headers, secret, at)).rejects.toBeInstanceOf(InvalidWebhook);
});
