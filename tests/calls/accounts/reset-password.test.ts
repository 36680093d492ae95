import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { openDatabase } from '#database/connect.ts';
import { createSession, hashPassword } from '#shop/accounts/accounts.ts';
import { exactly } from '#tests/support/calls.ts';
import { mailedCode, mailsTo } from '#tests/support/mails.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { shopApi } from '#tests/support/shop-api.ts';

const { db, url } = await testDatabase();
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const second = await openDatabase({ connection: { connectionString: url }, log });
// Two shops on one database and with one secret, as two processes have.
const env = { RESET_TRIES_ADDRESS: '1000' };
const shops = [await shopApi(db, env), await shopApi(second, env)];
const { secret } = shops[0]!.app;
shops[1]!.app.secret = secret;
/** With the limits it has by itself. */
const strict = await shopApi(db);
strict.app.secret = secret;

const sokha = 'sokha@example.com';
const oldPassword = 'blue elephant 7';
let customerHash: string;
beforeAll(async () => {
  customerHash = await hashPassword(oldPassword);
  const person = { first_name: 'Sokha', last_name: 'Chan', password_hash: customerHash };
  await db
    .insertInto('customer')
    .values([
      { id: 1, email: sokha, language_id: 2, ...person },
      { id: 2, email: 'closed@example.com', active: false, ...person },
      { id: 3, email: 'dara@example.com', ...person },
    ])
    .execute();
});
beforeEach(async () => {
  for (const table of ['rate_window', 'one_time_code', 'outbox_mail', 'session'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('customer').set({ password_hash: customerHash }).execute();
});

let turn = 0;
const shop = () => shops[(turn += 1) % 2]!;
const send = (Email: unknown = sokha, more: object = {}) =>
  shop().ask(validateEmailSendOtp, { Email, ...more });
const reset = (Otp: unknown, changes: object = {}) => {
  const Password = 'green turtle 9';
  return shop().ask(validateOtpChangePassword, {
    Email: sokha,
    Otp,
    Password,
    ConfirmPassword: Password,
    ...changes,
  });
};
const logIn = (Password: string, Email = sokha) => shop().ask(getUserLogin, { Email, Password });
const isIn = async (...args: Parameters<typeof logIn>) => (await logIn(...args)).envelope.token !== null;

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
/** Any eight digits but these. */
const notThe = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

describe('asking for a code', () => {
  it('mails eight digits to the customer, in the language of the page', async () => {
    const reply = await send(' SOKHA@example.com ', { languageCode: 'en' });
    expect(reply).toMatchObject(sent);
    exactly(validateEmailSendOtp.response).parse(reply.data);
    const mails = await mailsTo(db, sokha);
    expect(mails).toMatchObject([{ kind: 'oneTimeCode', language: 1, content: { minutes: 10 } }]);
    const code = await mailedCode(db, sokha, secret);
    expect(code).toMatch(/^\d{8}$/u);
    // Sealed: neither the answer nor the database holds it.
    expect(JSON.stringify([reply, mails])).not.toContain(code);
  });

  it('mails it in the language of the customer when the page says none', async () => {
    await send();
    await send('dara@example.com', { languageCode: null });
    expect((await mailsTo(db, sokha))[0]?.language).toBe(2);
    expect((await mailsTo(db, 'dara@example.com'))[0]?.language).toBe(1);
  });

  it('answers the same for every well-formed address, and mails nobody else', async () => {
    const replies = [await send(), await send('nobody@example.com'), await send('closed@example.com')];
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect(await db.selectFrom('outbox_mail').select('recipient').execute()).toEqual([{ recipient: sokha }]);
  });

  it('takes as long for an address nobody has', { retry: 3 }, async () => {
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 40; round += 1) {
      for (const [kind, email] of [
        ['known', sokha],
        ['unknown', `n${round}@example.com`],
      ] as const) {
        await db.deleteFrom('rate_window').execute();
        const start = performance.now();
        await shops[0]!.ask(validateEmailSendOtp, { Email: email });
        times[kind]!.push(performance.now() - start);
      }
    }
    const fastest = (kind: string) => times[kind]!.toSorted((a, b) => a - b)[8]!;
    expect(Math.abs(fastest('known') - fastest('unknown'))).toBeLessThan(Math.max(3, fastest('known') / 2));
  });

  it.each([
    ['', 'Email is required'],
    ['sokha', 'Please enter valid email address'],
    [`${'x'.repeat(200)}@example.com`, 'Email max length should be 200 characters'],
    [null, 'Email is required'],
    [{ a: 1 }, 'An error occured. Please try again!'],
  ])('for %j is refused: %s', async (email, sentence) => {
    expect(await send(email)).toMatchObject(no(sentence));
    expect(await db.selectFrom('one_time_code').selectAll().execute()).toEqual([]);
  });

  it('stores of a code nothing it can be found from', async () => {
    const code = await freshCode();
    const rows = await db.selectFrom('one_time_code').selectAll().execute();
    const dump = JSON.stringify(rows) + rows.map((row) => row.code_hmac.toString('hex')).join('');
    expect(dump).not.toContain(code);
    for (const text of [code, `${sokha}${code}`, `${sokha}\n${code}`])
      expect(dump).not.toContain(createHash('sha256').update(text).digest('hex'));
  });
});

describe('asking over and over', () => {
  it('three codes in a quarter of an hour are sent; the fourth changes nothing, and the third still works', async () => {
    for (let at = 0; at < 3; at += 1) await send();
    const code = await mailedCode(db, sokha, secret);
    const flood = await Promise.all(Array.from({ length: 10 }, () => send()));
    for (const reply of flood) expect(reply).toMatchObject(sent);
    expect(await mailsTo(db, sokha)).toHaveLength(3);
    expect(await reset(code)).toMatchObject(done);
  });

  it('ten codes a day', async () => {
    for (let at = 0; at < 5; at += 1) {
      for (let each = 0; each < 3; each += 1) await send();
      // Sixteen minutes later, for the counts of a quarter of an hour and of a day alike.
      const { rows } = await sql<{
        key: string;
      }>`delete from rate_window where key like 'code-quarter %' returning key`.execute(db);
      expect(rows.length).toBeGreaterThan(0);
    }
    expect(await mailsTo(db, sokha)).toHaveLength(10);
  });

  it('from one machine ends after thirty in an hour, with 429, for known and unknown addresses alike', async () => {
    const ask = (Email: string) => strict.ask(validateEmailSendOtp, { Email });
    const statuses = [];
    for (let at = 0; at < 32; at += 1) statuses.push((await ask(`n${at}@example.com`)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
    expect(await ask(sokha)).toMatchObject(
      no('Too many tries. Please wait a moment and try again.', 429, 429),
    );
  });
});

describe('the new password', () => {
  it('is set by the code, once', async () => {
    const code = await freshCode();
    const reply = await reset(code);
    expect(reply).toMatchObject(done);
    exactly(validateOtpChangePassword.response).parse(reply.data);
    expect(await isIn('green turtle 9')).toBe(true);
    expect(await isIn(oldPassword)).toBe(false);
    expect(await reset(code, { Password: 'other one 1', ConfirmPassword: 'other one 1' })).toMatchObject(
      wrongCode,
    );
    expect(await isIn('green turtle 9')).toBe(true);
  });

  it('ends every session, forgets browsers and tells the owner by mail', async () => {
    const { token } = await createSession(db, 1, false);
    const browser = await shop().ask(getUserLogin, { Email: sokha, Password: oldPassword }, null, {
      'sec-fetch-site': 'same-origin',
    });
    expect(browser.envelope.token).not.toBeNull();
    expect(await db.selectFrom('known_browser').select('customer_id').execute()).toEqual([
      { customer_id: 1 },
    ]);
    await reset(await freshCode());
    const orders = await shop().ask(getCustomerOrderHistoryMaster, {}, null, { token, userid: '1' });
    expect(orders.envelope.statusCode).toBe(401);
    expect(await db.selectFrom('session').selectAll().where('ended_at', 'is', null).execute()).toEqual([]);
    expect(await db.selectFrom('known_browser').selectAll().execute()).toEqual([]);
    expect((await mailsTo(db, sokha)).at(-1)).toEqual({ kind: 'passwordChanged', language: 2, content: {} });
    const events = await db.selectFrom('audit_entry').select(['event', 'actor']).execute();
    expect(events).toContainEqual({ event: 'password reset', actor: 'customer 1' });
  });

  it('may be asked for in whatever case the address is typed, and the code in Khmer digits', async () => {
    const code = await freshCode();
    const khmer = code.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x17e0 + Number(digit)));
    expect(await reset(khmer, { Email: 'Sokha@Example.com' })).toMatchObject(done);
  });

  it('comes from the newest code only', async () => {
    const first = await freshCode();
    const newest = await freshCode();
    expect(await reset(first)).toMatchObject(wrongCode);
    expect(await reset(newest)).toMatchObject(done);
  });

  it.each([
    ['9 minutes 59 seconds', done],
    ['10 minutes 1 second', wrongCode],
  ])('%s after the code was made: %o', async (age, expected) => {
    const code = await freshCode();
    await sql`update one_time_code set created_at = created_at - ${age}::interval, expires_at = expires_at - ${age}::interval`.execute(
      db,
    );
    expect(await reset(code)).toMatchObject(expected);
  });

  it('is not set by the code of another address', async () => {
    const code = await freshCode('dara@example.com');
    await send();
    expect(await reset(code)).toMatchObject(wrongCode);
    expect(await isIn(oldPassword)).toBe(true);
  });

  it('is not set for a closed account, nor where nobody asked', async () => {
    await send('closed@example.com');
    expect(await reset('00000000', { Email: 'closed@example.com' })).toMatchObject(wrongCode);
    expect(await reset('00000000')).toMatchObject(wrongCode);
  });

  it.each([
    [{ Otp: '' }, 'OTP is required'],
    [{ Otp: '1234' }, 'OTP min length should be 5 characters'],
    [{ Otp: '1'.repeat(16) }, 'OTP max length should be 15 characters'],
    [{ Password: '12345', ConfirmPassword: '12345' }, 'New Password min length should be 6 characters'],
    [
      { Password: 'x'.repeat(21), ConfirmPassword: 'x'.repeat(21) },
      'New Password max length should be 20 characters',
    ],
    [{ ConfirmPassword: 'green turtle 8' }, 'Password does not match!'],
    [
      { Password: '123456', ConfirmPassword: '123456' },
      'This password is too easy to guess. Please choose another one.',
    ],
    [{ Email: '' }, 'Email is required'],
    [{ Otp: ['1'] }, 'An error occured. Please try again!'],
  ])('%o is refused: %s, and costs no try', async (changes, sentence) => {
    const code = await freshCode();
    expect(await reset(code, changes)).toMatchObject(no(sentence));
    expect(await db.selectFrom('one_time_code').select('tries').execute()).toEqual([{ tries: 0 }]);
    expect(await reset(code)).toMatchObject(done);
  });
});

describe('guessing the code', () => {
  it('ends after five tries, however many come at once; the right one as the sixth is refused', async () => {
    const code = await freshCode();
    const guesses = await Promise.all(Array.from({ length: 60 }, () => reset(notThe(code))));
    for (const guess of guesses) expect([200, 503]).toContain(guess.status);
    expect(await db.selectFrom('one_time_code').select('tries').execute()).toEqual([{ tries: 5 }]);
    expect(await reset(code)).toMatchObject(wrongCode);
    expect(await isIn(oldPassword)).toBe(true);
  });

  it('four wrong ones leave the fifth to the owner', async () => {
    const code = await freshCode();
    for (let at = 0; at < 4; at += 1) expect(await reset(notThe(code))).toMatchObject(wrongCode);
    expect(await reset(code)).toMatchObject(done);
  });

  it('of ten at once with the right code one sets the password', async () => {
    const code = await freshCode();
    const passwords = Array.from({ length: 5 }, (_, at) => `new password ${at}`);
    const replies = await Promise.all(
      passwords.map((Password) => reset(code, { Password, ConfirmPassword: Password })),
    );
    const winners = passwords.filter((_, at) => replies[at]!.envelope.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(await isIn(winners[0]!)).toBe(true);
  });

  it('from one machine ends after thirty in an hour', async () => {
    const statuses = [];
    const words = { Otp: '12345678', Password: 'green turtle 9', ConfirmPassword: 'green turtle 9' };
    for (let at = 0; at < 31; at += 1) {
      const reply = await strict.ask(validateOtpChangePassword, { ...words, Email: `n${at}@example.com` });
      statuses.push(reply.status);
    }
    expect(statuses.indexOf(429)).toBe(30);
    const events = await db.selectFrom('audit_entry').select(['event', 'actor']).execute();
    expect(events).toContainEqual({ event: 'guess limited', actor: 'guest' });
  });

  it('in the whole shop ends after a thousand wrong guesses in an hour; right ones do not count', async () => {
    const count = (hits: number) =>
      db.insertInto('rate_window').values({ key: 'code-guesses', window_start: new Date(), hits }).execute();
    await count(998);
    expect(await reset(await freshCode())).toMatchObject(done);
    const code = await freshCode();
    expect(await reset(notThe(code))).toMatchObject(wrongCode);
    expect(await reset(notThe(code))).toMatchObject(wrongCode);
    expect((await reset(notThe(code))).status).toBe(429);
    expect((await reset(code)).status).toBe(429);
  });
});
