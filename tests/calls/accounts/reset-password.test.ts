import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { withFormer } from '#shop/purpose-key.ts';
import { mailedCode, mailsTo } from '#tests/support/mails.ts';
import { browser, shopApi } from '#tests/support/shop-api.ts';
import { asking } from './from-machines.ts';
import { resetPasswordFixtures } from './reset-password-fixtures.ts';

const {
  shop,
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
  sent,
  done,
  no,
  wrongCode,
  freshCode,
  notThe,
} = await resetPasswordFixtures();

describe('requesting a code', () => {
  it('a reset code of eight digits is emailed to the customer, in the language of the page', async () => {
    const reply = await send(' SOKHA@example.com ', { languageCode: 'en' });
    expect(reply).toMatchObject(sent);
    const mails = await mailsTo(db, sokha);
    expect(mails).toMatchObject([{ kind: 'oneTimeCode', language: 1, content: { minutes: 10 } }]);
    const code = await mailedCode(db, sokha, secret);
    expect(code).toMatch(/^\d{8}$/u);
    // The code is encrypted: neither the answer nor the database contains it.
    expect(JSON.stringify([reply, mails])).not.toContain(code);
  });

  it('a reset code is emailed in the customer’s language when the page sends none', async () => {
    await send();
    await send('dara@example.com', { languageCode: null });
    expect((await mailsTo(db, sokha))[0]?.language).toBe(2);
    expect((await mailsTo(db, 'dara@example.com'))[0]?.language).toBe(1);
  });

  it('a reset request answers the same for every well-formed email address, and emails only customers', async () => {
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
  ])('a reset request rejects the email address %j: %s', async (email, sentence) => {
    expect(await send(email)).toMatchObject(no(sentence));
    expect(await db.selectFrom('one_time_code').selectAll().execute()).toEqual([]);
  });

  it('requesting a code does not store anything from which a code can be recovered', async () => {
    const code = await freshCode();
    const rows = await db.selectFrom('one_time_code').selectAll().execute();
    const dump = JSON.stringify(rows) + rows.map((row) => row.code_hmac.toString('hex')).join('');
    expect(dump).not.toContain(code);
    for (const text of [code, `${sokha}${code}`, `${sokha}\n${code}`])
      expect(dump).not.toContain(createHash('sha256').update(text).digest('hex'));
  });
});

describe('requesting codes repeatedly', () => {
  it('three reset codes are sent in a quarter of an hour; the fourth request changes nothing, and the third code still works', async () => {
    for (let at = 0; at < 3; at += 1) await send();
    const code = await mailedCode(db, sokha, secret);
    const flood = await Promise.all(Array.from({ length: 10 }, () => send()));
    for (const reply of flood) expect(reply).toMatchObject(sent);
    expect(await mailsTo(db, sokha)).toHaveLength(3);
    expect(await reset(code)).toMatchObject(done);
  });

  it('ten reset codes are sent a day: six for anyone, four of those for one machine, and four for the owner’s browsers', async () => {
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

  it('one machine is refused after thirty requests for codes in an hour with 429, for known and unknown addresses alike', async () => {
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

  it('a reset code for another email address is rejected', async () => {
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
  ])('a reset rejects %o without using up an attempt: %s', async (changes, sentence) => {
    const code = await freshCode();
    expect(await reset(code, changes)).toMatchObject(no(sentence));
    expect(await db.selectFrom('one_time_code').select('tries').execute()).toEqual([{ tries: 0 }]);
    expect(await reset(code)).toMatchObject(done);
  });
});

it('a reset code from before a key rotation is accepted while the former key is configured', async () => {
  const code = await freshCode();
  const changed = await shopApi(db, { RESET_TRIES_ADDRESS: '1000' });
  changed.app.secret = withFormer(randomBytes(32), secret);
  expect(await asking([changed])(validateOtpChangePassword, { ...labels, Otp: code })).toMatchObject(done);
});

describe('the customer’s name as their password', () => {
  const Email = 'dara@example.com';
  const named = { Email, Password: 'sokha-1990', ConfirmPassword: 'sokha-1990' };
  it('the customer’s name is rejected as password for a client with the code, which stays valid', async () => {
    const code = await freshCode(Email);
    expect(await reset(code, named)).toMatchObject(
      no('This password is too easy to guess. Please choose another one.'),
    );
    expect(await reset(code, { Email })).toMatchObject(done);
  });

  it('a password reset does not report the name as password without the code, because the answer would reveal it', async () => {
    expect(await reset(notThe(await freshCode(Email)), named)).toMatchObject(wrongCode);
  });
});
