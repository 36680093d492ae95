import { beforeEach, describe, expect, it } from 'vitest';
import { getEmailState } from '#contract/operations/accounts/get-email-state.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { sendEmailConfirmation } from '#contract/operations/accounts/send-email-confirmation.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { confirmAddressPath, ownDevicePath } from '#shop/accounts/accounts.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { mailedCode, mailsTo } from '#tests/support/mails.ts';
import type { Shopper } from '#tests/support/shop-api.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';

const { db, app, request, server } = await testShop(['places']);
const email = 'rithi@example.com';
const strangersPassword = 'blue elephant 7';

beforeEach(async () => {
  await emptyTables(db, 'rate_window one_time_code outbox_mail known_browser session customer');
});

/** Signs up with an email address that may belong to another person. */
async function signUp(EmailAddress = email): Promise<Shopper> {
  await request(signupUser, {
    FirstName: 'WIN $500',
    LastName: 'at evil.example',
    EmailAddress,
    Password: strangersPassword,
    MobileNo: '099999999',
    PostalCode: '12000',
    CityId: '1',
    StateProvinceId: '1',
    CountryID: '1',
    AddressLineOne: 'Warehouse 9, behind the port',
    languageCode: 'ar',
  });
  const { envelope, data } = await request(getUserLogin, {
    Email: EmailAddress,
    Password: strangersPassword,
  });
  return { customerId: data[0].UserID, email: EmailAddress, token: envelope.token! };
}
const row = () => db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
async function reset(Password = 'green turtle 9') {
  await request(validateEmailSendOtp, { Email: email });
  const Otp = await mailedCode(db, email, app.secret);
  const reply = await request(validateOtpChangePassword, {
    Email: email,
    Otp,
    Password,
    ConfirmPassword: Password,
  });
  expect(reply.envelope.statusCode).toBe(200);
  return request(getUserLogin, { Email: email, Password });
}
const visit = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
  server.inject({ method, url, headers });
const confirmed = async () => (await row()).confirmed_at !== null;

describe('an account with an unconfirmed email address', () => {
  it('an account that an import created keeps its data when its customer sets a password by email', async () => {
    await signUp();
    await db.updateTable('customer').set({ imported: true }).where('email', '=', email).execute();
    expect((await reset()).data[0]).toMatchObject({ FirstName: 'WIN $500', MobileNo: '099999999' });
    expect(await confirmed()).toBe(true);
  });

  it('an unconfirmed account passes to the person who resets its password by email, without strangers’ data', async () => {
    const otherClient = await signUp();
    const since = await auditedSince(db);
    const login = await reset();
    expect(login.data[0]).toMatchObject({
      FirstName: '',
      LastName: '',
      MobileNo: '',
      AddressLineOne: '',
      PostalCode: '',
      StateProvinceID: null,
      CityID: null,
      CountryID: 1,
    });
    expect(JSON.stringify(login.data)).not.toMatch(/WIN|evil|Warehouse|0999/u);
    expect(await confirmed()).toBe(true);
    expect((await request(updateProfile, { FirstName: 'X' }, otherClient)).envelope.statusCode).toBe(401);
    expect((await since()).map(({ event, detail }) => ({ event, detail }))).toContainEqual({
      event: 'address confirmed',
      detail: { by: 'code' },
    });
  });

  it('a confirmed account keeps its data through resets', async () => {
    const { customerId } = await signUp();
    await visit('POST', confirmAddressPath(app.secret, customerId));
    const login = await reset();
    expect(login.data[0]).toMatchObject({
      FirstName: 'WIN $500',
      AddressLineOne: 'Warehouse 9, behind the port',
    });
    const again = await reset('another one 5');
    expect(again.data[0]).toMatchObject({ CityID: 1 });
  });
});

describe('the link in the welcome email', () => {
  it('the confirmation link asks first, and confirms the address when its button is pressed', async () => {
    const { customerId } = await signUp();
    expect((await mailsTo(db, email))[0]).toMatchObject({ kind: 'welcome', content: { customerId } });
    const url = confirmAddressPath(app.secret, customerId);
    const page = await visit('GET', url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain('<form method="post">');
    expect(page.body).not.toContain(email);
    expect(await confirmed()).toBe(false);
    const done = await visit('POST', url);
    expect(done.statusCode).toBe(200);
    expect(done.body).not.toContain('<form');
    expect(await confirmed()).toBe(true);
    const at = (await row()).confirmed_at;
    for (const method of ['GET', 'POST'] as const)
      expect((await visit(method, url)).body).not.toContain('<form');
    expect((await row()).confirmed_at).toEqual(at);
  });

  it('a confirmation link that is forged or for a closed account confirms nothing', async () => {
    const { customerId } = await signUp();
    const url = confirmAddressPath(app.secret, customerId);
    const wrong = [
      url.replace(/.$/u, (last) => (last === '0' ? '1' : '0')),
      ownDevicePath(app.secret, customerId),
    ];
    for (const each of [...wrong, url.replace('/confirm/', '/device/')])
      for (const method of ['GET', 'POST'] as const) expect((await visit(method, each)).statusCode).toBe(404);
    await db.updateTable('customer').set({ active: false }).execute();
    expect((await visit('POST', url)).statusCode).toBe(404);
    expect(await confirmed()).toBe(false);
  });

  it('the confirmation link is emailed again to a logged-in customer, three times a day, until confirmed', async () => {
    const me = await signUp();
    const send = async () => (await request(sendEmailConfirmation, {}, me)).status;
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
    const kinds = () => mailsTo(db, email).then((mails) => mails.map(({ kind }) => kind));
    expect(await kinds()).toEqual(['welcome', 'confirmAddress', 'confirmAddress', 'confirmAddress']);
    expect((await request(sendEmailConfirmation, {})).envelope.statusCode).toBe(401);
    await visit('POST', confirmAddressPath(app.secret, me.customerId));
    await db.deleteFrom('rate_window').execute();
    expect(await send()).toBe(200);
    expect(await kinds()).toHaveLength(4);
  });

  it('the profile says whether the email address is confirmed', async () => {
    const me = await signUp();
    const state = async () => (await request(getEmailState, {}, me)).data;
    expect(await state()).toEqual([{ EmailAddress: email, IsConfirmed: false, PhoneNumber: '' }]);
    await visit('POST', confirmAddressPath(app.secret, me.customerId));
    expect(await state()).toEqual([{ EmailAddress: email, IsConfirmed: true, PhoneNumber: '' }]);
    expect((await request(getEmailState, {})).envelope.statusCode).toBe(401);
  });
});

describe('the link in an email with a code', () => {
  const browser = { 'sec-fetch-site': 'same-origin' };
  const newestCode = async () =>
    (await db.selectFrom('one_time_code').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
  const markOf = (reply: { headers: Record<string, unknown> }) =>
    /kado-browser=[\w-]{43}/u.exec(JSON.stringify(reply.headers['set-cookie'] ?? ''))?.[0];
  const link = async () => {
    await request(validateEmailSendOtp, { Email: email });
    return ownDevicePath(app.secret, await newestCode());
  };

  it('the link makes a browser trusted, which strangers cannot lock out', async () => {
    await signUp();
    const url = await link();
    expect((await visit('GET', url)).body).toContain('<form method="post">');
    expect(await db.selectFrom('known_browser').selectAll().execute()).toEqual([]);
    const mark = markOf(await visit('POST', url, browser))!;
    expect(mark).toBeDefined();
    // Uses up all codes and password attempts of the day, as strangers could.
    for (let at = 0; at < 12; at += 1) await request(getUserLogin, { Email: email, Password: 'wrong' });
    for (let at = 0; at < 12; at += 1) await request(validateEmailSendOtp, { Email: email });
    const before = (await mailsTo(db, email)).length;
    const own = { ...browser, cookie: mark };
    await request(validateEmailSendOtp, { Email: email }, null, own);
    expect(await mailsTo(db, email)).toHaveLength(before + 1);
    const login = await request(getUserLogin, { Email: email, Password: strangersPassword }, null, own);
    expect(login.envelope.token).not.toBeNull();
  });

  it('the link in an email with a code keeps a browser’s cookie, and ignores forms from another site', async () => {
    await signUp();
    const url = await link();
    const cookie = `kado-browser=${'x'.repeat(43)}`;
    expect(markOf(await visit('POST', url, { 'sec-fetch-site': 'cross-site' }))).toBeUndefined();
    expect(await db.selectFrom('known_browser').selectAll().execute()).toEqual([]);
    expect(markOf(await visit('POST', url, { ...browser, cookie }))).toBe(cookie);
  });

  it('the link is valid for a day, until a code was used, and for five browsers a day', async () => {
    await signUp();
    const url = await link();
    for (let at = 0; at < 5; at += 1) expect((await visit('POST', url, browser)).statusCode).toBe(200);
    expect((await visit('POST', url, browser)).statusCode).toBe(404);
    await db.deleteFrom('rate_window').execute();
    await db
      .updateTable('one_time_code')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect((await visit('POST', url, browser)).statusCode).toBe(404);
    const next = await link();
    expect((await visit('GET', next)).statusCode).toBe(200);
    await reset();
    expect((await visit('GET', next)).statusCode).toBe(404);
  });

  it('the link leads nowhere for an unknown email address', async () => {
    await request(validateEmailSendOtp, { Email: 'nobody@example.com' });
    expect((await visit('POST', ownDevicePath(app.secret, await newestCode()), browser)).statusCode).toBe(
      404,
    );
  });
});
