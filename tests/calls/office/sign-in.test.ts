import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { acceptInvitation } from '#contract/operations/office/account/accept-invitation.ts';
import { addAuthenticator } from '#contract/operations/office/account/add-authenticator.ts';
import { beginAuthenticator } from '#contract/operations/office/account/begin-authenticator.ts';
import { endMySessions } from '#contract/operations/office/account/end-my-sessions.ts';
import { getInvitation } from '#contract/operations/office/account/get-invitation.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { showCode } from '#contract/operations/office/account/show-code.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import { signOut } from '#contract/operations/office/account/sign-out.ts';
import { officeOf, password } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop();
const { query } = shop;
const { request, newStaff, invited } = officeOf(shop);

const stateOf = async (cookie: string) => (await request(getMe, {}, cookie)).data.state as string;
const enter = (email: string, typed = password, from?: string) =>
  request(signIn, { email, password: typed }, '', { 'sec-fetch-site': 'same-origin' }, from);
/** Returns the current code of an authenticator, or one some steps away. */
const codeOf = (address: string, steps = 0) =>
  new TOTP({ secret: new URL(address).searchParams.get('secret') ?? '' }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Returns a logged-in staff member with password and authenticator. */
async function withAuthenticator() {
  const { email, id } = await newStaff(2);
  const { cookie } = await enter(email);
  const { data: offer } = await request(beginAuthenticator, {}, cookie);
  const { data } = await request(addAuthenticator, { code: codeOf(offer.address, -1) }, cookie);
  return { email, id, cookie, address: offer.address as string, codes: data.recoveryCodes as string[] };
}

describe('the first factor', () => {
  it('the password is refused alike for a wrong one and an unknown person, with the remaining attempts', async () => {
    const { email } = await newStaff(2);
    const wrong = await enter(email, 'a wrong one');
    const nobody = await enter('nobody@shop.example', 'a wrong one');
    expect(wrong).toMatchObject({ status: 400, data: { triesLeft: 9 }, cookie: '' });
    expect(nobody).toEqual(wrong);
  });

  it('the password is not checked any more after ten wrong ones, from any machine', async () => {
    const { email } = await newStaff(2);
    for (let machine = 1; machine <= 10; machine += 1) await enter(email, 'wrong', `203.0.113.${machine}`);
    expect(await enter(email, password, '203.0.113.99')).toMatchObject({ status: 429, cookie: '' });
  });

  it('the password only allows continuing to two-step verification', async () => {
    const { email } = await newStaff(1);
    const { cookie, data } = await enter(email);
    expect(data).toEqual({ state: 'enrol' });
    expect(await request(endMySessions, { sessionId: null }, cookie)).toMatchObject({ status: 401 });
    const { me } = (await request(getMe, {}, cookie)).data;
    expect(me).toMatchObject({ email, permissions: [], sessions: [] });
  });

  it('a deactivated staff member’s password is refused', async () => {
    const { email, id } = await newStaff(2);
    const { cookie } = await enter(email);
    await query`update staff set active = false where id = ${id}`;
    expect(await stateOf(cookie)).toBe('outside');
    expect((await enter(email)).status).toBe(400);
  });
});

describe('the second factor', () => {
  it('an authenticator comes with recovery codes, and is required at the next sign-in', async () => {
    const { email, cookie, codes, address } = await withAuthenticator();
    expect(codes).toHaveLength(10);
    expect(await stateOf(cookie)).toBe('in');
    const again = await enter(email);
    expect(again.data).toEqual({ state: 'secondFactor' });
    expect((await request(showCode, { code: codeOf(address) }, again.cookie)).data).toEqual({ state: 'in' });
    expect(await stateOf(again.cookie)).toBe('in');
  });

  it('a second factor cannot be added to an existing one with a password alone', async () => {
    const { email } = await withAuthenticator();
    const { cookie } = await enter(email);
    expect(await request(beginAuthenticator, {}, cookie)).toMatchObject({ status: 403 });
  });

  it('a code works once and not after a later one, and a recovery code works once', async () => {
    const { email, address, codes } = await withAuthenticator();
    const code = codeOf(address);
    const use = async (typed: string) =>
      (await request(showCode, { code: typed }, (await enter(email)).cookie)).status;
    expect(await use(code)).toBe(200);
    expect(await use(code)).toBe(400);
    expect(await use(codeOf(address, -1))).toBe(400);
    expect(await use(codes[3]!.toUpperCase())).toBe(200);
    expect(await use(codes[3]!)).toBe(400);
    expect(await use(codeOf(address, 3))).toBe(400);
  });

  it('a code used twice at the same time counts once', async () => {
    const { email, address } = await withAuthenticator();
    const cookies = [(await enter(email)).cookie, (await enter(email)).cookie];
    const code = codeOf(address);
    const replies = await Promise.all(cookies.map((cookie) => request(showCode, { code }, cookie)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('the second factor has a limit of ten guesses', async () => {
    const { email, address } = await withAuthenticator();
    const { cookie } = await enter(email);
    for (let wrong = 0; wrong < 10; wrong += 1) await request(showCode, { code: '000000' }, cookie);
    expect(await request(showCode, { code: codeOf(address) }, cookie)).toMatchObject({ status: 429 });
  });
});

describe('an office session', () => {
  it.each([
    ['idle for two hours', "last_used_at = now() - interval '121 minutes'"],
    ['twelve hours old', "created_at = now() - interval '12 hours 1 minute'"],
    ['ended', 'ended_at = now()'],
  ])('a session that is %s is not valid', async (_what, change) => {
    const { cookie, id } = await withAuthenticator();
    const { sql } = await import('kysely');
    await sql`update staff_session set ${sql.raw(change)} where staff_id = ${id}`.execute(shop.db);
    expect(await stateOf(cookie)).toBe('outside');
  });

  it('a session ends at sign-out, and with all others when ended from another device', async () => {
    const { email, cookie, address } = await withAuthenticator();
    const other = await enter(email);
    await request(showCode, { code: codeOf(address) }, other.cookie);
    const { sessions } = (await request(getMe, {}, cookie)).data.me;
    expect(sessions).toHaveLength(2);
    await request(endMySessions, { sessionId: null }, other.cookie);
    expect([await stateOf(cookie), await stateOf(other.cookie)]).toEqual(['outside', 'in']);
    expect((await request(signOut, {}, other.cookie)).cookie).toBe('office=');
    expect(await stateOf(other.cookie)).toBe('outside');
  });

  it('the session uses a cookie that scripts cannot read and other sites cannot send', async () => {
    const { email } = await newStaff(2);
    const response = await shop.server.inject({
      method: 'POST',
      url: '/office/api/account/sign-in',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { email, password },
    });
    expect(response.headers['set-cookie']).toMatch(/^office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/u);
  });
});

describe('an invitation', () => {
  const accept = (token: string, typed = 'nine quiet boats') =>
    request(acceptInvitation, { token, name: 'Srey Pov', password: typed });

  it('an invitation works once, and leads to two-step verification', async () => {
    const token = await invited('srey@shop.example', 3);
    expect((await request(getInvitation, { token })).data).toMatchObject({
      email: 'srey@shop.example',
      role: 'workshop',
    });
    const { data, cookie } = await accept(token);
    expect(data).toEqual({ state: 'enrol' });
    expect((await request(getMe, {}, cookie)).data.me).toMatchObject({ name: 'Srey Pov', role: 'workshop' });
    expect((await accept(token)).status).toBe(404);
  });

  it('an invitation expires after a day or with the next one, and is invalid when altered', async () => {
    const first = await invited('dara@shop.example', 3);
    const second = await invited('dara@shop.example', 2);
    expect((await accept(first)).status).toBe(404);
    expect((await accept(`${second.slice(0, -1)}x`)).status).toBe(404);
    await query`update staff_invitation set until = now() where used_at is null`;
    expect((await accept(second)).status).toBe(404);
  });

  it('an invitation rejects an easily guessed password', async () => {
    const token = await invited('bopha@shop.example', 3);
    expect(await accept(token, 'bopha@shop.example')).toMatchObject({ status: 400 });
    expect(await accept(token, 'short')).toMatchObject({ status: 400 });
    expect((await accept(token)).status).toBe(200);
  });
});

describe('staff of a demo', () => {
  it('demo staff sign in with a password alone, only on the demo’s own machine', async () => {
    const { email, id } = await newStaff(1);
    await query`update staff set is_demo = true where id = ${id}`;
    expect((await enter(email)).data).toEqual({ state: 'in' });
    expect((await enter(email, password, '203.0.113.7')).status).toBe(400);
    const { demo } = (await request(getMe)).data;
    expect(demo.staff).toEqual([{ email, role: 'owner' }]);
    const away = await request(getMe, {}, '', { 'sec-fetch-site': 'same-origin' }, '203.0.113.7');
    expect(away.data.demo).toBeNull();
  });
});
