import { describe, expect, it } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { type Permission, permissions } from '#contract/permissions.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { officeOf, password } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

// Every call of the office x everybody who could come, from the registry: a new call is in it by itself.

const shop = await testShop();
const { db, query } = shop;
const { ask, newStaff } = officeOf(shop);
const registry = await loadRegistry();
// The one that ends the session is made last.
const calls = [...registry.forStaff.values()]
  .map(({ operation }) => operation)
  .toSorted((one, other) => Number(one.name === 'SIGN_OUT') - Number(other.name === 'SIGN_OUT'));

async function session(roleId: number, change: 'in' | 'halfway' | 'ended' | 'stale'): Promise<string> {
  const { email, id } = await newStaff(roleId);
  const { cookie } = await ask(signIn, { email, password });
  if (change === 'halfway') return cookie;
  await query`update staff_session set second_factor_at = now() where staff_id = ${id}`;
  if (change === 'ended') await query`update staff_session set ended_at = now() where staff_id = ${id}`;
  if (change === 'stale')
    await query`update staff_session set second_factor_at = now() - interval '11 minutes' where staff_id = ${id}`;
  return cookie;
}

const [ownRole] = await db
  .insertInto('staff_role')
  .values({ name: 'Reads orders', permissions: ['orders.read'] })
  .returning('id')
  .execute();
const roles = await db.selectFrom('staff_role').selectAll().orderBy('id').execute();
const shopper = await newShopper(db);

interface Visitor {
  who: string;
  cookie: string;
  headers?: Record<string, string>;
  may: ReadonlySet<Permission>;
  state: 'outside' | 'halfway' | 'in' | 'stale';
}
const none = new Set<Permission>();
const inside = await Promise.all(
  roles.map(async ({ id, name, permissions: own }): Promise<Visitor> => ({
    who: name,
    cookie: await session(id, 'in'),
    may: new Set(permissions.filter((each) => own === null || own.includes(each))),
    state: 'in',
  })),
);
const visitors: Visitor[] = [
  { who: 'a guest', cookie: '', may: none, state: 'outside' },
  {
    who: 'a shopper with their token',
    cookie: '',
    headers: { token: shopper.token, userid: String(shopper.customerId) },
    may: none,
    state: 'outside',
  },
  { who: 'a made-up session', cookie: `office=${'x'.repeat(43)}`, may: none, state: 'outside' },
  { who: 'an ended session', cookie: await session(1, 'ended'), may: none, state: 'outside' },
  {
    who: 'an owner without a second factor',
    cookie: await session(1, 'halfway'),
    may: none,
    state: 'halfway',
  },
  {
    who: 'an owner of a while ago',
    cookie: await session(1, 'stale'),
    may: new Set(permissions),
    state: 'stale',
  },
  ...inside,
];

/** What a visitor must hear of a call before anything of it is looked at; null: they may make it. */
function refusalOf({ caller }: Operation, { state, may }: Visitor): number | null {
  if (typeof caller !== 'object') throw new Error('not for staff');
  if (caller.staff === 'outside') return null;
  if (state === 'outside') return 401;
  if (caller.staff === 'halfway') return null;
  if (state === 'halfway') return 401;
  if (caller.staff !== 'in' && !may.has(caller.staff)) return 403;
  return caller.freshly && state === 'stale' ? 403 : null;
}

it('there are calls of the office, and own roles among the visitors', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(inside.map(({ who }) => who)).toContain('Reads orders');
  expect(ownRole!.id).toBeGreaterThan(100);
});

// Parameters no call takes: whoever may make it hears 400, and nothing happens.
describe.each(visitors)('$who', (visitor) => {
  it.each(calls.map((call) => [call.name, call] as const))('and %s', async (_name, call) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...visitor.headers };
    const { status } = await ask(
      call,
      { nothing: { of: 'this' }, id: {}, version: {} },
      visitor.cookie,
      headers,
    );
    const expected = refusalOf(call, visitor);
    // A factor is added beside another only by who showed one of late.
    const fine = visitor.state === 'stale' ? [200, 400, 403] : [200, 400];
    expect(expected === null ? fine : [expected]).toContain(status);
  });
});

it.each([
  ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
  ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['typed into the bar', { 'sec-fetch-site': 'none' }],
  ['that says nothing', {}],
  ['of another origin, from a browser that says no more', { origin: 'https://elsewhere.example' }],
])('a page %s makes no call', async (_what, headers) => {
  const cookie = inside[0]!.cookie;
  for (const call of calls)
    expect((await ask(call, {}, cookie, headers as Record<string, string>)).status).toBe(403);
});
