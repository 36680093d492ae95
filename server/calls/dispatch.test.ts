import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type MayCall, operation } from '#contract/operation.ts';
import type { Permission } from '#contract/permissions.ts';
import { type Caller, guest } from './caller.ts';
import { dispatch } from './dispatch.ts';
import { type CallContext, handle } from './operation.ts';

const customer: Caller = {
  kind: 'customer',
  customerId: 7,
  sessionHash: Buffer.alloc(32),
  isBound: false,
  isConfirmed: true,
};
const staff = (...permissions: Permission[]): Caller => ({
  kind: 'staff',
  staffId: 7,
  sessionHash: Buffer.alloc(32),
  state: 'in',
  isFresh: true,
  permissions: new Set(permissions),
});

/** Runs an operation restricted to the given callers. Returns the answer and whether the handler ran. */
async function made(caller: MayCall, by: Caller, n: unknown = 1) {
  const definition = operation({
    name: 'MADE_UP',
    path: 'made-up',
    summary: '',
    source: '',
    caller,
    queue: 'office',
    request: z.object({ n: z.number() }),
    response: z.array(z.object({ n: z.number() })),
    refusedData: (sentence) => [{ ResponseMsg: sentence }],
  });
  let ran = false;
  const handler = handle(definition, async (input) => {
    ran = true;
    return [{ n: input.n }];
  });
  const call = { app: { log: { debug: () => undefined } }, caller: by } as unknown as CallContext;
  const envelope = await dispatch(handler, { n }, call);
  return { envelope, ran };
}

const ok = 200;
describe.each([
  ['anyone', 'anyone', [ok, ok, ok, ok]],
  ['a customer', 'customer', [401, ok, 403, 403]],
  ['staff who may read orders', { staff: 'orders.read' }, [401, 403, ok, 403]],
] as const)('calls for %s', (_who, caller, [byGuest, byCustomer, byReader, byRefunder]) => {
  it.each([
    ['a guest', guest, byGuest],
    ['a customer', customer, byCustomer],
    ['staff who may', staff('orders.read', 'orders.fulfil'), byReader],
    ['staff who may something else', staff('payments.refund'), byRefunder],
  ])('a call made by %s runs only with permission', async (_name, by, statusCode) => {
    const { envelope, ran } = await made(caller, by);
    expect([envelope.statusCode, envelope.isAuthorized, ran]).toEqual([
      statusCode,
      statusCode === ok,
      statusCode === ok,
    ]);
    const sentence = statusCode === 401 ? 'Please log in first.' : 'You are not allowed to do this.';
    expect(JSON.parse(envelope.data)).toEqual(statusCode === ok ? [{ n: 1 }] : [{ ResponseMsg: sentence }]);
  });
});

it('a call whose definition names no caller is restricted to customers', async () => {
  const forgotten = undefined as unknown as MayCall;
  expect((await made(forgotten, guest)).envelope.statusCode).toBe(401);
  expect((await made(forgotten, customer)).envelope.statusCode).toBe(200);
  expect((await made(forgotten, staff('orders.read'))).envelope.statusCode).toBe(403);
});

it('an unauthorized caller does not learn whether the parameters were valid', async () => {
  const { envelope } = await made({ staff: 'orders.read' }, customer, 'x');
  expect(envelope.statusCode).toBe(403);
});

it('TypeScript gives a handler a customer id only if the operation is for customers', () => {
  const definition = operation({
    name: 'MADE_UP',
    path: 'made-up',
    summary: '',
    source: '',
    caller: 'customer',
    queue: 'browse',
    request: z.object({}),
    response: z.number(),
  });
  handle(definition, async (_input, { caller }) => caller.customerId);
  // @ts-expect-error: anyone may make this one, and a guest has no id
  handle({ ...definition, caller: 'anyone' as const }, async (_input, { caller }) => caller.customerId);
  expect([definition.limit, definition.queue]).toEqual(['browse', 'browse']);
});
