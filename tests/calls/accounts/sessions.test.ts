import { beforeEach, describe, expect, it } from 'vitest';
import { endCustomerSessions } from '#contract/operations/accounts/end-customer-sessions.ts';
import { getCustomerSessions } from '#contract/operations/accounts/get-customer-sessions.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { createSession, hashPassword } from '#shop/accounts/accounts.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, query, request } = await testShop();

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
let owner: Shopper;
let other: Shopper;
beforeEach(async () => {
  [owner, other] = (await newShoppers(db, 2)) as [Shopper, Shopper];
});

/** Creates another session of a customer. `age` is the time since its login and last use. */
async function elsewhere({ customerId, email }: Shopper, age = '1 hour'): Promise<Shopper> {
  const { token } = await createSession(db, customerId, false, phone);
  await query`update session set created_at = now() - ${age}::interval, last_used_at = now() - ${age}::interval
    where id = (select max(id) from session)`;
  return { customerId, email, token };
}
const sessionsOf = async (who: Shopper) => {
  const { data, envelope } = await request(getCustomerSessions, {}, who);
  expect(envelope.statusCode).toBe(200);
  return data as { SessionID: number; IsCurrent: boolean; Browser: string }[];
};
const idsOf = async (who: Shopper) => (await sessionsOf(who)).map(({ SessionID }) => SessionID);
const isLive = async (who: Shopper) =>
  (await request(getCustomerSessions, {}, who)).envelope.statusCode === 200;
const end = (who: Shopper | null, SessionID?: unknown) => request(endCustomerSessions, { SessionID }, who);

it('active sessions are listed in plain words, the current one first, then by last use', async () => {
  await elsewhere(owner, '2 days');
  await elsewhere(owner, '1 hour');
  await elsewhere(other);
  const rows = await sessionsOf(owner);
  expect(rows.map(({ IsCurrent }) => IsCurrent)).toEqual([true, false, false]);
  expect(rows[1]).toMatchObject({ Browser: 'Chrome', System: 'Android' });
  expect(rows[0]).toMatchObject({ Browser: '', System: '' });
  const seen = rows.map((row) => Date.parse((row as { LastSeenUTC?: string }).LastSeenUTC ?? ''));
  expect(Math.round((seen[1]! - seen[2]!) / 3_600_000)).toBe(47);
});

it('active sessions are named after the user agent of the login', async () => {
  const password_hash = await hashPassword('blue elephant 7');
  await db.updateTable('customer').set({ password_hash }).where('id', '=', owner.customerId).execute();
  const login = { Email: owner.email, Password: 'blue elephant 7' };
  const { envelope } = await request(getUserLogin, login, null, { 'user-agent': phone });
  const [first] = await sessionsOf({ ...owner, token: envelope.token! });
  expect(first).toMatchObject({ IsCurrent: true, Browser: 'Chrome', System: 'Android' });
});

it('active sessions include no ended ones', async () => {
  await elsewhere(owner, '15 days');
  const ended = await elsewhere(owner);
  await query`update session set ended_at = now() where token_hash = sha256(${ended.token}::bytea)`;
  expect(await sessionsOf(owner)).toHaveLength(1);
});

describe('logging out elsewhere', () => {
  it('logging out elsewhere ends only the given session', async () => {
    const [one, two] = [await elsewhere(owner), await elsewhere(owner)];
    const since = await auditedSince(db);
    const [, newest] = await idsOf(owner);
    const { data } = await end(owner, newest);
    expect(data).toHaveLength(2);
    expect(await Promise.all([owner, one, two].map(isLive))).toEqual([true, true, false]);
    expect(await since()).toMatchObject([
      { event: 'session ended', actor: `customer ${owner.customerId}` },
      { event: 'call refused', actor: 'guest', detail: { operation: 'GET_CUSTOMER_SESSIONS' } },
    ]);
  });

  it.each([[undefined], [null], ['']])(
    'logging out elsewhere without an id (%j) ends all but the current session',
    async (none) => {
      const others = [await elsewhere(owner), await elsewhere(owner), await elsewhere(other)];
      expect((await end(owner, none)).data).toHaveLength(1);
      expect(await Promise.all([owner, ...others].map(isLive))).toEqual([true, false, false, true]);
    },
  );

  it('logging out elsewhere ends no session of another customer, and answers as for an unknown id', async () => {
    const theirs = await idsOf(other);
    const [foreign, missing] = [await end(owner, theirs[0]), await end(owner, 2_000_000_000)];
    expect(foreign).toEqual(missing);
    expect(await isLive(other)).toBe(true);
  });
});
