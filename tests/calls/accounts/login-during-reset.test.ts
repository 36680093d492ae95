import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { hashPassword, verifyPassword } from '#shop/accounts/accounts.ts';
import { rateLimitKey } from '#shop/limits/limits.ts';
import { mailedCode } from '#tests/support/mails.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';

const { db, app, request } = await testShop();

const Email = 'sokha@example.com';
const oldPassword = 'blue elephant 7';
const newPassword = 'green turtle 9';
const hashes = {
  'with the current settings': await hashPassword(oldPassword),
  'that the login upgrades': await hash(oldPassword, { memoryCost: 8192, timeCost: 1 }),
};

beforeEach(async () => {
  await emptyTables(db, 'rate_window one_time_code outbox_mail customer');
});
const addCustomer = (password_hash: string) =>
  db
    .insertInto('customer')
    .values({ id: 1, email: Email, password_hash, first_name: 'Sokha', last_name: 'Chan' })
    .execute();

const logIn = (Password: string) =>
  request(getUserLogin, { Email, Password }, null, { 'sec-fetch-site': 'same-origin' });
async function reset() {
  await request(validateEmailSendOtp, { Email });
  const Otp = await mailedCode(db, Email, app.secret);
  const labels = { Email, Otp, Password: newPassword, ConfirmPassword: newPassword };
  return request(validateOtpChangePassword, labels);
}

/** Waits until this many statements wait for a lock, or `ended` resolves. */
async function waiting(count: number, ended: Promise<unknown> = new Promise(() => undefined)) {
  const other = { isOver: false };
  void ended.finally(() => (other.isOver = true));
  for (let at = 0; at < 500 && !other.isOver; at += 1) {
    if ((await waitingForLocks(db)) >= count) return;
    await new Promise((go) => setTimeout(go, 10));
  }
  if (!other.isOver) throw new Error('no query waits');
}

/** Checks that the thief is locked out and stays locked out, and that the owner can log in. */
async function nothingIsLeftOfTheOldPassword(thief: Awaited<ReturnType<typeof logIn>>) {
  expect(thief).toMatchObject({
    status: 200,
    cookie: undefined,
    data: [{ ResponseMsg: 'Incorrect email or password!' }],
    envelope: { token: null },
  });
  expect(await db.selectFrom('session').selectAll().where('ended_at', 'is', null).execute()).toEqual([]);
  expect(await db.selectFrom('known_browser').selectAll().execute()).toEqual([]);
  const [customer] = await db.selectFrom('customer').select('password_hash').execute();
  expect(await verifyPassword(customer!.password_hash, newPassword)).toBe(true);
  expect((await logIn(newPassword)).envelope.token).not.toBeNull();
}

describe.each(Object.entries(hashes))('a login with the old password and a hash %s', (_, passwordHash) => {
  it('a login that read the password before a reset and continues after it is refused', async () => {
    await addCustomer(passwordHash);
    const held = await db.startTransaction().execute();
    const key = rateLimitKey('login-address', '127.0.0.1');
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(held);
    const thief = logIn(oldPassword);
    await waiting(1);
    expect((await reset()).envelope.statusCode).toBe(200);
    await held.commit().execute();
    await nothingIsLeftOfTheOldPassword(await thief);
  });

  it('a login that finishes while a reset has logged out the sessions but not committed is refused', async () => {
    await addCustomer(passwordHash);
    await request(validateEmailSendOtp, { Email });
    const held = await db.startTransaction().execute();
    await sql`lock table outbox_mail in exclusive mode`.execute(held);
    const Otp = await mailedCode(db, Email, app.secret);
    const labels = { Email, Otp, Password: newPassword, ConfirmPassword: newPassword };
    const resetting = request(validateOtpChangePassword, labels);
    // A reset writes its email last, so a waiting statement means that it is about to finish.
    await waiting(1);
    const thief = logIn(oldPassword);
    await waiting(2, thief);
    await held.commit().execute();
    expect((await resetting).envelope.statusCode).toBe(200);
    await nothingIsLeftOfTheOldPassword(await thief);
  });
});

describe('a login with the right password', () => {
  it('a login succeeds while another login rehashes the password', async () => {
    await addCustomer(hashes['that the login upgrades']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(oldPassword)));
    expect(answers.map(({ envelope }) => envelope.token)).not.toContain(null);
  });

  it('a login is refused when the account is closed during the check', async () => {
    await addCustomer(hashes['with the current settings']);
    const held = await db.startTransaction().execute();
    const key = rateLimitKey('login-address', '127.0.0.1');
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(held);
    const owner = logIn(oldPassword);
    await waiting(1);
    await db.updateTable('customer').set({ active: false }).execute();
    await held.commit().execute();
    expect((await owner).envelope.token).toBeNull();
  });
});
