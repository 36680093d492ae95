import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keyPermissions } from '#contract/permissions.ts';
import { answerNames } from '#contract/office-names.ts';
import { description } from '#server/http/reference/description.ts';
import { lostOf, shapeOf } from '#tests/conformance/wire/shape.ts';
import { shortened } from '#tests/conformance/wire/record.ts';
import { newSecret } from '#shop/webhooks/webhooks.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { addEndpoint } from './webhook-receiver.ts';

// `WIRE_RECORD=1` records the answers.

interface Example {
  request: Record<string, unknown>;
  data?: unknown;
}
const file = path.resolve(import.meta.dirname, '../../../contract/office-examples.json');
const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>;
const database = await demoDatabase();
const shop = await shopApi(database.db);
const { inside, newKey } = officeOf({ ...database, ...shop });
const { headers } = await newKey((await inside(1)).id, keyPermissions);
await addEndpoint(database.db, shop.app.secret, { url: 'https://erp.example', secret: newSecret() });
const calls = Object.entries(description('office').paths);

async function call(name: string, parameters: unknown): Promise<{ error?: string; data: unknown }> {
  const [url = ''] = calls.find(([, { post }]) => post.operationId === name) ?? [];
  const response = await shop.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(parameters),
  });
  return response.json();
}

it.each(Object.keys(examples))('the example of %s is answered with its fields', async (name) => {
  const { request } = examples[name]!;
  const made = name === 'SEND_PROOF' && (await call('MAKE_PROOF', examples['MAKE_PROOF']?.request)).data;
  const answer = await call(name, { ...request, ...(made as object) });
  expect(answer.error).toBeUndefined();
  if (process.env['WIRE_RECORD']) examples[name] = { request, data: shortened(answer.data) };
  const recorded = examples[name]!.data;
  expect(lostOf(shapeOf(recorded), shapeOf(shortened(answer.data)))).toEqual([]);
});

it('the office’s calls have an example each', () => {
  expect(Object.keys(examples).toSorted()).toEqual(calls.map(([, { post }]) => post.operationId).toSorted());
  if (process.env['WIRE_RECORD']) writeFileSync(file, `${JSON.stringify(examples, null, 2)}\n`);
});

it('the office’s calls answer with the former and the present names, and accept both', async () => {
  const former = await call('LIST_ORDERS', { find: 'AG10008', waysToPay: [6] });
  expect(await call('LIST_ORDERS', { search: 'AG10008', paymentMethods: [6] })).toEqual(former);
  expect(former.data).toMatchObject({
    orders: [
      { number: 'AG10008', wayToPay: 6, paymentMethod: 6, hasArrived: false, hasBackOrderArrived: false },
    ],
  });
  expect(answerNames).toMatchObject({ km: 'ar' });
  expect(await call('GET_RECORDS', { kind: 'colour', ids: [1] })).toEqual(
    await call('GET_RECORDS', { kind: 'color', ids: [1] }),
  );
});

it('a former and a present name with different values are refused', async () => {
  expect(await call('LIST_ORDERS', { find: 'a', search: 'a' })).toMatchObject({ data: { hasMore: false } });
  expect(await call('LIST_ORDERS', { find: 'a', search: 'b' })).toMatchObject({
    code: 'unknownField',
    errors: [{ field: 'search' }],
  });
});
