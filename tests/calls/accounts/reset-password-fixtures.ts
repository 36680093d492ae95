import { beforeEach } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { mailedCode } from '#tests/support/mails.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';
import { asking } from './from-machines.ts';

/** Starts a shop for tests of resets of a password. */
export async function resetPasswordFixtures() {
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
  const labels = { Email: sokha, Password: 'green turtle 9', ConfirmPassword: 'green turtle 9' };
  const reset = (Otp: unknown, changes: object = {}, headers?: Headers, from?: string) =>
    request(validateOtpChangePassword, { ...labels, Otp, ...changes }, headers, from);
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
  return {
    db,
    done,
    freshCode,
    isIn,
    logIn,
    no,
    notThe,
    oldPassword,
    query,
    reset,
    secret,
    send,
    sent,
    shop,
    sokha,
    strict,
    words: labels,
    wrongCode,
  };
}
