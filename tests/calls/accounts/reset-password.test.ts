import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { createSession, hashPassword } from '#shop/accounts/accounts.ts';
import { withFormer } from '#shop/purpose-key.ts';
import { mailedCode, mailsTo } from '#tests/support/mails.ts';
import { browser, shopApi } from '#tests/support/shop-api.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';
import { asking } from './from-machines.ts';

// Two shops on one database with one secret, like two processes, and a third with the default limits.
const shop = await testShop([], { RESET_TRIES_ADDRESS: '1000' });
const { db, query } = shop;
const { secret } = shop.app;
const request = asking([shop, await shop.anotherProcess()]);
const strict = await shopApi(db);
strict.app.secret = secret;

const sokha = 'sokha@example.com';
const oldPassword = 'blue elephant 7';
const customerHash = await hashPassword(oldPassword);
for (const [id, name, active, language] of [
  [1, 'sokha', true, 2],
  [2, 'closed', false, 1],
  [3, 'dara', true, 1],
] as const)
  await query`insert into customer (id, email, active, language_id, password_hash, first_name, last_name)
    values (${id}, ${`${name}@example.com`}, ${active}, ${language}, ${customerHash}, 'Sokha', 'Chan')`;
beforeEach(async () => {
  await emptyTables(db, 'rate_window one_time_code outbox_mail session known_browser');
  await db.updateTable('customer').set({ password_hash: customerHash }).execute();
});

type Headers = Record<string, string>;
const send = (Email: unknown = sokha, more: object = {}, headers?: Headers, from?: string) =>
  request(validateEmailSendOtp, { Email, ...more }, headers, from);
const words = { Email: sokha, Password: 'green turtle 9', ConfirmPassword: 'green turtle 9' };
const reset = (Otp: unknown, changes: object = {}, headers?: Headers, from?: string) =>
  request(validateOtpChangePassword, { ...words, Otp, ...changes }, headers, from);
const logIn = (Password: string, headers?: Headers) =>
  request(getUserLogin, { Email: sokha, Password }, headers);
const isIn = async (Password: string) => (await logIn(Password)).envelope.token !== null;

const sent = {
  status: 200,
  data: [{ ResponseMsg: 'Sent Successfully' }],
  envelope: { statusCode: 200, message: 'Sent Successfully', errorMessage: null, token: null },
};
const done = {
  status: 200,
  data: [{ ResponseMsg: 'Password reset successfully' }],
  envelope: { statusCode: 200, message: 'Password reset successfully', errorMessage: null, token: null },
};
const no = (errorMessage: string, statusCode = 400, status = 200) => ({
  status,
  envelope: { statusCode, errorMessage, message: null },
});
const wrongCode = no('The code is not correct or no longer valid. Please ask for a new one.');
const freshCode = async (email = sokha) => {
  await send(email);
  return mailedCode(db, email, secret);
};
/** Returns any eight digits except the code. */
const notThe = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

describe('requesting a code', () => {
  it('emails eight digits to the customer, in the language of the page', async () => {
    const reply = await send(' SOKHA@example.com ', { languageCode: 'en' });
    expect(reply).toMatchObject(sent);
    const mails = await mailsTo(db, sokha);
    expect(mails).toMatchObject([{ kind: 'oneTimeCode', language: 1, content: { minutes: 10 } }]);
    const code = await mailedCode(db, sokha, secret);
    expect(code).toMatch(/^\d{8}$/u);
    // The code is encrypted: neither the answer nor the database contains it.
    expect(JSON.stringify([reply, mails])).not.toContain(code);
  });

  it('uses the customer’s language when the page sends none', async () => {
    await send();
    await send('dara@example.com', { languageCode: null });
    expect((await mailsTo(db, sokha))[0]?.language).toBe(2);
    expect((await mailsTo(db, 'dara@example.com'))[0]?.language).toBe(1);
  });

  it('answers the same for every well-formed email address, and emails only customers', async () => {
    const replies = [await send(), await send('nobody@example.com'), await send('closed@example.com')];
    const tokens = replies.map(({ data }) => data[0].RequestToken.length);
    expect(tokens).toEqual([tokens[0], tokens[0], tokens[0]]);
    const plain = replies.map(
      ({ data: [{ ResponseMsg }], envelope: { data: _data, ...envelope }, ...reply }) => ({
        ...reply,
        envelope,
        ResponseMsg,
      }),
    );
    expect(plain[1]).toEqual(plain[0]);
    expect(plain[2]).toEqual(plain[0]);
    expect(await db.selectFrom('outbox_mail').select('recipient').execute()).toEqual([{ recipient: sokha }]);
  });

  it.each([
    ['', 'Email is required'],
    [{ a: 1 }, 'An error occured. Please try again!'],
  ])('rejects the email address %j: %s', async (email, sentence) => {
    expect(await send(email)).toMatchObject(no(sentence));
    expect(await db.selectFrom('one_time_code').selectAll().execute()).toEqual([]);
  });

  it('does not store anything from which a code can be recovered', async () => {
    const code = await freshCode();
    const rows = await db.selectFrom('one_time_code').selectAll().execute();
    const dump = JSON.stringify(rows) + rows.map((row) => row.code_hmac.toString('hex')).join('');
    expect(dump).not.toContain(code);
    for (const text of [code, `${sokha}${code}`, `${sokha}\n${code}`])
      expect(dump).not.toContain(createHash('sha256').update(text).digest('hex'));
  });
});

describe('requesting codes repeatedly', () => {
  it('sends three codes in a quarter of an hour; the fourth changes nothing, and the third still works', async () => {
    for (let at = 0; at < 3; at += 1) await send();
    const code = await mailedCode(db, sokha, secret);
    const flood = await Promise.all(Array.from({ length: 10 }, () => send()));
    for (const reply of flood) expect(reply).toMatchObject(sent);
    expect(await mailsTo(db, sokha)).toHaveLength(3);
    expect(await reset(code)).toMatchObject(done);
  });

  it('sends ten codes a day: six for anyone, four of those for one machine, and four for the owner’s browsers', async () => {
    const logged = await logIn(oldPassword, browser);
    const own = { ...browser, cookie: logged.mark };
    /**
     * Returns the codes emailed after four requests from a machine. Each time, sixteen minutes have passed,
     * because the limits count per quarter of an hour.
     */
    const mailedFor = async (from: string, headers: Record<string, string> = {}) => {
      const before = await mailsTo(db, sokha);
      for (let at = 0; at < 4; at += 1) {
        await query`delete from rate_window where key like 'code-asker %'`;
        for (let each = 0; each < 2; each += 1)
          expect(await send(sokha, {}, headers, from)).toMatchObject(sent);
      }
      return (await mailsTo(db, sokha)).length - before.length;
    };
    expect(await mailedFor('192.0.2.7')).toBe(4);
    expect(await mailedFor('192.0.2.8', browser)).toBe(2);
    expect(await mailedFor('192.0.2.9', browser)).toBe(0);
    expect(await mailedFor('192.0.2.7', own)).toBe(4);
    expect(await mailsTo(db, sokha)).toHaveLength(10);
  });

  it('refuses one machine after thirty requests in an hour with 429, for known and unknown addresses alike', async () => {
    const askStrict = (Email: string) => strict.request(validateEmailSendOtp, { Email });
    const statuses = [];
    for (let at = 0; at < 32; at += 1) statuses.push((await askStrict(`n${at}@example.com`)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
    expect(await askStrict(sokha)).toMatchObject(
      no('Too many requests. Please wait a moment and try again.', 429, 429),
    );
  });
});

describe('the new password', () => {
  it('the new password is set with a code once', async () => {
    const code = await freshCode();
    const reply = await reset(code);
    expect(reply).toMatchObject(done);
    expect(await isIn('green turtle 9')).toBe(true);
    expect(await isIn(oldPassword)).toBe(false);
    expect(await reset(code, { Password: 'other one 1', ConfirmPassword: 'other one 1' })).toMatchObject(
      wrongCode,
    );
    expect(await isIn('green turtle 9')).toBe(true);
  });

  it('a reset ends every session, distrusts browsers and notifies the owner by email', async () => {
    const { token } = await createSession(db, 1, false);
    const inBrowser = await logIn(oldPassword, browser);
    expect(inBrowser.envelope.token).not.toBeNull();
    expect(await db.selectFrom('known_browser').select('customer_id').execute()).toEqual([
      { customer_id: 1 },
    ]);
    await reset(await freshCode());
    const orders = await shop.request(getCustomerOrderHistoryMaster, {}, null, { token, userid: '1' });
    expect(orders.envelope.statusCode).toBe(401);
    expect(await db.selectFrom('session').selectAll().where('ended_at', 'is', null).execute()).toEqual([]);
    expect(await db.selectFrom('known_browser').selectAll().execute()).toEqual([]);
    expect((await mailsTo(db, sokha)).at(-1)).toEqual({ kind: 'passwordChanged', language: 2, content: {} });
    const events = await db.selectFrom('audit_entry').select(['event', 'actor']).execute();
    expect(events).toContainEqual({ event: 'password reset', actor: 'customer 1' });
  });

  it('a reset accepts the email address in upper or lower case, and the code in Khmer digits', async () => {
    const code = await freshCode();
    const khmer = code.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x17e0 + Number(digit)));
    expect(await reset(khmer, { Email: 'Sokha@Example.com' })).toMatchObject(done);
  });

  it('a reset requires the newest code', async () => {
    const first = await freshCode();
    const newest = await freshCode();
    expect(await reset(first)).toMatchObject(wrongCode);
    expect(await reset(newest)).toMatchObject(done);
  });

  it.each([
    ['9 minutes 59 seconds', done],
    ['10 minutes 1 second', wrongCode],
  ])('a reset %s after the code was created: %o', async (age, expected) => {
    const code = await freshCode();
    await query`update one_time_code set created_at = created_at - ${age}::interval, expires_at = expires_at - ${age}::interval`;
    expect(await reset(code)).toMatchObject(expected);
  });

  it('rejects a code for another email address', async () => {
    const code = await freshCode('dara@example.com');
    await send();
    expect(await reset(code)).toMatchObject(wrongCode);
    expect(await isIn(oldPassword)).toBe(true);
  });

  it('a reset fails for a closed account, or without a request', async () => {
    await send('closed@example.com');
    expect(await reset('00000000', { Email: 'closed@example.com' })).toMatchObject(wrongCode);
    expect(await reset('00000000')).toMatchObject(wrongCode);
  });

  it.each([
    [{ Otp: '1234' }, 'OTP min length should be 5 characters'],
    [{ ConfirmPassword: 'green turtle 8' }, 'Password does not match!'],
    [
      { Password: '123456', ConfirmPassword: '123456' },
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      { Password: 'sokha.2026', ConfirmPassword: 'sokha.2026' },
      'This password is too easy to guess. Please choose another one.',
    ],
    [{ Otp: ['1'] }, 'An error occured. Please try again!'],
  ])('rejects %o without using up an attempt: %s', async (changes, sentence) => {
    const code = await freshCode();
    expect(await reset(code, changes)).toMatchObject(no(sentence));
    expect(await db.selectFrom('one_time_code').select('tries').execute()).toEqual([{ tries: 0 }]);
    expect(await reset(code)).toMatchObject(done);
  });
});

it('accepts a code from before a key rotation while the former key is configured', async () => {
  const code = await freshCode();
  const changed = await shopApi(db, { RESET_TRIES_ADDRESS: '1000' });
  changed.app.secret = withFormer(randomBytes(32), secret);
  expect(await asking([changed])(validateOtpChangePassword, { ...words, Otp: code })).toMatchObject(done);
});

describe('the customer’s name as their password', () => {
  const Email = 'dara@example.com';
  const named = { Email, Password: 'sokha-1990', ConfirmPassword: 'sokha-1990' };
  it('rejects the customer’s name as password for a client with the code, which stays valid', async () => {
    const code = await freshCode(Email);
    expect(await reset(code, named)).toMatchObject(
      no('This password is too easy to guess. Please choose another one.'),
    );
    expect(await reset(code, { Email })).toMatchObject(done);
  });

  it('does not report the name as password without the code, because the answer would reveal it', async () => {
    expect(await reset(notThe(await freshCode(Email)), named)).toMatchObject(wrongCode);
  });
});

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
        ...words,
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

    it('does not count right guesses, unknown addresses or guesses without a request', async () => {
      expect(await reset(await freshCode())).toMatchObject(done);
      await send('nobody@example.com');
      for (const Email of ['nobody@example.com', 'nowhere@example.com'])
        expect(await reset('12345678', { Email })).toMatchObject(wrongCode);
      expect(await guessed()).toBe(0);
      expect(await reset(notThe(await freshCode()))).toMatchObject(wrongCode);
      expect(await guessed()).toBe(1);
    });

    it('never blocks a browser of the owner', async () => {
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

describe('only the requester of a code can use it', () => {
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

    it('rejects the token of another email address, an old one, or a forged one', async () => {
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
