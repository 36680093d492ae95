import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import type { Operation } from '#contract/operation.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { rateLimitKey } from '#shop/limits/limits.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { mailedCode } from '#tests/support/mails.ts';
import { browser } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { asking, machine } from './from-machines.ts';

const shop = await testShop();
const { db, query } = shop;
// Two shops on one database, like two processes.
const request = asking([shop, await shop.anotherProcess()]);

const password = 'blue elephant 7';
const password_hash = await hashPassword(password);
for (const [at, name] of ['sokha', 'dara'].entries())
  await query`insert into customer (id, email, password_hash, first_name, last_name)
    values (${at + 1}, ${`${name}@example.com`}, ${password_hash}, ${name}, 'Chan')`;
beforeEach(async () => {
  await db.deleteFrom('rate_window').execute();
  await db.updateTable('customer').set({ password_hash }).execute();
});

const post = (operation: Operation, input: object, headers: Record<string, string>, from?: string) =>
  request(operation, { Email: 'sokha@example.com', ...input }, headers, from);
const logIn = (changes: object = {}, headers: Record<string, string> = {}, from?: string) =>
  post(getUserLogin, { Password: password, ...changes }, headers, from);
const wrong = (changes: object = {}, headers = {}, from?: string) =>
  logIn({ Password: 'wrong', ...changes }, headers, from);
const isIn = ({ envelope }: { envelope: { token: string | null } }) => envelope.token !== null;
const looked = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

describe('guessing a password', () => {
  it('guessing stops after ten guesses per account, across concurrent clients, IP addresses and letter case', async () => {
    const cases = ['sokha@example.com', 'SOKHA@example.com', ' Sokha@Example.COM ', 'ｓokha@example.com'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        wrong({ Email: cases[at % 4] }, { 'x-forwarded-for': machine(at) }, machine(at)),
      ),
    );
    expect(looked(answers)).toBe(10);
    const limited = answers.find(({ status }) => status === 429)!;
    expect(limited.envelope).toMatchObject({
      statusCode: 429,
      token: null,
      data: JSON.stringify([{ ResponseMsg: 'Incorrect email or password!' }]),
      errorMessage: 'Too many requests. Please wait a moment and try again.',
    });
    // A quarter of an hour, and up to a fifteenth more (`count_hit`).
    expect(Number(limited.retryAfter)).toBeGreaterThan(890);
    expect(Number(limited.retryAfter)).toBeLessThanOrEqual(961);
    expect((await logIn()).status).toBe(429);
  });

  it('guessing looks the same for an unknown email address', async () => {
    const [known, unknown] = await Promise.all(
      ['sokha@example.com', 'nobody@example.com'].map(async (Email) => {
        const statuses: number[] = [];
        for (let at = 0; at < 12; at += 1) statuses.push((await wrong({ Email }, {}, machine(at))).status);
        return statuses;
      }),
    );
    expect(known).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(unknown).toEqual(known);
  });

  it('guessing from one machine stops after a hundred guesses over all accounts', async () => {
    const earlier = { key: rateLimitKey('login-address', '192.0.2.1'), window_start: new Date(), hits: 92 };
    await db.insertInto('rate_window').values(earlier).execute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => wrong({ Email: `p${at}@example.com` })),
    );
    expect(looked(answers)).toBe(8);
    expect((await logIn()).status).toBe(429);
    expect(isIn(await logIn({}, {}, '192.0.2.2'))).toBe(true);
  });

  it('guessing at one account does not block other accounts', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => wrong({}, {}, machine(at))));
    expect(isIn(await logIn({ Email: 'dara@example.com' }))).toBe(true);
  });

  it('guessing may continue after a quarter of an hour, not before', async () => {
    await Promise.all(Array.from({ length: 12 }, () => wrong()));
    const age = (minutes: number) =>
      query`update rate_window set window_start = window_start - make_interval(mins => ${minutes})`;
    await age(14);
    expect((await logIn()).status).toBe(429);
    await age(3);
    expect(isIn(await logIn())).toBe(true);
  });

  it('successful logins do not count: twenty in a row succeed', async () => {
    for (let at = 0; at < 20; at += 1) expect(isIn(await logIn())).toBe(true);
  });

  it('an exceeded guess limit is in the audit log', async () => {
    const since = await auditedSince(db);
    await Promise.all(Array.from({ length: 11 }, () => wrong()));
    const events = await since();
    expect(events.filter(({ event }) => event === 'login limited')).toEqual([
      { event: 'login limited', actor: 'customer 1', detail: {} },
    ]);
  });
});

describe('the owner’s browser', () => {
  it('the owner’s browser gets a cookie of its own with the session, and keeps it', async () => {
    const first = await logIn({}, browser);
    expect(first.cookies).toHaveLength(2);
    expect(first.cookies.find((each) => each.startsWith('kado-browser='))).toMatch(
      /^kado-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/u,
    );
    const again = await logIn({}, { ...browser, cookie: first.mark });
    expect(again.mark).toBe(first.mark);
    expect((await logIn()).cookies).toEqual([]);
    const rows = await query`select json_agg(b)::text as all from known_browser b`;
    expect(rows[0]!.all).not.toContain(first.mark.split('=')[1]);
  });

  it('the owner’s browser can log in while strangers guess, and has ten guesses of its own', async () => {
    const { mark } = await logIn({}, browser);
    await Promise.all(Array.from({ length: 30 }, (_, at) => wrong({}, {}, machine(at))));
    expect((await logIn()).status).toBe(429);
    expect(isIn(await logIn({}, { ...browser, cookie: mark }))).toBe(true);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => wrong({}, { ...browser, cookie: mark })),
    );
    expect(looked(guesses)).toBe(10);
  });

  it('a browser is trusted only for its owner, and not with a forged cookie', async () => {
    const dara = await logIn({ Email: 'dara@example.com' }, browser);
    await Promise.all(Array.from({ length: 12 }, () => wrong()));
    const invented = `kado-browser=${randomBytes(32).toString('base64url')}`;
    for (const cookie of [dara.mark, invented, 'kado-browser=x', '']) {
      expect((await logIn({}, { ...browser, cookie })).status).toBe(429);
    }
  });
});

describe('a password reset', () => {
  const Password = 'green turtle 9';
  /** Sets the new password in a browser with these headers. */
  async function reset(headers: Record<string, string>) {
    await post(validateEmailSendOtp, {}, headers);
    const Otp = await mailedCode(db, 'sokha@example.com', shop.app.secret);
    return post(validateOtpChangePassword, { Otp, Password, ConfirmPassword: Password }, headers);
  }
  /** Sends from different machines more requests than the limit allows. */
  const guessAsStrangers = () =>
    Promise.all(Array.from({ length: 30 }, (_, at) => wrong({}, {}, machine(at + 2))));

  it('a password reset lets the owner in immediately, even while strangers use up the guesses', async () => {
    const before = await logIn({}, browser);
    await guessAsStrangers();
    const done = await reset({ ...browser, cookie: before.mark });
    expect(done.envelope.statusCode).toBe(200);
    // A device cookie that the thief may also have is no longer valid.
    expect(done.mark).toMatch(/^kado-browser=[\w-]{43}$/u);
    expect(done.mark).not.toBe(before.mark);
    expect(done.cookies).toHaveLength(1);
    expect(isIn(await logIn({ Password }))).toBe(true);

    await guessAsStrangers();
    expect((await logIn({ Password })).status).toBe(429);
    expect((await logIn({ Password }, { ...browser, cookie: before.mark })).status).toBe(429);
    const back = await logIn({ Password }, { ...browser, cookie: done.mark });
    expect(isIn(back)).toBe(true);
    expect(back.mark).toBe(done.mark);
  });

  it('a reset by a client other than a browser sets no cookie, but resets the guesses', async () => {
    await guessAsStrangers();
    expect((await reset({})).cookies).toEqual([]);
    expect(isIn(await logIn({ Password }))).toBe(true);
  });

  it('a refused reset keeps the count of guesses, and sets no cookie', async () => {
    await guessAsStrangers();
    const labels = { Otp: '00000000', Password, ConfirmPassword: Password };
    await post(validateEmailSendOtp, {}, browser);
    expect(await post(validateOtpChangePassword, labels, browser)).toMatchObject({
      envelope: { statusCode: 400 },
      cookies: [],
    });
    expect((await logIn({ Password })).status).toBe(429);
  });
});
