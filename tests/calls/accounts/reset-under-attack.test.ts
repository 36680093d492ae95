import { beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { rateLimitKey } from '#shop/limits/limits.ts';
import { mailedCode, mailsTo } from '#tests/support/mails.ts';
import { browser } from '#tests/support/shop-api.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';
import { asking, machine } from './from-machines.ts';

// The default limits, except that the whole shop allows a fifth of the guesses.
const shop = await testShop([], { RESET_GUESSES_SHOP: '200' });
const { db, query } = shop;
const { secret } = shop.app;
const request = asking([shop]);

const sokha = 'sokha@example.com';
const oldPassword = 'blue elephant 7';
const password = 'green turtle 9';
const password_hash = await hashPassword(oldPassword);
await query`insert into customer (id, email, password_hash, first_name, last_name)
  select n + 2, case n when -1 then ${sokha} else 'p' || n || '@example.com' end, ${password_hash}, 'Sokha', 'Chan'
  from generate_series(-1, 13) n`;
beforeEach(async () => {
  await emptyTables(db, 'rate_window one_time_code outbox_mail known_browser');
  await db.updateTable('customer').set({ password_hash }).execute();
});

type Headers = Record<string, string>;
const send = (Email: string, headers: Headers = {}, from?: string) =>
  request(validateEmailSendOtp, { Email }, headers, from);
const guess = (Email: string, Otp: string, headers: Headers = {}, from?: string) =>
  request(
    validateOtpChangePassword,
    { Email, Otp, Password: password, ConfirmPassword: password },
    headers,
    from,
  );
const logIn = (Password: string, headers: Headers = {}, from?: string) =>
  request(getUserLogin, { Email: sokha, Password }, headers, from);
const isIn = ({ envelope }: { envelope: { token: string | null } }) => envelope.token !== null;

/**
 * Attacks as a stranger on one machine, who requests codes for an email address and guesses each five times,
 * in `rounds` of six requests.
 */
async function attack(email: string, at: number, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await send(email, {}, machine(at));
    for (let each = 0; each < 5; each += 1) await guess(email, String(10_000_000 + each), {}, machine(at));
  }
}
/** Requests a code in a browser, waits for the email and enters it there. */
async function reset(cookie: string, from: string) {
  const before = await mailsTo(db, sokha);
  const requests = await send(sokha, { ...browser, ...(cookie && { cookie }) }, from);
  const isMailed = (await mailsTo(db, sokha)).length > before.length;
  const done = await guess(
    sokha,
    await mailedCode(db, sokha, secret),
    { ...browser, cookie: cookie || requests.mark },
    from,
  );
  return { isMailed, done: done.envelope.message };
}
const works = { isMailed: true, done: 'Password reset successfully' };

describe('strangers who request codes for an email address, guess them and guess its password (28 requests)', () => {
  const guessAsStrangers = async () => {
    await attack(sokha, 1, 3);
    for (let at = 0; at < 10; at += 1) await logIn('wrong', {}, machine(at + 2));
  };

  it('strangers lock the owner out neither on a trusted device nor on a new one', async () => {
    const { mark } = await logIn(oldPassword, browser);
    await guessAsStrangers();
    expect(isIn(await logIn(oldPassword, { ...browser, cookie: mark }))).toBe(true);
    expect(await reset(mark, '192.0.2.1')).toEqual(works);
    await guessAsStrangers();
    expect(await reset('', '192.0.2.99')).toEqual(works);
  });

  it('strangers do not lock out a trusted device, even from the owner’s own IP address', async () => {
    const { mark } = await logIn(oldPassword, browser, machine(1));
    await attack(sokha, 1, 6);
    const guesses = { key: rateLimitKey('login-address', machine(1)), window_start: new Date(), hits: 100 };
    await db.insertInto('rate_window').values(guesses).execute();
    expect((await send(sokha, {}, machine(1))).status).toBe(200);
    expect((await guess(sokha, '12345678', {}, machine(1))).status).toBe(429);
    expect((await logIn(oldPassword, {}, machine(1))).status).toBe(429);
    expect(isIn(await logIn(oldPassword, { ...browser, cookie: mark }, machine(1)))).toBe(true);
    expect(await reset(mark, machine(1))).toEqual(works);
  });
});

it('252 requests from 14 machines, 210 of them guesses at their own accounts, block no owner on a new device', async () => {
  const { mark } = await logIn(oldPassword, browser);
  await Promise.all(Array.from({ length: 14 }, (_, at) => attack(`p${at}@example.com`, at, 3)));
  expect(await reset(mark, '192.0.2.1')).toEqual(works);
  expect(await reset('', '192.0.2.99')).toEqual(works);
});
