import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { isOpenToKeys, type Operation } from '#contract/operation.ts';
import {
  type KeyPermission,
  keyPermissions,
  type Permission,
  permissions,
  type SignInLayout,
} from '#contract/permissions.ts';
import { addAuthenticator } from '#contract/operations/office/account/add-authenticator.ts';
import { addPasskey } from '#contract/operations/office/account/add-passkey.ts';
import { beginAuthenticator } from '#contract/operations/office/account/begin-authenticator.ts';
import { beginNewPasskey } from '#contract/operations/office/account/begin-new-passkey.ts';
import { beginPasskey } from '#contract/operations/office/account/begin-passkey.ts';
import { showCode } from '#contract/operations/office/account/show-code.ts';
import { showPasskey } from '#contract/operations/office/account/show-passkey.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { officeOf, officePageHeaders, password } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { softPasskey } from '#tests/support/webauthn.ts';
import { expectEvery, isTried } from '../gate.ts';

// Tests every call of the office with every kind of visitor. The calls come from the registry, so that new
// ones are included.

const origin = 'http://localhost:8080';
const shop = await testShop();
const { db, query } = shop;
const { request, newStaff, newKey } = officeOf(shop);
const registry = await loadRegistry();
// The visitor whose session ends comes last. A call whose permission depends on a parameter is tested with
// each of its values.
const calls = [...registry.forStaff.values()]
  .map(({ operation }) => operation)
  .toSorted((one, other) => Number(one.name === 'SIGN_OUT') - Number(other.name === 'SIGN_OUT'));

async function session(roleId: number, change: 'in' | 'halfway' | 'ended' | 'stale'): Promise<string> {
  const { email, id } = await newStaff(roleId);
  const { cookie } = await request(signIn, { email, password });
  if (change === 'halfway') return cookie;
  await query`update staff_session set second_factor_at = now() where staff_id = ${id}`;
  if (change === 'ended') await query`update staff_session set ended_at = now() where staff_id = ${id}`;
  if (change === 'stale')
    await query`update staff_session set second_factor_at = now() - interval '11 minutes' where staff_id = ${id}`;
  return cookie;
}

await db
  .insertInto('staff_role')
  .values({ name: 'Reads orders', permissions: ['orders.read'] })
  .execute();
const roles = await db.selectFrom('staff_role').selectAll().orderBy('id').execute();
const shopper = await newShopper(db);

interface Visitor {
  who: string;
  cookie: string;
  headers?: Record<string, string>;
  may: ReadonlySet<Permission>;
  state: 'outside' | 'halfway' | 'in' | 'stale';
  /** Whether it is a program with an API key. */
  isKey?: true;
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
const maker = await newStaff(1);
const keyOf = (may: readonly KeyPermission[]) => newKey(maker.id, may);
const endedKey = await keyOf(keyPermissions);
await query`update api_key set ended_at = now() where id = ${endedKey.id}`;
const keys: Visitor[] = [
  {
    who: 'a key with one permission',
    cookie: '',
    headers: (await keyOf(['orders.read'])).headers,
    may: new Set<Permission>(['orders.read']),
    state: 'in',
    isKey: true,
  },
  {
    who: 'a key with one permission, beside an owner’s cookie',
    cookie: await session(1, 'in'),
    headers: (await keyOf(['stock.write'])).headers,
    may: new Set<Permission>(['stock.write']),
    state: 'in',
    isKey: true,
  },
  {
    who: 'a key with all permissions of keys',
    cookie: '',
    headers: (await keyOf(keyPermissions)).headers,
    may: new Set<Permission>(keyPermissions),
    state: 'in',
    isKey: true,
  },
  {
    who: 'an ended key',
    cookie: await session(1, 'in'),
    headers: endedKey.headers,
    may: none,
    state: 'outside',
    isKey: true,
  },
];
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
  ...keys,
];

interface Attempt {
  call: Operation;
  /** The parameters that determine which permission is needed. */
  parameters: Record<string, string>;
  needed: Permission | SignInLayout;
}

/** Returns a call with each value of the parameter that determines the permission. */
function methodsOf(call: Operation): Attempt[] {
  if (typeof call.caller !== 'object') throw new Error('not for staff');
  const { staff } = call.caller;
  if (typeof staff === 'string') return [{ call, parameters: {}, needed: staff }];
  return Object.entries(staff.of).map(([value, needed]) => ({
    call,
    parameters: { [staff.parameter]: value },
    needed,
  }));
}

/** Calls that require another permission, whatever their parameters. */
const secondPermissions: Readonly<Record<string, Permission>> = {
  EXPORT_MESSAGES: 'inbox.answer',
  EXPORT_PRODUCTS: 'catalogue.read',
};

/** Calls of people alone: sign-ins, passwords, staff, backups, connections, API keys, secrets of webhooks and what belongs to a person. */
const isForPeople = ({ name, path }: Pick<Operation, 'name' | 'path'>): boolean =>
  /^(?:account|backups|connections|keys|palette|staff|today|views)\//u.test(path) ||
  ['END_SESSIONS_OF_CUSTOMER', 'ERASE_CUSTOMER', 'GET_PERSONAL_DATA', 'CREATE_WEBHOOK_SECRET'].includes(name);

/**
 * Returns the status that must reject a visitor before the call is processed, or null if the visitor may make
 * the call.
 */
function refusalOf(
  { call: { caller, name, path }, needed }: Attempt,
  { state, may, isKey }: Visitor,
): number | null {
  if (isKey && state === 'outside') return 401;
  if (isKey && isForPeople({ name, path })) return 403;
  if (needed === 'outside') return null;
  if (state === 'outside') return 401;
  if (needed === 'halfway') return null;
  if (state === 'halfway') return 401;
  if (needed !== 'in' && !may.has(needed)) return 403;
  const also = secondPermissions[name];
  if (also && !may.has(also)) return 403;
  return typeof caller === 'object' && caller.freshly && state === 'stale' ? 403 : null;
}

interface RequestRecord {
  visitor: string;
  call: string;
  status: number;
  expected: number | null;
  state: Visitor['state'];
}

// The calls get parameters that none accepts, so that allowed visitors get 400 or 404, and no data changes.
test('every office call is refused exactly to callers without its permission', async () => {
  const requests: RequestRecord[] = [];
  // Each visitor uses a separate machine, so that rate limits don't interfere.
  for (const [at, visitor] of visitors.entries())
    for (const attempt of calls.flatMap(methodsOf).filter((_, index) => isTried(at + index))) {
      const headers = { ...officePageHeaders, ...visitor.headers };
      const wrong = { nothing: { of: 'this' }, id: {}, version: {}, number: {}, ...attempt.parameters };
      const { status } = await request(attempt.call, wrong, visitor.cookie, headers, `127.0.1.${at + 1}`);
      const call = [attempt.call.name, ...Object.values(attempt.parameters)].join(' ');
      requests.push({
        visitor: visitor.who,
        call,
        status,
        expected: refusalOf(attempt, visitor),
        state: visitor.state,
      });
    }
  expect(inside.map(({ who }) => who)).toContain('Reads orders');
  // Adding another second factor requires a recent two-step verification.
  const fine = (state: Visitor['state']) => (state === 'stale' ? [200, 400, 403, 404] : [200, 400, 404]);
  expectEvery('answers decided as they must be', requests, ({ status, expected, state }) =>
    expected === null ? fine(state).includes(status) : status === expected,
  );
});

const elsewhere = 'https://elsewhere.example';
const pages: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: elsewhere },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  {},
  { origin: elsewhere },
];

test('API keys are closed exactly to the calls of people, however many permissions they have', () => {
  const isReachable = (call: Operation) =>
    isOpenToKeys(call.caller) &&
    methodsOf(call).some(({ needed }) => keyPermissions.some((each) => each === needed));
  expect(calls.filter((call) => isForPeople(call) && isReachable(call)).map(({ name }) => name)).toEqual([]);
  expect(
    calls.filter((call) => !isForPeople(call) && !isOpenToKeys(call.caller)).map(({ name }) => name),
  ).toEqual([]);
});

test('a call of the office can be made only by its own pages', async () => {
  const owner = await session(1, 'in');
  const answers = [];
  for (const [at, headers] of pages.entries())
    for (const { name, ...call } of calls) {
      const { status } = await request({ name, ...call }, {}, owner, headers, `127.0.2.${at + 1}`);
      answers.push({ name, headers, status });
    }
  expectEvery('calls of other pages refused', answers, ({ status }) => status === 403);
});

test('a code, a recovery code and a passkey response work only once', async () => {
  const { email } = await newStaff(2);
  const enter = async () => (await request(signIn, { email, password })).cookie;
  const cookie = await enter();
  const { address } = (await request(beginAuthenticator, {}, cookie)).data;
  const totp = new TOTP({ secret: new URL(address).searchParams.get('secret') ?? '' });
  const at = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const { recoveryCodes } = (await request(addAuthenticator, { code: at(-1) }, cookie)).data;
  const key = softPasskey(origin, { counts: false });
  const offered = (await request(beginNewPasskey, {}, cookie)).data.challenge;
  await request(addPasskey, { answer: key.made(offered), name: 'Key' }, cookie);
  const answer = key.shown((await request(beginPasskey)).data.challenge);
  const code = at(0);
  const uses = [
    async () => (await request(showCode, { code }, await enter())).status,
    async () => (await request(showCode, { code: recoveryCodes[0] }, await enter())).status,
    async () => (await request(showPasskey, { answer })).status,
  ];
  const statuses = [];
  for (const use of uses) statuses.push([await use(), await use()]);
  expectEvery('proofs taken once', statuses, ([first, second]) => first === 200 && second === 400);
});
