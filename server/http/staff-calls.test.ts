import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#contract/operation.ts';
import type { Permission } from '#contract/permissions.ts';
import { type Caller, guest } from '../calls/caller.ts';
import { Refused, handle } from '../calls/operation.ts';
import { registryOf } from '../calls/registry.ts';
import type { AppContext } from '../context/context.ts';
import { serveCalls } from './api.ts';
import { callQueues } from './call-queues.ts';
import { answerErrors } from './errors.ts';
import { readJsonBodies } from './json-body.ts';
import { serveStaffCalls } from './staff-calls.ts';

const takeOn = operation({
  name: 'TAKE_ON',
  path: 'orders/take-on',
  summary: '',
  source: '',
  caller: { staff: 'orders.fulfil' },
  queue: 'office',
  request: z.object({ orderId: z.number() }),
  response: z.object({ orderId: z.number(), by: z.number() }),
});
const handler = handle(takeOn, async ({ orderId }, { caller }) => {
  if (orderId === 0) throw new Error('an internal error');
  return orderId < 100 ? { orderId, by: caller.staffId } : new Refused(409, 'Taken already.');
});
const file = 'office/orders/take-on.ts';
const registry = registryOf([{ file, found: takeOn }], [{ file, found: handler }]);

const staff = (...permissions: Permission[]): Caller => ({
  kind: 'staff',
  staffId: 7,
  sessionHash: Buffer.alloc(32),
  state: 'in',
  isFresh: true,
  permissions: new Set(permissions),
});
let caller: Caller;
const server = Fastify() as unknown as FastifyInstance;
afterAll(() => server.close());
beforeAll(async () => {
  const config = {
    corsOrigins: ['https://friend.example'],
    publicUrl: 'http://shop.example',
    testPayments: { isOn: false },
  };
  const app = { config, log: { debug: () => undefined } } as unknown as AppContext;
  const limits = {
    allow: async () => true,
    charge: () => undefined,
    stateOf: () => ({ max: 1, left: 1, seconds: 1 }),
  };
  const services = { limits, queues: callQueues(app) };
  answerErrors(server);
  readJsonBodies(server);
  serveCalls(server, app, registry, services);
  await serveStaffCalls(server, registry, { ...services, app, callerOf: async () => caller });
});

async function sent(
  parameters: object,
  {
    url = '/office/api/orders/take-on',
    by = staff('orders.fulfil'),
    headers = { 'sec-fetch-site': 'same-origin' },
  } = {},
) {
  caller = by;
  const { statusCode, body } = await server.inject({ method: 'POST', url, headers, payload: parameters });
  return [statusCode, JSON.parse(body)];
}

it('a staff call takes plain parameters and returns plain data', async () => {
  expect(await sent({ orderId: 7 })).toEqual([200, { data: { orderId: 7, by: 7 } }]);
});

it.each([
  ['a request the handler refuses', 409, { orderId: 100 }, {}],
  ['parameters with another shape', 400, { requestParameters: { orderId: 7 } }, {}],
  ['an unknown caller', 401, { orderId: 7 }, { by: guest }],
  ['staff without the permission', 403, { orderId: 7 }, { by: staff('orders.read') }],
  [
    'a page of another site, even a listed one',
    403,
    { orderId: 7 },
    { headers: { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' } },
  ],
  ['an invalid path', 404, { orderId: 7 }, { url: '/office/api/TAKE_ON' }],
  ['an internal error', 500, { orderId: 0 }, {}],
])(
  'a staff call that fails with %s gets an error message and HTTP %i',
  async (_what, status, parameters, options) => {
    expect(await sent(parameters, options)).toMatchObject([
      status,
      { error: expect.any(String), code: expect.any(String), data: [] },
    ]);
  },
);

it.each(['/api/v1/orders/take-on', '/api/v1/dynamic/dataoperation/TAKE_ON', '/api/v1/common/TAKE_ON'])(
  'a staff call has no path of the documented calls: %s',
  async (url) => {
    expect(await sent({ requestParameters: { orderId: 7 } }, { url })).toMatchObject([
      404,
      { statusMessage: 'Error' },
    ]);
  },
);
