import { describe, expect, it, vi } from 'vitest';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { mailedCode } from '#tests/support/mails.ts';
import { browser } from '#tests/support/shop-api.ts';
import { resetPasswordFixtures } from './reset-password-fixtures.ts';

const {
  db,
  query,
  secret,
  strict,
  sokha,
  oldPassword,
  send,
  words: labels,
  reset,
  logIn,
  isIn,
  done,
  wrongCode,
  freshCode,
  notThe,
} = await resetPasswordFixtures();

describe('guessing the code', () => {
  it('guessing a code stops after five attempts, even simultaneous ones: the sixth is refused even if right', async () => {
    const code = await freshCode();
    const guesses = await Promise.all(Array.from({ length: 60 }, () => reset(notThe(code))));
    for (const guess of guesses) expect([200, 503]).toContain(guess.status);
    expect(await db.selectFrom('one_time_code').select('tries').execute()).toEqual([{ tries: 5 }]);
    expect(await reset(code)).toMatchObject(wrongCode);
    expect(await isIn(oldPassword)).toBe(true);
  });

  it('four wrong guesses leave the fifth to the owner', async () => {
    const code = await freshCode();
    for (let at = 0; at < 4; at += 1) expect(await reset(notThe(code))).toMatchObject(wrongCode);
    expect(await reset(code)).toMatchObject(done);
  });

  it('one of ten simultaneous requests with the right code sets the password', async () => {
    const code = await freshCode();
    const passwords = Array.from({ length: 5 }, (_, at) => `new password ${at}`);
    const replies = await Promise.all(
      passwords.map((Password) => reset(code, { Password, ConfirmPassword: Password })),
    );
    const winners = passwords.filter((_, at) => replies[at]!.envelope.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(await isIn(winners[0]!)).toBe(true);
  });

  it('guessing codes stops after thirty guesses of one machine in an hour', async () => {
    const statuses = [];
    for (let at = 0; at < 31; at += 1) {
      const reply = await strict.request(validateOtpChangePassword, {
        ...labels,
        Otp: '12345678',
        Email: `n${at}@example.com`,
      });
      statuses.push(reply.status);
    }
    expect(statuses.indexOf(429)).toBe(30);
    const events = await db.selectFrom('audit_entry').select(['event', 'actor']).execute();
    expect(events).toContainEqual({ event: 'guess limited', actor: 'guest' });
  });

  describe('guessing codes across the whole shop', () => {
    const count = (key: string, hits: number) =>
      db.insertInto('rate_window').values({ key, window_start: new Date(), hits }).execute();
    const guessed = async () => {
      const rows = await query`
        select coalesce(sum(hits), 0)::int as hits from rate_window where key in ('code-guesses', 'code-guesses first')`;
      return rows[0]!.hits;
    };

    it('guessing stops after a thousand wrong guesses in an hour, half reserved for machines’ first guesses', async () => {
      await count('code-guesses', 499);
      await count('code-guesses first', 498);
      const code = await freshCode();
      const answers = [];
      for (let at = 0; at < 4; at += 1) answers.push(await reset(notThe(code)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
      // Another machine still has attempts; this one has used up its own.
      expect((await reset(code)).status).toBe(429);
      const from = (machine: string, Otp: string) => reset(Otp, {}, {}, machine);
      await send(sokha, {}, {}, '192.0.2.5');
      const other = await mailedCode(db, sokha, secret);
      expect((await from('192.0.2.5', notThe(other))).status).toBe(200);
      expect(await guessed()).toBe(1000);
      await send(sokha, {}, {}, '192.0.2.6');
      expect((await from('192.0.2.6', await mailedCode(db, sokha, secret))).status).toBe(429);
    });

    it('the limit of wrong codes does not count right guesses, unknown addresses or guesses without a request', async () => {
      expect(await reset(await freshCode())).toMatchObject(done);
      await send('nobody@example.com');
      for (const Email of ['nobody@example.com', 'nowhere@example.com'])
        expect(await reset('12345678', { Email })).toMatchObject(wrongCode);
      expect(await guessed()).toBe(0);
      expect(await reset(notThe(await freshCode()))).toMatchObject(wrongCode);
      expect(await guessed()).toBe(1);
    });

    it('guessing codes across the shop never blocks a browser of the owner', async () => {
      const logged = await logIn(oldPassword, browser);
      const own = { ...browser, cookie: logged.mark };
      await count('code-guesses', 500);
      await count('code-guesses first', 500);
      await send(sokha, {}, own);
      const code = await mailedCode(db, sokha, secret);
      expect((await reset(notThe(code), {}, own)).envelope.statusCode).toBe(400);
      expect(await reset(code, {}, own)).toMatchObject(done);
    });
  });
});

describe('a code works only for its requester', () => {
  const other = { ...browser, cookie: `kado-browser=${'x'.repeat(43)}` };

  it('a requester is identified by the browser’s cookie, which it gets if it has none', async () => {
    const requests = await send(sokha, {}, browser);
    expect(requests.mark).toMatch(/^kado-browser=[\w-]{43}$/u);
    const code = await mailedCode(db, sokha, secret);
    const by = (headers: Record<string, string>, from?: string) => reset(code, {}, headers, from);
    for (const headers of [{}, browser, other]) expect(await by(headers)).toMatchObject(wrongCode);
    expect(await db.selectFrom('one_time_code').select('tries').execute()).toEqual([{ tries: 0 }]);
    // A phone may change its IP address, so a request with the cookie still works.
    expect(await by({ ...browser, cookie: requests.mark }, '192.0.2.77')).toMatchObject(done);
  });

  it('a browser keeps its cookie', async () => {
    expect((await send(sokha, {}, other)).cookies).toEqual([]);
  });

  it.each([
    ['192.0.2.5', '192.0.2.250', '192.0.3.5'],
    ['2001:db8:1:2::5', '2001:db8:1:3::9', '2001:db8:2:2::5'],
  ])(
    'a requester without a browser is identified by the network: %s, %s, not %s',
    async (from, near, far) => {
      expect((await send(sokha, {}, {}, from)).cookies).toEqual([]);
      const code = await mailedCode(db, sokha, secret);
      const by = (headers: Record<string, string>, address: string) => reset(code, {}, headers, address);
      expect(await by({}, far)).toMatchObject(wrongCode);
      expect(await by(other, from)).toMatchObject(wrongCode);
      expect(await by({}, near)).toMatchObject(done);
    },
  );

  describe('identified by the token of a client without our cookie', () => {
    const home = '192.0.2.5';
    const elsewhere = '198.51.100.7';
    const tokenOf = async (email = sokha) => (await send(email, {}, {}, home)).data[0].RequestToken as string;
    const by = (code: string, RequestToken: unknown) => reset(code, { RequestToken }, {}, elsewhere);

    it('a token identifies its requester on any network, and counts against the five attempts of the code', async () => {
      const token = await tokenOf();
      const code = await mailedCode(db, sokha, secret);
      for (let at = 0; at < 3; at += 1) expect(await by(notThe(code), token)).toMatchObject(wrongCode);
      expect(await reset(notThe(code), {}, {}, home)).toMatchObject(wrongCode);
      expect(await by(code, token)).toMatchObject(done);
    });

    it('a token allows no sixth attempt', async () => {
      const token = await tokenOf();
      const code = await mailedCode(db, sokha, secret);
      for (let at = 0; at < 5; at += 1) await by(notThe(code), token);
      expect(await by(code, token)).toMatchObject(wrongCode);
    });

    it('the token of another email address, an old one, or a forged one is rejected', async () => {
      const others = await tokenOf('dara@example.com');
      vi.setSystemTime(Date.now() - 11 * 60_000);
      const old = await tokenOf();
      vi.useRealTimers();
      await send(sokha, {}, {}, home);
      const code = await mailedCode(db, sokha, secret);
      for (const token of [others, old, 'x'.repeat(91), '', 7, null])
        expect(await by(code, token)).toMatchObject(wrongCode);
      expect(await reset(code, { RequestToken: old }, {}, home)).toMatchObject(done);
    });

    it('a browser with our cookie gets no token', async () => {
      expect((await send(sokha, {}, browser)).data).toEqual([
        { ResponseMsg: 'Sent Successfully', RequestToken: null },
      ]);
    });
  });

  it('all codes become invalid once one was used', async () => {
    await send(sokha, {}, other);
    const otherCode = await mailedCode(db, sokha, secret);
    expect(await reset(await freshCode())).toMatchObject(done);
    expect(await reset(otherCode, {}, other)).toMatchObject(wrongCode);
  });
});
