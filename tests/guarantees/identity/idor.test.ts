import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { signDownload } from '#shop/orders/orders.ts';
import { createSession, sendConfirmation } from '#shop/accounts/accounts.ts';
import { dispatch } from '#server/calls/dispatch.ts';
import { callerRefusal, guest } from '#server/calls/caller.ts';
import type { CallContext, Handler } from '#server/calls/operation.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { honestParameters } from '../input/honest-parameters.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { fetchFrom, mapConcurrently, type ApiResponse } from '../asking.ts';
import { expectAll, says, sized } from '../gate.ts';
import { as, identityPair } from './identity-pair.ts';
import { foreignIds, seededCustomers, rowsOf } from './planted-customers.ts';

const {
  db,
  shops,
  secret,
  faults: errors,
} = await identityPair({
  LIMIT_BROWSE: '1000000',
  LIMIT_ACCOUNT: '1000000',
  LIMIT_ORDER: '1000000',
  LIMIT_MESSAGE: '1000000',
  RESET_TRIES_ADDRESS: '1000000',
  LOGIN_FAILS_ACCOUNT: '1000000',
  LOGIN_FAILS_ADDRESS: '1000000',
  SIGNUPS_ADDRESS: '1000000',
  COD_DAILY_CAP: '1000000',
});
const { handlers } = await loadRegistry();
const operations = handlers.map(({ operation }) => operation);
const { a, b } = await seededCustomers(db);
const missing = 2_000_000_000;

type Who = { headers: Record<string, string> };
const fresh = async (customerId: number): Promise<Shopper> => ({
  customerId,
  email: '',
  token: (await createSession(db, customerId, false)).token,
});
async function over(change: ReturnType<typeof sql>): Promise<Who> {
  const shopper = await fresh(b.customerId);
  await sql`update session set ${change} where token_hash = sha256(${shopper.token}::bytea)`.execute(db);
  return { headers: as(shopper) };
}

/**
 * Callers who request B's data without being B. Sessions are created for each call, because some calls end
 * them.
 */
const callers: readonly [name: string, make: () => Promise<Who>][] = [
  ['a guest', async () => ({ headers: {} })],
  ['a guest claiming to be B', async () => ({ headers: { userid: String(b.customerId) } })],
  ['A', async () => ({ headers: as(await fresh(a.customerId)) })],
  ['A without an id', async () => ({ headers: { token: (await fresh(a.customerId)).token } })],
  [
    'A claiming to be B',
    async () => ({ headers: { ...as(await fresh(a.customerId)), userid: String(b.customerId) } }),
  ],
  [
    'B’s token beside A’s id',
    async () => ({ headers: { ...as(await fresh(b.customerId)), userid: String(a.customerId) } }),
  ],
  ['B’s token after its end', () => over(sql`ended_at = now()`)],
  ['B’s token after 15 idle days', () => over(sql`last_used_at = now() - interval '15 days'`)],
  ['B’s token after 31 days', () => over(sql`created_at = now() - interval '31 days'`)],
  [
    'B’s token without its cookie',
    async () => {
      const { token } = await createSession(db, b.customerId, true);
      return { headers: as({ token, customerId: b.customerId }) };
    },
  ],
];

let turns = 0;
const request = (operation: Operation, parameters: object, { headers }: Who): Promise<ApiResponse> =>
  fetchFrom(shops[(turns += 1) % 2]!.url, operation.path, parameters, { headers });

/**
 * Returns parameters as honest clients send them, with an id of B's where a client names the record it wants.
 */
function aimedAt(
  operation: Operation,
  id: keyof ReturnType<typeof foreignIds>,
  ids: ReturnType<typeof foreignIds>,
) {
  const [honest] = honestParameters(operation, { product: 1, missing: 900_000 });
  // Without a session id, the call ends all other sessions of the caller, including those of this test's
  // concurrent requests.
  const one = operation.name === 'END_CUSTOMER_SESSIONS' ? { SessionID: missing } : {};
  return { ...honest, ...one, ...(id === 'AddressId' ? { AddressID: ids[id] } : {}), [id]: ids[id] };
}
const kinds = Object.keys(foreignIds(b)) as (keyof ReturnType<typeof foreignIds>)[];
const nobodys = Object.fromEntries(
  kinds.map((kind) => [kind, kind === 'PaymentKey' ? '00000000-0000-4000-8000-000000000000' : missing]),
) as ReturnType<typeof foreignIds>;

/**
 * Removes what differs in each answer: tokens, encrypted texts, numbers, codes. For sessions, only their
 * kinds remain.
 */
function steady({ status, text, envelope, data }: ApiResponse): string {
  if (Array.isArray(data) && data[0]?.SessionID !== undefined)
    return `${status} ${envelope.statusCode} ${[...new Set(data.map((row) => `${row.Browser} ${row.System}`))].join(', ')}`;
  return `${status} ${text.replaceAll(/kado1\.[\w-]+|"token":"[\w-]+"|\b(RequestNumber|RequestToken|ShareCode|ExpiresAt|OrderNumber|OrderId)[^,}]*/gu, '')}`;
}

// Makes each call once, because existing data is answered differently from new data.
for (const operation of operations)
  await request(operation, aimedAt(operation, 'OrderId', nobodys), { headers: {} });

// Emails have a daily limit, which would be reached between two compared requests.
for (const { customerId } of [a, b])
  for (let mails = 0; mails < 20; mails += 1) await sendConfirmation(db, customerId);

/** The callers that differ most, for short runs. */
const few = new Set(['a guest', 'A', 'A claiming to be B', 'B’s token beside A’s id']);
const asking = callers.filter(([name]) => sized(few.has(name), true));

describe.each(asking)('%s', (name, make) => {
  test(`another caller gets no data of B from any call with any target, and changes none`, async () => {
    const before = await rowsOf(db, b);
    const pairs = operations.flatMap((operation) => kinds.map((kind) => ({ operation, kind })));
    const found = await mapConcurrently(pairs, 6, async ({ operation, kind }) => {
      const who = await make();
      const foreign = await request(operation, aimedAt(operation, kind, foreignIds(b)), who);
      // If the first call ended the session, it is created again for the second.
      const none = await request(operation, aimedAt(operation, kind, nobodys), await make());
      const leaks = b.marks.filter((mark) => foreign.text.includes(mark));
      return { call: `${operation.name} ${kind}`, leaks, isEqual: steady(foreign) === steady(none) };
    });
    expect(found.filter(({ leaks }) => leaks.length > 0)).toEqual([]);
    expect(found.filter(({ isEqual }) => !isEqual).map(({ call }) => call)).toEqual([]);
    expect(await rowsOf(db, b)).toEqual(before);
    expectAll(`${name}: same response as for a missing record`, found.length, pairs.length);
  });

  test('another caller gets no file of B from any URL', async () => {
    const { headers } = await make();
    const link = (itemId: number, customerId: number, minutes: number) =>
      signDownload(Buffer.from(secret), {
        itemId,
        customerId,
        language: 'en',
        expiresAt: new Date(Date.now() + minutes * 60_000),
      });
    const values = [
      String(b.customerId),
      String(a.customerId),
      link(b.itemId, a.customerId, 5),
      link(a.itemId, b.customerId, 5),
      link(b.itemId, b.customerId, -1),
      'x',
      '0',
    ];
    const output = await mapConcurrently(values, 4, async (value) => {
      const answer = await fetch(
        `${shops[0]!.url}/api/v1/common/download-digital-file/${b.itemId}/${value}`,
        { headers },
      );
      return { status: answer.status, text: await answer.text() };
    });
    expect(new Set(output.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expectAll(
      `${name}: downloads answered 404`,
      output.filter(({ status }) => status === 404).length,
      values.length,
    );
  });
});

/** Addresses of pages and files with a parameter, except the office’s and public ones. */
const addresses = readdirSync('server/http')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(`server/http/${file}`, 'utf8').matchAll(/'(\/[\w/.-]*):[a-z]+'/gu)])
  .map(([, address = '']) => address)
  .filter((address) => !/^\/(?:office|mailbox|colours|preview|api\/v1\/payments\/webhooks)\//u.test(address));
const browserOfA = { cookie: `kado=${(await createSession(db, a.customerId, true)).bindingValue ?? ''}` };
const open = async (address: string, headers: Record<string, string> = {}) => {
  const isCall = address.startsWith('/api/');
  const type = isCall ? { 'content-type': 'image/png' } : {};
  const reply = await fetch(`${shops[0]!.url}${address}`, {
    method: isCall ? 'POST' : 'GET',
    headers: { ...headers, ...type },
    ...(isCall && { body: 'x' }),
  });
  return { status: reply.status, text: await reply.text() };
};

test('no address answers a number of B’s record otherwise than a missing one', async () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/tax-documents/',
      '/parcels/',
      '/api/v1/payments/transfer-slip/',
      '/report-photos/',
    ]),
  );
  const values = [b.customerId, b.orderId, b.orderNumber, b.itemId, b.documentNumber, b.paymentKey];
  const whose = [{}, as(await fresh(a.customerId)), browserOfA];
  const requests = addresses.flatMap((address) =>
    values.flatMap((value) => whose.map((headers) => ({ address, value, headers }))),
  );
  const found = await mapConcurrently(requests, 4, async ({ address, value, headers }) => {
    const answers = [];
    // A page that a link in an email opens is in a language.
    for (const base of address.startsWith('/api/') ? [''] : ['', '/en'])
      for (const each of [value, value === b.documentNumber ? 'INV-2026-999999' : missing])
        answers.push(await open(`${base}${address}${each}`, headers));
    // A page may contain its own address.
    const texts = answers.map(({ text }) => text.replaceAll(String(value), ''));
    const isLeak = texts.some((text) => b.marks.some((mark) => text.includes(mark)));
    const [same, none, sameInLanguage, noneInLanguage] = answers.map(({ status }) => status);
    return { address, value, ok: !isLeak && same === none && sameInLanguage === noneInLanguage };
  });
  expect(found.filter(({ ok }) => !ok)).toEqual([]);
  // tests/calls/orders/tax-invoices.test.ts shows that the same request of the customer's own browser gets the file.
  expect((await open(`/tax-documents/${b.documentNumber}`, browserOfA)).status).toBe(404);
  expectAll('addresses that tell nothing of B', found.length, requests.length);
});

test('B gets B’s own data with the same calls', async () => {
  const shown = new Set<string>();
  const got = await mapConcurrently(operations, 4, async (operation) => {
    // These calls end sessions or accounts. By now the strangers have been refused.
    if (['LOGOUT', 'UPDATE_PROFILE', 'END_CUSTOMER_SESSIONS', 'CANCEL_ORDER'].includes(operation.name))
      return false;
    const own = { ...aimedAt(operation, 'OrderId', foreignIds(b)), ...foreignIds(b) };
    const { text } = await request(operation, own, { headers: as(await fresh(b.customerId)) });
    for (const mark of b.marks) if (text.includes(mark)) shown.add(mark);
    return b.marks.some((mark) => text.includes(mark));
  });
  says(`${got.filter(Boolean).length} calls show B something of B's own`);
  expect(got.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  expect([...shown]).toEqual(expect.arrayContaining([b.orderNumber, b.itemName]));
  const value = signDownload(Buffer.from(secret), {
    itemId: b.itemId,
    customerId: b.customerId,
    language: 'en',
    expiresAt: new Date(Date.now() + 60_000),
  });
  const file = await fetch(`${shops[0]!.url}/api/v1/common/download-digital-file/${b.itemId}/${value}`);
  expect(file.status).toBe(200);
});

describe('every call', () => {
  test('every call declares its callers', () => {
    const declared = operations.filter(
      ({ caller }) => caller === 'anyone' || callerRefusal(caller, guest) === 401,
    );
    expectAll('calls with a declared caller', declared.length, operations.length);
    expect(operations.filter(({ caller }) => caller === 'customer').length).toBeGreaterThan(5);
  });

  test('calls without declared callers refuse visitors who are not logged in', async () => {
    const shown = 'what only a customer may see';
    const forgotten = {
      operation: { ...operations[0]!, caller: undefined },
      run: async () => [{ shown }],
    } as unknown as Handler;
    const answer = await dispatch(forgotten, {}, {
      app: { log: { debug: () => undefined } },
      caller: guest,
    } as unknown as CallContext);
    expectAll(
      'a planted call without a caller is refused',
      Number(answer.statusCode === 401 && !answer.data.includes(shown)),
      1,
    );
  });
});

test('no process logged an error', () => {
  expect(errors()).toEqual([]);
});
