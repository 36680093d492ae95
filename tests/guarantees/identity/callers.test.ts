import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { wireTables } from '../../conformance/tables/all-tables.ts';
import { sharedShop, type WireAnswer } from '../../support/running-shop.ts';
import { newShopper, newShoppers, type Shopper } from '../../support/shop-api.ts';
import { isTried } from '../gate.ts';

const shop = await sharedShop();
const { handlers } = await loadRegistry();
const operations = handlers.map(({ operation }) => operation);

interface Caller {
  headers: Record<string, string>;
  /** Parameters sent in the body beside the call's own. */
  claims?: Record<string, unknown>;
}
/** `guest`: treated as a guest. `refused`: the claim and the token don't agree. `customer`: treated as the customer. */
type Verdict = 'guest' | 'refused' | 'customer';

const by = (token: string, userId: number | string): Caller => ({
  headers: { token, userid: String(userId) },
});
const as = ({ token, customerId }: Shopper) => by(token, customerId);
async function aged(change: ReturnType<typeof sql>): Promise<Caller> {
  const shopper = await newShopper(shop.db);
  await sql`update session set ${change} where customer_id = ${shopper.customerId}`.execute(shop.db);
  return as(shopper);
}
async function bound(cookie: (own: string, others: string) => string | null): Promise<Caller> {
  const { customerId } = await newShopper(shop.db);
  const [own, others] = await Promise.all([1, 2].map(() => createSession(shop.db, customerId, true)));
  const value = cookie(own!.bindingValue!, others!.bindingValue!);
  const caller = by(own!.token, customerId);
  return value === null ? caller : { headers: { ...caller.headers, cookie: `kado=${value}` } };
}

/** The kinds of callers. Each is created again for every call, because a logout ends a session. */
const callers: readonly [name: string, verdict: Verdict, make: () => Promise<Caller>][] = [
  ['a guest', 'guest', async () => by('', '')],
  ['a guest without the headers', 'guest', async () => ({ headers: {} })],
  ['a forged token', 'guest', async () => by('A'.repeat(43), 1)],
  ['the word null for a token', 'guest', async () => by('null', 'null')],
  [
    'a token with an empty UserID, as after a logout',
    'guest',
    async () => by((await newShopper(shop.db)).token, ''),
  ],
  ['a session idle for 15 days', 'guest', () => aged(sql`last_used_at = now() - interval '15 days'`)],
  ['a session of 31 days', 'guest', () => aged(sql`created_at = now() - interval '31 days'`)],
  ['an ended session', 'guest', () => aged(sql`ended_at = now()`)],
  ['a token without its cookie', 'guest', () => bound(() => null)],
  ['a token with the cookie of another login', 'guest', () => bound((_own, others) => others)],
  ['A', 'customer', async () => as(await newShopper(shop.db))],
  ['A without an id', 'customer', async () => ({ headers: { token: (await newShopper(shop.db)).token } })],
  ['A in the browser that logged in', 'customer', () => bound((own) => own)],
  [
    'A with their id in the body',
    'customer',
    async () => {
      const shopper = await newShopper(shop.db);
      return { ...as(shopper), claims: { UserID: shopper.customerId, UserId: String(shopper.customerId) } };
    },
  ],
  [
    'A claiming to be B in the header',
    'refused',
    async () => claimed(async (a, b) => by(a.token, b.customerId)),
  ],
  [
    'A claiming to be B in the body',
    'refused',
    async () => claimed(async (a, b) => ({ ...as(a), claims: { UserID: b.customerId } })),
  ],
  [
    'A claiming to be B in the other field',
    'refused',
    async () => claimed(async (a, b) => ({ ...as(a), claims: { UserId: String(b.customerId) } })),
  ],
  [
    'A claiming an id with the same beginning',
    'refused',
    async () => claimed(async (a) => by(a.token, `${a.customerId}abc`)),
  ],
];

async function claimed(make: (a: Shopper, b: Shopper) => Promise<Caller>): Promise<Caller> {
  const [a, b] = await newShoppers(shop.db, 2);
  return make(a!, b!);
}

/** Returns parameters with which the call changes no data. */
function parametersOf({ name }: Operation): Record<string, unknown> {
  const table = wireTables.find((each) => each.name === name);
  return table && !table.writes ? Object.values(table.forms)[0]! : { recordValueJson: '[]' };
}

/** Sends a request with exactly these headers. */
async function request(operation: Operation, { headers, claims }: Caller): Promise<WireAnswer> {
  const response = await fetch(`${shop.url}/api/v1/${operation.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ requestParameters: { ...parametersOf(operation), ...claims } }),
  });
  const text = await response.text();
  const envelope = JSON.parse(text) as WireAnswer['envelope'];
  return {
    status: response.status,
    headers: response.headers,
    text,
    envelope,
    data: JSON.parse(envelope.data || '""'),
  };
}

const told = ({ status, envelope, data }: WireAnswer) => ({
  status,
  statusCode: envelope.statusCode,
  isAuthorized: envelope.isAuthorized,
  token: envelope.token,
  data,
});

/**
 * Returns the expected answer for a caller. Public calls answer all callers as guests; customers can use
 * their own calls.
 */
async function expected(operation: Operation, verdict: Verdict): Promise<unknown> {
  const no = { status: 200, isAuthorized: false, token: null };
  const data = (sentence: string) => operation.refusedData(sentence);
  if (verdict === 'refused')
    return { ...no, statusCode: 403, data: data('An error occured. Please try again!') };
  if (operation.caller === 'anyone') return told(await request(operation, { headers: {} }));
  if (verdict === 'guest') return { ...no, statusCode: 401, data: data('Please log in first.') };
  if (typeof operation.caller === 'object')
    return { ...no, statusCode: 403, data: data('You are not allowed to do this.') };
  const letIn = (statusCode: number) => statusCode !== 401 && statusCode !== 403;
  return {
    status: 200,
    statusCode: expect.toSatisfy(letIn),
    isAuthorized: true,
    token: null,
    data: expect.any(Array),
  };
}

describe.each(operations.map((operation, index) => ({ ...operation, index })))('$name', (operation) => {
  it.each(callers.filter((_, at) => isTried(at + operation.index)))(
    'a call answers as declared when called by %s',
    async (_name, verdict, make) => {
      expect(told(await request(operation, await make()))).toEqual(await expected(operation, verdict));
    },
  );
});

it('the matrix tests every call with every caller, including the customer calls', () => {
  expect(operations.length).toBeGreaterThanOrEqual(30);
  const forCustomers = operations.filter(({ caller }) => caller === 'customer').map(({ name }) => name);
  expect(forCustomers).toEqual(
    expect.arrayContaining([
      'POST_CUSTOMER_ORDER',
      'GET_CUSTOMER_ORDER_HISTORY_MASTER',
      'GET_CUSTOMER_ORDER_HISTORY_DETAIL',
    ]),
  );
});

describe('the orders of other customers', () => {
  const detail = 'dynamic/dataoperation/get-customer-order-history-detail';
  const master = 'dynamic/dataoperation/get-customer-order-history-master';
  const missing = 2_000_000_000;
  const lengthOf = ({ headers }: WireAnswer) => headers.get('content-length');

  it('the orders of other customers get the same response as unknown orders, byte for byte', async () => {
    const { rows: orders } = await sql<{
      id: number;
      owner: number;
    }>`select id, customer_id as owner from customer_order`.execute(shop.db);
    const owners = new Set(orders.map(({ owner }) => owner));
    expect(owners.size).toBeGreaterThan(1);
    for (const owner of owners) {
      const { token } = await createSession(shop.db, owner, false);
      const visitor = { token, UserID: owner };
      for (const languageCode of ['en', 'ar']) {
        const nothing = await shop.request(detail, { OrderId: missing, languageCode }, { as: visitor });
        expect(nothing.data).toEqual([]);
        for (const { id, owner: its } of orders) {
          const answer = await shop.request(detail, { OrderId: id, languageCode }, { as: visitor });
          const isNothing = answer.text === nothing.text && lengthOf(answer) === lengthOf(nothing);
          expect({ id, isNothing }).toEqual({ id, isNothing: its !== owner });
        }
      }
      const own = await shop.request(master, {}, { as: visitor });
      const shown = new Set(own.data.map((row: { OrderId: number }) => row.OrderId));
      expect(shown).toEqual(new Set(orders.filter((order) => order.owner === owner).map(({ id }) => id)));
    }
  });
});

/**
 * Removes what differs between two sessions or customers: their number, the time of their last use, and the
 * email address.
 */
const withoutSession = (text: string) =>
  text.replaceAll(/((?:SessionID|SeenUTC)[\\":]+)[\d\-T:.Z]+/gu, '$1…').replaceAll(/shopper\d+@/gu, '…@');

describe('unknown input', () => {
  const hostile = {
    customer_id: 1,
    customerId: 1,
    id: 1,
    role: 'admin',
    isAdmin: true,
    active: false,
    password_hash: 'x',
    used: 0,
    status_id: 3,
    StatusID: 3,
    LatestStatusID: 3,
    OrderTotal: 0,
    Price: 0,
    total_cents: 0,
    discount_cents: 9999,
    created_at: 0,
    CouponUsed: -1,
    stock: 9999,
    published: false,
    $set: {},
    DiscountId: 1,
  };
  it('20 unknown keys in a call are ignored', async () => {
    expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(20);
    const hashOf = async () =>
      (
        await sql<{
          hash: string;
        }>`select md5((select string_agg(p::text, '') from product p) || (select string_agg(c::text, '') from customer c)
        || (select string_agg(d::text, '') from discount d) || (select string_agg(o::text, '') from customer_order o)) as hash`.execute(
          shop.db,
        )
      ).rows[0]!.hash;
    const [one, other] = await newShoppers(shop.db, 2);
    const before = await hashOf();
    for (const operation of operations) {
      // Each caller has its own session to log out of.
      const [plain, bent] = await Promise.all([
        request(operation, as(one!)),
        request(operation, { ...as(other!), claims: hostile }),
      ]);
      expect({ name: operation.name, text: withoutSession(bent.text) }).toEqual({
        name: operation.name,
        text: withoutSession(plain.text),
      });
    }
    expect(await hashOf()).toBe(before);
  });
});

it('hostile callers cause no error in the log', () => {
  expect(shop.faults()).toEqual([]);
});
