import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { testShop } from '#tests/support/test-shop.ts';

// login-guard.test.ts tests the limits of failed logins.
const { db, query, request } = await testShop(['places'], {
  LOGIN_FAILS_ACCOUNT: '100000',
  LOGIN_FAILS_ADDRESS: '100000',
});

const password = ' blue elephant 7 ';
beforeAll(async () => {
  const person = {
    first_name: 'Sokha',
    last_name: 'Chan',
    mobile: '012',
    address: 'House 12',
    country_id: 1,
    state_province_id: 1,
    city_id: 1,
  };
  const password_hash = await hashPassword(password);
  await db
    .insertInto('customer')
    .values([
      { id: 1, email: 'sokha@example.com', password_hash, ...person },
      { id: 2, email: 'closed@example.com', password_hash, active: false, ...person },
      {
        id: 3,
        email: 'old@example.com',
        password_hash: await hash(password, { memoryCost: 8192, timeCost: 1 }),
        ...person,
      },
      {
        id: 4,
        email: 'long@example.com',
        password_hash: await hashPassword('x'.repeat(149) + 'y'),
        ...person,
      },
    ])
    .execute();
});

const browser = { 'sec-fetch-site': 'same-origin' };
const logIn = (changes: object = {}, headers = {}) =>
  request(getUserLogin, { Email: 'sokha@example.com', Password: password, ...changes }, null, headers);

/** Whether a token gives access to the customer's data. */
async function isLive(token: string, headers: object = {}) {
  const reply = await request(getCustomerOrderHistoryMaster, { UserId: 1 }, null, {
    token,
    userid: '1',
    ...headers,
  });
  expect(reply.status).toBe(200);
  return reply.envelope.statusCode === 200;
}

describe('a login', () => {
  it('a login returns the customer without password or hash, and a token in the envelope', async () => {
    const { status, envelope, data, cookie } = await logIn();
    expect(cookie).toBeUndefined();
    expect(status).toBe(200);
    expect(data).toEqual([
      {
        ResponseMsg: 'Login Successfully',
        UserID: 1,
        FirstName: 'Sokha',
        LastName: 'Chan',
        EmailAddress: 'sokha@example.com',
        MobileNo: '012',
        AddressLineOne: 'House 12',
        CityID: 1,
        CityName: 'Kep',
        StateProvinceID: 1,
        StateName: 'Kampot',
        CountryID: 1,
        CountryName: 'Cambodia',
        PostalCode: '',
      },
    ]);
    expect(envelope.token).toMatch(/^[\w-]{43}$/u);
    expect(await isLive(envelope.token!)).toBe(true);
  });

  it('a login names places in the requested language', async () => {
    expect((await logIn({ languageCode: 'ar' })).data[0]).toMatchObject({
      CountryName: 'កម្ពុជា',
      CityName: 'Kep',
    });
  });

  it('a login compares the whole of a long password, including its spaces', async () => {
    const long = (text: string) => logIn({ Email: 'long@example.com', Password: text });
    expect((await long('x'.repeat(149) + 'y')).envelope.token).not.toBeNull();
    expect((await long('x'.repeat(149) + 'z')).envelope.token).toBeNull();
    expect((await logIn({ Password: password.trim() })).envelope.token).toBeNull();
  });

  it('a login upgrades a weaker stored hash', async () => {
    const hashOf = async () =>
      (await db.selectFrom('customer').select('password_hash').where('id', '=', 3).executeTakeFirstOrThrow())
        .password_hash;
    const before = await hashOf();
    await logIn({ Email: 'old@example.com', Password: 'wrong' });
    expect(await hashOf()).toBe(before);
    expect((await logIn({ Email: 'old@example.com' })).envelope.token).not.toBeNull();
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect((await logIn({ Email: 'old@example.com' })).envelope.token).not.toBeNull();
  });
});

describe('a refused login', () => {
  it('a refused login gets the same answer for a wrong password, an unknown email address and a closed account', async () => {
    const answers = await Promise.all([
      logIn({ Password: 'wrong' }),
      logIn({ Email: 'nobody@example.com' }),
      logIn({ Email: 'closed@example.com' }),
    ]);
    expect(answers[0]).toMatchObject({
      status: 200,
      data: [{ ResponseMsg: 'Incorrect email or password!' }],
      envelope: { token: null },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  // Compares CPU time, which is independent of other programs.
  it('a refused login takes as much work for an unknown email address as for a wrong password', async () => {
    const work = async (email: (round: number) => string) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 25; round += 1) await logIn({ Email: email(round), Password: 'wrong' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known = await work(() => 'sokha@example.com');
    const unknown = await work((round) => `nobody${round}@example.com`);
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it.each([
    [{ Password: 'a\u0000' }, 'Incorrect email or password!'],
    [{ Email: ['sokha@example.com'] }, 'Incorrect email or password!'],
  ])('a refused login is answered by a row for %o', async (changes, sentence) => {
    expect(await logIn(changes)).toMatchObject({
      status: 200,
      data: [{ ResponseMsg: sentence }],
      envelope: { statusCode: 400, token: null },
    });
  });

  it('a login at peak load is asked to retry instead of waiting', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => logIn({ Password: 'wrong' })));
    const busy = replies.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(20);
    expect(busy[0]?.data).toEqual([{ ResponseMsg: 'Incorrect email or password!' }]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
  });

  it('a refused login is in the audit log like a successful one, without the password', async () => {
    const since = await auditedSince(db);
    await logIn({ Password: 'wrong-secret' });
    await logIn({ Email: 'nobody@example.com', Password: 'wrong-secret' });
    await logIn();
    const entries = await since();
    expect(entries).toMatchObject([
      { event: 'login refused', actor: 'customer 1' },
      { event: 'login refused', actor: 'guest' },
      { event: 'login', actor: 'customer 1' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('wrong-secret');
  });
});

describe('a session', () => {
  // The sessions guarantee test covers that a session needs its cookie, and ends by age or account closure.
  it('a session from one of our pages has a cookie that scripts cannot read', async () => {
    const { cookie } = await logIn({}, browser);
    expect(cookie).toMatch(/^kado=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/u);
  });

  it('a session ends immediately at logout, without affecting other sessions', async () => {
    const [one, other] = [(await logIn()).envelope.token!, (await logIn()).envelope.token!];
    const reply = await request(logout, {}, null, { token: one, userid: '1' });
    expect(reply.cookie).toMatch(/^kado=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/u);
    expect(await isLive(one)).toBe(false);
    expect(await isLive(other)).toBe(true);
  });

  it('a guest can log out, too', async () => {
    expect(await request(logout, {})).toMatchObject({ status: 200, envelope: { statusCode: 200 } });
  });

  it('a session continues while in use, and writes its row at most once a minute', async () => {
    const token = (await logIn()).envelope.token!;
    await query`update session set last_used_at = now() - interval '13 days' where created_at = (select max(created_at) from session)`;
    const lastUsed = async () => (await query`select max(last_used_at) as at from session`)[0]!.at.getTime();
    await isLive(token);
    const first = await lastUsed();
    expect(Date.now() - first).toBeLessThan(86_400_000);
    await isLive(token);
    expect(await lastUsed()).toBe(first);
  });
});
